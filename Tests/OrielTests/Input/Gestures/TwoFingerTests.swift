import Foundation
import Oriel
import OrielTesting
import Testing

/// The values that two-finger gestures have reported.
@MainActor
private final class Heard {
  var magnified: [MagnifyGesture.Value] = []
  var magnifyEnds: [MagnifyGesture.Value] = []
  var rotated: [RotateGesture.Value] = []
  var rotateEnds: [RotateGesture.Value] = []
  var dragged: [CGSize] = []
  var dragEnds = 0
  var taps = 0
}

extension TestHost {
  fileprivate var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  fileprivate var texts: [String] { allElements.map(\.label).filter { !$0.isEmpty } }

  /// Advances by a frame and then sends an event of one finger.
  fileprivate func touch(_ phase: PointerEvent.Phase, _ location: CGPoint, finger: Int) {
    advance(by: TestHost.frameDuration)
    switch phase {
    case .down: pointerDown(at: location, pointer: finger)
    case .up: pointerUp(at: location, pointer: finger)
    case .cancel: pointerCancel(at: location, pointer: finger)
    case .move, .leave: pointerMove(to: location, pointer: finger)
    }
  }
}

@MainActor @Suite("Two-finger gestures")
struct TwoFingerTests {
  private let heard = Heard()

  private func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool { abs(a - b) < tolerance }

  private func magnifying(_ view: some View, minimum: CGFloat = 0.01) -> some View {
    view.gesture(
      MagnifyGesture(minimumScaleDelta: minimum)
        .onChanged { [heard] in heard.magnified.append($0) }
        .onEnded { [heard] in heard.magnifyEnds.append($0) })
  }

