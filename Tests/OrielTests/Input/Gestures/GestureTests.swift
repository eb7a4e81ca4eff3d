import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite struct GestureTests {
  private let log = TapCount()

  private func square<G: Gesture>(_ gesture: G) -> InputHarness {
    InputHarness(Color.red.gesture(gesture), size: CGSize(width: 200, height: 200))
  }

  @Test func `A drag begins beyond its minimum distance and ends with a velocity`() {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let window = square(DragGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    window.pointer(.down, 50, 50)
    window.pointer(.move, 55, 50)
    #expect(values.isEmpty)
    window.pointer(.up, 55, 50)
    #expect(end == nil)
    window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(values.first?.translation == CGSize(width: 10, height: 0))
    #expect(end?.translation == CGSize(width: 40, height: 0))
    #expect(end?.startLocation == CGPoint(x: 50, y: 50))
    #expect(abs((end?.velocity.width ?? 0) - 1000) < 1)
    #expect((end?.predictedEndTranslation.width ?? 0) > 40)
  }

  @Test func `The time of a drag is the date of its event`() {
    var times: [Date] = []
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let host = TestHost(size: CGSize(width: 200, height: 200), now: start) {
      Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { times.append($0.time) }.onEnded { times.append($0.time) })
    }
    host.advance(by: 2)
    host.pointerDown(at: CGPoint(x: 50, y: 50))
    #expect(times == [host.date] && host.date.timeIntervalSince(start) > 1.9)
    host.advance(by: 1)
    host.pointerMove(to: CGPoint(x: 90, y: 50))
    #expect(times.last == host.date)
    host.advance(by: 1)
    host.pointerUp(at: CGPoint(x: 90, y: 50))
    #expect(times.count == 3 && times.last == host.date)
  }

  @Test func `The innermost of equal gestures wins, a high-priority gesture precedes it, and a simultaneous one is recognized as well`() {
    let log = log
    let view = Color.red.onTapGesture { log.log.append("inner") }.onTapGesture { log.log.append("outer") }
    InputHarness(view).tap(20, 20)
    #expect(log.log == ["inner"])
    log.log = []
    let high = Color.red.onTapGesture { log.log.append("inner") }
      .highPriorityGesture(TapGesture().onEnded { log.log.append("high") })
    InputHarness(high).tap(20, 20)
    #expect(log.log == ["high"])
    log.log = []
    let both = Color.red.onTapGesture { log.log.append("inner") }
      .simultaneousGesture(TapGesture().onEnded { log.log.append("beside") })
    InputHarness(both).tap(20, 20)
    #expect(log.log.sorted() == ["beside", "inner"])
  }

  @Test func `A gesture mask excludes gestures`() {
    let log = log
    let view = Color.red.onTapGesture { log.log.append("inner") }
      .gesture(TapGesture().onEnded { log.log.append("outer") }, including: .gesture)
    InputHarness(view).tap(20, 20)
    #expect(log.log == ["outer"])
    log.log = []
    let none = Color.red.onTapGesture { log.log.append("inner") }
      .highPriorityGesture(TapGesture().onEnded { log.log.append("outer") }, including: .subviews)
    InputHarness(none).tap(20, 20)
    #expect(log.log == ["inner"])
  }

  @Test func `A drag takes precedence over the tap of a button inside`() {
    let log = log
    let view = Button(action: { log.log.append("button") }, label: { Color.red })
      .gesture(DragGesture().onEnded { _ in log.log.append("drag") })
    let window = InputHarness(view)
    window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    #expect(log.log == ["drag"])
    window.tap(50, 50)
    #expect(log.log == ["drag", "button"])
  }

  @Test func `A double tap delays the single tap on the same view`() {
    let log = log
    let view = Color.red.onTapGesture(count: 2) { log.log.append("double") }.onTapGesture { log.log.append("single") }
    let window = InputHarness(view)
    window.tap(20, 20)
    #expect(log.log.isEmpty)
    window.advance(by: 0.3)
    #expect(log.log == ["single"])
    log.log = []
    window.tap(20, 20)
    window.advance(by: 0.1)
    window.tap(20, 20)
    window.advance(by: 0.5)
    #expect(log.log == ["double"])
    log.log = []
    for _ in 0..<2 {
      window.tap(20, 20)
      window.advance(by: 0.1)
      window.tap(20, 20)
      window.advance(by: 0.5)
    }
    #expect(log.log == ["double", "double"])
  }

  @Test func `A single tap without a double tap is recognized at once`() {
    let log = log
    let window = InputHarness(Color.red.onTapGesture { log.log.append("single") })
    window.tap(20, 20)
    window.tap(20, 20)
    #expect(log.log == ["single", "single"])
    #expect(window.host.graph.pendingTimerCount == 0)
  }

  @Test func `A long press is recognized after half a second, and moving away ends it`() {
    let log = log
    let view = Color.red.onLongPressGesture {
      log.log.append("long")
    } onPressingChanged: {
      log.log.append("\($0)")
    }
    let window = InputHarness(view)
    window.pointer(.down, 20, 20)
    window.advance(by: 0.45)
    #expect(log.log == ["true"])
    window.advance(by: 0.1)
    window.pointer(.up, 20, 20)
    #expect(log.log == ["true", "long", "false"])
    log.log = []
    window.pointer(.down, 20, 20)
    window.pointer(.move, 40, 20)
    window.advance(by: 1)
    window.pointer(.up, 40, 20)
    #expect(log.log == ["true", "false"])
  }

  struct Dragged: View {
    let model: TapCount
    @GestureState private var offset = CGSize.zero

    var body: some View {
      let _ = model.log.append("\(Int(offset.width))")
      Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
  }

  @Test(arguments: [PointerEvent.Phase.up, .cancel]) func `A gesture state resets when the gesture ends and when it is canceled`(
    phase: PointerEvent.Phase
  ) {
    let window = InputHarness(Dragged(model: log))
    window.pointer(.down, 20, 20)
    window.pointer(.move, 50, 20)
    window.frame()
    #expect(log.log.last == "30")
    window.pointer(phase, 50, 20)
    window.frame()
    #expect(log.log.last == "0")
  }

  @Test func `Suspending the window cancels a gesture in progress`() {
    let window = InputHarness(Dragged(model: log))
    window.pointer(.down, 20, 20)
    window.pointer(.move, 50, 20)
    window.frame()
    var traits = WindowTraits()
    traits.activity = .background
    window.host.update(traits)
    window.frame()
    #expect(log.log.last == "0")
    window.pointer(.up, 50, 20)
  }

  @Test func `Removing a view during its gesture ends the gesture`() {
    struct Going: View {
      let model: TapCount
      @State private var isShown = true

      var body: some View {
        let _ = model.willAct { isShown = false }
        ZStack {
          if isShown {
            Color.red.onLongPressGesture {
              model.log.append("long")
            } onPressingChanged: {
              model.log.append("\($0)")
            }
          }
        }
        .frame(width: 200, height: 200)
      }
    }
    let window = InputHarness(Going(model: log))
    window.pointer(.down, 200, 150)
    #expect(log.log == ["true"])
    log.action?()
    window.advance(by: 1)
    window.pointer(.up, 200, 150)
    #expect(log.log == ["true", "false"])
    #expect(window.host.graph.pendingTimerCount == 0)
  }

  @Test func `Gestures inside a disabled view aren't recognized`() {
    let log = log
    let window = InputHarness(Color.red.onTapGesture { log.log.append("tap") }.disabled(true))
    window.tap(20, 20)
    #expect(log.log.isEmpty)
    let enabled = InputHarness(Color.red.onTapGesture { log.log.append("tap") }.disabled(false))
    enabled.tap(20, 20)
    #expect(log.log == ["tap"])
  }

  @Test func `Hover follows the pointer`() {
    let log = log
    let window = InputHarness(Color.red.frame(width: 100, height: 100).onHover { log.log.append("\($0)") })
    window.hover(200, 150)
    window.frame()
    window.hover(10, 10)
    window.frame()
    #expect(log.log == ["true", "false"])
  }

  @Test func `A view that moves under a resting pointer is hovered`() {
    struct Moving: View {
      let model: TapCount
      @State private var isAway = true

      var body: some View {
        let _ = model.willAct { isAway = false }
        Color.red.frame(width: 100, height: 100).onHover { model.log.append("\($0)") }.offset(x: isAway ? 150 : 0)
      }
    }
    let window = InputHarness(Moving(model: log))
    window.hover(200, 150)
    window.frame()
    #expect(log.log.isEmpty)
    log.action?()
    window.frame()
    #expect(log.log == ["true"])
  }

  /// Random events of two pointers must leave no view pressed and no timer pending.
  @Test(arguments: 0..<5) func `Random presses leave nothing pressed and no timer behind`(seed: UInt64) {
    struct Playground: View {
      let model: TapCount
      @GestureState private var isDragged = false

      var body: some View {
        let _ = model.log.append("drag \(isDragged)")
        VStack(spacing: 0) {
          Color.red.onTapGesture(count: 2) {}.onTapGesture {}
            .onLongPressGesture {
            } onPressingChanged: {
              model.count += $0 ? 1 : -1
            }
          Button("Press") {}.buttonStyle(.bordered)
          Color.blue.highPriorityGesture(DragGesture().updating($isDragged) { _, state, _ in state = true })
          Color.green.gesture(LongPressGesture().sequenced(before: DragGesture()).updating($isDragged) { _, state, _ in state = true })
        }
        .simultaneousGesture(TapGesture(count: 3))
      }
    }
    var random = SeededGenerator(seed: seed &+ 1)
    let window = InputHarness(Playground(model: log))
    var held: Set<Int> = []
    for _ in 0..<500 {
      let pointer = Int.random(in: 0..<2, using: &random)
      let (x, y) = (CGFloat.random(in: 0..<400, using: &random), CGFloat.random(in: 0..<300, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        if held.insert(pointer).inserted { window.pointer(.down, x, y, pointer: pointer) }
      case 2: if held.contains(pointer) { window.pointer(.move, x, y, pointer: pointer) }
      case 3: if held.remove(pointer) != nil { window.pointer(.up, x, y, pointer: pointer) }
      case 4 where held.contains(pointer) && Bool.random(using: &random):
        held.remove(pointer)
        window.pointer(.cancel, x, y, pointer: pointer)
      default: window.advance(by: 0.1)
      }
    }
    for pointer in held { window.pointer(.up, 0, 0, pointer: pointer) }
    window.advance(by: 1)
    #expect(log.count == 0)
    #expect(log.log.last == "drag false")
    #expect(window.host.graph.pendingTimerCount == 0)
    #expect(window.host.graph.isIdle)
  }

  @Test func `In a right-to-left layout, locations start at the right`() {
    let log = log
    let window = InputHarness(Color.red.frame(width: 100, height: 100).onTapGesture { log.point = $0 }) {
      $0.layoutDirection = .rightToLeft
    }
    window.tap(160, 150)
    #expect(log.point == CGPoint(x: 90, y: 50))
  }

  @Test func `A drag that follows a long press starts at the location of the press`() {
    let log = log
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
      if case .second(true, let drag?) = value { log.point = CGPoint(x: drag.translation.width, y: drag.translation.height) }
    }
    let window = square(gesture)
    window.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(log.point == .zero)
    window.pointer(.down, 20, 20)
    window.advance(by: 0.6)
    window.pointer(.move, 50, 30)
    window.pointer(.up, 50, 30)
    #expect(log.point == CGPoint(x: 30, y: 10))
  }

  @Test func `The first of two exclusive gestures takes precedence`() {
    let log = log
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: log.log.append("double")
      case .second: log.log.append("single")
      }
    }
    let window = square(gesture)
    window.tap(20, 20)
    window.tap(20, 20)
    window.advance(by: 0.5)
    #expect(log.log == ["double"])
    window.tap(20, 20)
    window.advance(by: 0.5)
    #expect(log.log == ["double", "single"])
  }

  @Test func `Both of two simultaneous gestures are recognized`() {
    let log = log
    let gesture = LongPressGesture().onEnded { _ in log.log.append("long") }
      .simultaneously(with: DragGesture(minimumDistance: 0).onEnded { _ in log.log.append("drag") })
    let window = square(gesture)
    window.pointer(.down, 20, 20)
    window.advance(by: 0.6)
    window.pointer(.up, 20, 20)
    #expect(log.log == ["long", "drag"])
  }
}