  @Test("Fingers that move apart magnify, starting when the second finger goes down")
  func magnifies() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) { magnifying(Color.red.frame(width: 200, height: 100)) }
    host.pinch(at: CGPoint(x: 150, y: 150), scale: 2)
    let end = try #require(heard.magnifyEnds.first)
    #expect(heard.magnifyEnds.count == 1)
    #expect(near(end.magnification, 2))
    #expect(end.startLocation == CGPoint(x: 50, y: 50))
    #expect(end.startAnchor == UnitPoint(x: 0.25, y: 0.5))
    #expect(near(end.velocity, 4, within: 0.2))
    #expect(heard.magnified.map(\.magnification) == heard.magnified.map(\.magnification).sorted())
    #expect(heard.magnified.count > 10)
  }

  @Test("The times of values are the dates of their events")
  func dates() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300), now: Date(timeIntervalSince1970: 1_700_000_000)) {
      Color.red.frame(width: 200, height: 100).gesture(
        MagnifyGesture().onEnded { [heard] in heard.magnifyEnds.append($0) }
          .simultaneously(with: RotateGesture().onEnded { [heard] in heard.rotateEnds.append($0) }))
    }
    host.advance(by: 5)
    let start = host.date
    host.pinch(at: host.center, scale: 2, rotation: .degrees(90))
    let times = try [#require(heard.magnifyEnds.first).time, #require(heard.rotateEnds.first).time]
    #expect(times.allSatisfy { $0 > start && $0 <= host.date })
  }

  @Test("Fingers that rest before they are lifted have no velocity")
  func rests() throws {
    let host = TestHost { magnifying(Color.red.frame(width: 200, height: 200)) }
    var pinch = host.pinchBegan(at: host.center)
    host.pinchChanged(&pinch, scale: 1.5)
    host.advance(by: 0.3)
    host.pinchEnded(pinch)
    #expect(try #require(heard.magnifyEnds.first).velocity == 0)
  }

  @Test("A magnification doesn't begin before its minimum change")
  func leastChange() {
    let host = TestHost { magnifying(Color.red.frame(width: 200, height: 200), minimum: 0.2) }
    host.pinch(at: host.center, scale: 1.15)
    #expect(heard.magnified.isEmpty)
    #expect(heard.magnifyEnds.isEmpty)
    host.pinch(at: host.center, scale: 0.75)
    #expect(near(heard.magnifyEnds.first?.magnification ?? 0, 0.75))
  }

  @Test("One finger doesn't magnify")
  func oneFinger() {
    let host = TestHost { magnifying(Color.red.frame(width: 200, height: 200)) }
    host.drag(from: host.center, to: CGPoint(x: host.center.x + 60, y: host.center.y))
    #expect(heard.magnified.isEmpty)
    host.pinch(at: host.center, scale: 1.5)
    #expect(!heard.magnified.isEmpty)
  }

  @Test("Fingers that move around each other rotate, also beyond half a turn")
  func rotates() throws {
    let host = TestHost {
      Color.red.frame(width: 200, height: 200)
        .gesture(
          RotateGesture()
            .onChanged { [heard] in heard.rotated.append($0) }
            .onEnded { [heard] in heard.rotateEnds.append($0) })
    }
    host.pinch(at: host.center, rotation: .degrees(270), duration: 0.5)
    let end = try #require(heard.rotateEnds.first)
    #expect(near(end.rotation.degrees, 270, within: 0.01))
    #expect(near(end.velocity.degrees, 540, within: 20))
    host.pinch(at: host.center, rotation: .degrees(-30))
    #expect(near(heard.rotateEnds.last?.rotation.degrees ?? 0, -30, within: 0.01))
  }

  @Test("Magnification and rotation are recognized at the same time")
  func both() {
    let host = TestHost {
      Color.red.frame(width: 200, height: 200)
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { [heard] in
              if let first = $0.first { heard.magnified.append(first) }
              if let second = $0.second { heard.rotated.append(second) }
            })
    }
    host.pinch(at: host.center, scale: 1.5, rotation: .degrees(45))
    #expect(near(heard.magnified.last?.magnification ?? 0, 1.5))
    #expect(near(heard.rotated.last?.rotation.degrees ?? 0, 45, within: 0.01))
  }

  @Test("The older gestures MagnificationGesture and RotationGesture report a number and an angle")
  func oldNames() {
    var scales: [CGFloat] = []
    var angles: [Angle] = []
    let host = TestHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 200).gesture(MagnificationGesture().onEnded { scales.append($0) })
        Color.blue.frame(width: 200, height: 200).gesture(RotationGesture().onEnded { angles.append($0) })
      }
    }
    host.pinch(at: CGPoint(x: host.center.x, y: host.center.y - 100), scale: 0.5)
    host.pinch(at: CGPoint(x: host.center.x, y: host.center.y + 100), rotation: .degrees(20))
    #expect(near(scales.first ?? 0, 0.5))
    #expect(near(angles.first?.degrees ?? 0, 20, within: 0.01))
  }

  @Test("A touchpad's pinch magnifies and presses nothing")
  func touchpad() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      magnifying(
        Color.red.frame(width: 200, height: 100).onTapGesture { [heard] in heard.taps += 1 }
          .gesture(DragGesture(minimumDistance: 0).onChanged { [heard] in heard.dragged.append($0.translation) }))
    }
    #expect(host.touchpadPinch(at: CGPoint(x: 250, y: 125), scale: 3))
    let end = try #require(heard.magnifyEnds.first)
    #expect(near(end.magnification, 3))
    #expect(end.startAnchor == UnitPoint(x: 0.75, y: 0.25))
    #expect(heard.taps == 0)
    #expect(heard.dragged.isEmpty)
    #expect(!host.touchpadPinch(at: CGPoint(x: 10, y: 10), scale: 3), "No gesture follows a pinch there")
  }

  @Test("A scroll wheel magnifies while the Control key is down, and scrolls where nothing can be magnified")
  func wheel() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          magnifying(Color.red.frame(height: 200))
          Color.blue.frame(height: 600).accessibilityElement().accessibilityIdentifier("blue")
        }
      }
    }
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -60), modifiers: .control)
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -60), modifiers: .control)
    #expect(heard.magnifyEnds.isEmpty)
    host.advance(by: 0.5)
    #expect(heard.magnifyEnds.count == 1)
    #expect(near(heard.magnifyEnds[0].magnification, exp(120.0 / 300)))
    #expect(try host.find("blue").frame.minY == 200)
    host.scroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: 60), modifiers: .control)
    try host.settle()
    #expect(try host.find("blue").frame.minY < 200)
  }

  // MARK: With other gestures

  private func wideButton(_ number: Int) -> some View {
    Button {
      heard.taps += 1
    } label: {
      Text(verbatim: "\(number)").frame(width: 150, height: 200).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  @Test("A two-finger gesture takes precedence over one-finger taps, and buttons below aren't pressed")
  func winsOverOne() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      magnifying(
        HStack(spacing: 0) {
          ForEach(0..<2) { number in
            wideButton(number)
          }
        })
    }
    host.pinch(at: host.center, scale: 1.4, spread: 120)
    #expect(heard.magnifyEnds.count == 1)
    #expect(heard.taps == 0)
  }

  @Test("A second finger magnifies and ends the scroll that the first finger has begun")
  func takesOver() throws {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      ScrollView { magnifying(Color.red.frame(height: 900).accessibilityElement().accessibilityIdentifier("content")) }
    }
    host.touch(.down, CGPoint(x: 200, y: 200), finger: 1)
    for step in 1...5 { host.touch(.move, CGPoint(x: 200, y: 200 - CGFloat(step) * 10), finger: 1) }
    let scrolled = try host.find("content").frame.minY
    #expect(scrolled < -20)
    host.touch(.down, CGPoint(x: 280, y: 150), finger: 2)
    for step in 1...5 { host.touch(.move, CGPoint(x: 280 + CGFloat(step) * 16, y: 150), finger: 2) }
    #expect(near(heard.magnified.last?.magnification ?? 0, 2))
    host.touch(.move, CGPoint(x: 200, y: 100), finger: 1)
    #expect(try host.find("content").frame.minY == scrolled, "The scroll has ended")
    host.touch(.up, CGPoint(x: 200, y: 100), finger: 1)
    #expect(heard.magnifyEnds.count == 1)
    host.touch(.up, CGPoint(x: 360, y: 150), finger: 2)
    try host.settle()
    #expect(try host.find("content").frame.minY == scrolled)
  }

  @Test("Without a two-finger gesture, each finger has its own gesture")
  func apart() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      HStack(spacing: 0) {
        ForEach(0..<2) { number in
          wideButton(number)
        }
      }
    }
    host.pinch(at: host.center, spread: 120)
    #expect(heard.taps == 2)
  }

  @Test("A two-finger gesture requires both fingers on its view")
  func secondFingerElsewhere() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      HStack(spacing: 0) {
        magnifying(Color.red.frame(width: 200, height: 300))
        Color.blue.frame(width: 200, height: 300)
      }
    }
    host.pinch(at: CGPoint(x: 200, y: 150), scale: 2, spread: 100)
    #expect(heard.magnified.isEmpty)
    host.pinch(at: CGPoint(x: 100, y: 150), scale: 2, spread: 80)
    #expect(!heard.magnified.isEmpty)
  }

  @Test("In a combination of a drag and a pinch, the drag follows one finger and the pinch two")
  func dragAndPinch() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      Color.red.frame(width: 300, height: 300)
        .gesture(
          DragGesture().simultaneously(with: MagnifyGesture())
            .onChanged { [heard] in
              if let first = $0.first { heard.dragged.append(first.translation) }
              if let second = $0.second { heard.magnified.append(second) }
            }
            .onEnded { [heard] _ in heard.dragEnds += 1 })
    }
    host.touch(.down, CGPoint(x: 100, y: 100), finger: 1)
    host.touch(.move, CGPoint(x: 140, y: 100), finger: 1)
    #expect(heard.dragged.last == CGSize(width: 40, height: 0))
    host.touch(.down, CGPoint(x: 180, y: 100), finger: 2)
    host.touch(.move, CGPoint(x: 220, y: 100), finger: 2)
    #expect(near(heard.magnified.last?.magnification ?? 0, 2))
    host.touch(.up, CGPoint(x: 220, y: 100), finger: 2)
    host.touch(.move, CGPoint(x: 150, y: 100), finger: 1)
    #expect(heard.dragged.last == CGSize(width: 50, height: 0))
    host.touch(.up, CGPoint(x: 150, y: 100), finger: 1)
    #expect(heard.dragEnds == 1)
  }

  @Test("A gesture state of a pinch resets when a finger is canceled")
  func cancelled() {
    struct Zoom: View {
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        Color.red.frame(width: 200, height: 200)
          .overlay { Text(verbatim: "\((scale * 10).rounded() / 10)") }
          .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
      }
    }
    let host = TestHost { Zoom() }
    var pinch = host.pinchBegan(at: host.center)
    host.pinchChanged(&pinch, scale: 1.5)
    #expect(host.texts == ["1.5"])
    host.touch(.cancel, pinch.center, finger: 2)
    #expect(host.texts == ["1.0"])
    host.touch(.cancel, pinch.center, finger: 1)
    host.pinch(at: host.center, scale: 2)
    #expect(host.texts == ["1.0"])
  }

  @Test("A disabled gesture doesn't prevent the gestures inside it")
  func isEnabled() {
    let host = TestHost {
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { [heard] in heard.taps += 1 }
        .highPriorityGesture(TapGesture().onEnded { [heard] in heard.dragEnds += 1 }, isEnabled: false)
        .gesture(MagnifyGesture().onEnded { [heard] in heard.magnifyEnds.append($0) }, isEnabled: false)
    }
    host.tap(at: host.center)
    #expect(heard.taps == 1)
    host.pinch(at: host.center, scale: 2, spread: 40)
    #expect(heard.dragEnds == 0)
    #expect(heard.magnifyEnds.isEmpty)
  }

  @Test("Removing a view during its pinch ends the pinch")
  func viewGoes() {
    struct Fleeting: View {
      @State private var isThere = true
      var body: some View {
        if isThere {
          Color.red.frame(width: 200, height: 200)
            .gesture(MagnifyGesture().onChanged { if $0.magnification > 1.3 { isThere = false } })
        } else {
          Text("gone")
        }
      }
    }
    let host = TestHost { Fleeting() }
    host.pinch(at: host.center, scale: 2)
    #expect(host.texts == ["gone"])
    host.pinch(at: host.center, scale: 2)
    #expect(host.messages.isEmpty)
  }

  @Test("Fingers that go down at one point, and invalid values of a touchpad, magnify by a finite and positive number")
  func nonsense() {
    let host = TestHost { magnifying(Color.red.frame(width: 200, height: 200)) }
    host.pinch(at: host.center, scale: 3, spread: 0)
    host.touchpadPinch(at: host.center, scale: .nan)
    host.touchpadPinch(at: host.center, scale: .infinity, rotation: .radians(.nan))
    host.touchpadPinch(at: host.center, scale: 0)
    #expect(heard.magnified.allSatisfy { $0.magnification.isFinite && $0.magnification > 0 })
    #expect(host.messages.isEmpty)
  }
}
