import Foundation
import OrielTesting
import Testing

@testable import Oriel

@Observable
private final class Model {
  var isPresented = true
  var detent = PresentationDetent.medium
  var dismissals = 0
}

private struct Dragged: View {
  @Bindable var model: Model
  var detents: Set<PresentationDetent> = [.medium, .large]
  var interaction = PresentationContentInteraction.automatic
  var isDisabled = false
  var hasList = false

  var body: some View {
    Button("Base") {}
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $model.isPresented, onDismiss: { model.dismissals += 1 }) {
        Group {
          if hasList {
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) } }
            }
          } else {
            Color.green.accessibilityElement().accessibilityIdentifier("content")
          }
        }
        .presentationDetents(detents, selection: $model.detent)
        .presentationContentInteraction(interaction)
        .interactiveDismissDisabled(isDisabled)
      }
  }
}

@MainActor
@Suite("Dragging sheets")
struct SheetDragTests {
  /// Creates a window 810 points high, so that the sheet's highest top edge is at 10, and that of `medium` at 410.
  private func make(_ view: (Model) -> Dragged) throws -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { view(model) }
    host.usesTouch = true
    try host.settle()
    return (host, model)
  }

  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  @Test("A drag up moves a sheet to its next detent, a drag down moves it back, and a drag down from the lowest dismisses it")
  func detents() throws {
    let (host, model) = try make { Dragged(model: $0) }
    #expect(top(host) == 410)
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), duration: 0.5)
    try host.settle()
    #expect(top(host) == 10 && model.detent == .large)
    #expect(try host.find(identifier: "content").frame.height == 800)
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 0.5)
    try host.settle()
    #expect(top(host) == 410 && model.detent == .medium)
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 780), duration: 0.5)
    try host.settle()
    #expect(!model.isPresented && model.dismissals == 1)
  }

  @Test("A dragged sheet resizes between its detents and moves below the lowest, and keeps its velocity on release")
  func follows() throws {
    let (host, model) = try make { Dragged(model: $0) }
    host.pointerDown(at: CGPoint(x: 200, y: 500))
    host.advance(by: 0.05)
    host.pointerMove(to: CGPoint(x: 200, y: 480))
    host.advance(by: 0.05)
    let start = top(host)
    host.pointerMove(to: CGPoint(x: 200, y: 380))
    #expect(abs(top(host) - (start - 100)) < 0.5)
    #expect(try abs(host.find(identifier: "content").frame.maxY - 810) < 0.5)
    host.advance(by: 0.05)
    host.pointerMove(to: CGPoint(x: 200, y: 580))
    #expect(abs(top(host) - (start + 100)) < 0.5)
    #expect(try abs(host.find(identifier: "content").frame.height - 400) < 0.5)
    // Flicks down from halfway.
    for step in 1...4 {
      host.advance(by: 1.0 / 60)
      host.pointerMove(to: CGPoint(x: 200, y: 580 + 20 * CGFloat(step)))
    }
    let before = top(host)
    host.pointerUp(at: CGPoint(x: 200, y: 660))
    host.advance(by: 1.0 / 60)
    host.advance(by: 1.0 / 60)
    #expect(!model.isPresented)
    let box = try #require(host.graph.rootBox.layers.presentations.first as? PresentationBox)
    #expect(box.card.presentedFrame.minY + box.absence.value * box.card.way > before + 12)
    try host.settle()
    #expect(model.dismissals == 1)
  }

  @Test("A sheet that isn't dismissable resists a drag down and returns to its detent")
  func disabled() throws {
    let (host, model) = try make { Dragged(model: $0, isDisabled: true) }
    host.pointerDown(at: CGPoint(x: 200, y: 420))
    host.pointerMove(to: CGPoint(x: 200, y: 440))
    host.pointerMove(to: CGPoint(x: 200, y: 800))
    #expect(top(host) > 420 && top(host) < 620)
    host.pointerUp(at: CGPoint(x: 200, y: 800))
    try host.settle()
    #expect(model.isPresented && top(host) == 410)
  }

  @Test("The detent selection is read, and a change by the program is animated")
  func selection() throws {
    let (host, model) = try make { Dragged(model: $0) }
    model.detent = .large
    host.advance(by: 0.1)
    #expect(top(host) > 10 && top(host) < 410)
    try host.settle()
    #expect(top(host) == 10)
    model.detent = .height(3)
    try host.settle()
    // The value is none of the sheet's detents, so the sheet stays.
    #expect(top(host) == 10 && host.messages.count == 1)
  }

  @Test("One drag moves the sheet, then scrolls its content, and the reverse on the way back")
  func handsOver() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    func row() throws -> CGFloat { try host.find(label: "Row 0").frame.minY - top(host) }
    let start = try row()
    host.pointerDown(at: CGPoint(x: 200, y: 700))
    var y: CGFloat = 700
    func move(to end: CGFloat) {
      while y != end {
        y += max(-20, min(20, end - y))
        host.advance(by: 1.0 / 60)
        host.pointerMove(to: CGPoint(x: 200, y: y))
      }
    }
    // The sheet moves 400 points to its highest position, and the rest of the drag scrolls the content.
    move(to: 200)
    #expect(abs(top(host) - 10) < 1)
    #expect(try row() < start - 60)
    // On the way back the content scrolls first, then the sheet moves.
    move(to: 350)
    #expect(try abs(row() - start) < 1)
    #expect(top(host) > 20)
    move(to: 500)
    #expect(try abs(row() - start) < 1)
    #expect(top(host) > 150)
    host.pointerUp(at: CGPoint(x: 200, y: 500))
    try host.settle()
    #expect(model.isPresented && [10, 410].contains(top(host)))
  }

  @Test("A fling on a sheet at its largest detent scrolls its content")
  func flings() throws {
    let (host, model) = try make { Dragged(model: $0, detents: [.large], hasList: true) }
    _ = model
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
    try host.settle()
    #expect(top(host) == 10 && !host.exists("Row 0"))
  }

  @Test("With the scrolls content interaction a drag up scrolls the content and keeps the sheet's detent")
  func scrolls() throws {
    let (host, _) = try make { Dragged(model: $0, interaction: .scrolls, hasList: true) }
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.5)
    try host.settle()
    #expect(top(host) == 410 && !host.exists("Row 0"))
  }

  @Test("Dragging a sheet evaluates no body, and its insertion animation lays out nothing")
  func cost() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    host.pointerDown(at: CGPoint(x: 200, y: 420))
    host.pointerMove(to: CGPoint(x: 200, y: 440))
    host.pointerMove(to: CGPoint(x: 200, y: 460))
    let mark = host.mark()
    for step in 0..<10 {
      host.advance(by: 1.0 / 60)
      host.pointerMove(to: CGPoint(x: 200, y: 460 + CGFloat(step) * 10))
    }
    let work = host.work(since: mark)
    #expect(work.bodies == 0 && work.measured == 0 && work.placed == 0)
    host.pointerCancel(at: CGPoint(x: 200, y: 560))
    model.isPresented = false
    try host.settle()
    model.isPresented = true
    host.render()
    host.render()
    let entering = host.mark()
    host.advance(by: 0.1)
    let moved = host.work(since: entering)
    #expect(moved.bodies == 0 && moved.measured == 0 && moved.placed == 0 && moved.displayed <= 6 * 4)
  }
}

@MainActor
@Suite("Sheets caught during an animation")
struct SheetCatchTests {
  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  /// Presses the sheet some frames after an animation has begun. Returns the largest jump of its drawn edge then and while the touch
  /// doesn't move.
  private func jump(frames: Int, hasList: Bool, isDisabled: Bool, _ begin: (TestHost, Model) throws -> Void) throws -> CGFloat {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { Dragged(model: model, isDisabled: isDisabled, hasList: hasList) }
    host.usesTouch = true
    try host.settle()
    try begin(host, model)
    for _ in 0..<frames { host.advance(by: TestHost.frameDuration) }
    let start = CGPoint(x: 200, y: min(top(host) + 60, 780))
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x, y: start.y - 4))
    let before = top(host)
    // The movement that starts the drag doesn't move the sheet.
    host.pointerMove(to: CGPoint(x: start.x, y: start.y - 12))
    var largest = abs(top(host) - before)
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      largest = max(largest, abs(top(host) - before))
    }
    // From here on the sheet follows the touch. Above a scroll view it also follows the distance that started the drag, of which the scroll
    // view consumes a part.
    host.pointerMove(to: CGPoint(x: start.x, y: start.y - 15))
    let moved = before - top(host)
    #expect(hasList ? moved >= 0 && moved < 15.5 : moved > 0 && moved < 3.5, "after \(frames) frames")
    let isLow = top(host) > 620 && !isDisabled
    host.pointerUp(at: CGPoint(x: start.x, y: start.y - 15))
    try host.settle()
    // A sheet that is released below half of its lowest detent is dismissed.
    #expect(isLow ? !model.isPresented : [10, 410].contains(top(host)), "after \(frames) frames")
    return largest
  }

  @Test("A sheet that a touch catches between two detents stays where it is drawn in each frame", arguments: [false, true])
  func betweenDetents(hasList: Bool) throws {
    for frames in [1, 2, 4, 8, 12, 16] {
      let up = try jump(frames: frames, hasList: hasList, isDisabled: false) { _, model in model.detent = .large }
      #expect(up <= 0.5, "up, after \(frames) frames")
      let down = try jump(frames: frames, hasList: hasList, isDisabled: false) { host, model in
        model.detent = .large
        try host.settle()
        model.detent = .medium
      }
      #expect(down <= 0.5, "down, after \(frames) frames")
    }
  }

  @Test(
    "A sheet that a touch catches during its insertion stays where it is drawn, whether it is dismissable or not", arguments: [false, true])
  func comingIn(isDisabled: Bool) throws {
    for frames in [3, 6, 9, 14] {
      let jump = try jump(frames: frames, hasList: false, isDisabled: isDisabled) { host, model in
        model.isPresented = false
        try host.settle()
        model.isPresented = true
      }
      #expect(jump <= 0.5, "after \(frames) frames")
    }
  }

  @Test("A sheet that a touch catches on its return from beyond its limits stays where it is drawn", arguments: [false, true])
  func beyondEnds(isDisabled: Bool) throws {
    for frames in [1, 3, 6, 10] {
      let jump = try jump(frames: frames, hasList: false, isDisabled: isDisabled) { host, model in
        model.detent = .large
        try host.settle()
        host.pointerDown(at: CGPoint(x: 200, y: 400))
        host.pointerMove(to: CGPoint(x: 200, y: 380))
        host.pointerMove(to: CGPoint(x: 200, y: 40))
        host.pointerUp(at: CGPoint(x: 200, y: 40))
      }
      #expect(jump <= 0.5, "after \(frames) frames")
    }
  }

  @Test("A sheet that is repeatedly released and caught during its animations never jumps")
  func again() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("Sheets taken in mid-flight, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) {
      Dragged(model: model, detents: [.medium, .height(250), .large], isDisabled: true)
    }
    host.usesTouch = true
    try host.settle()
    for round in 0..<60 {
      var y = min(max(top(host) + 40, 20), 780)
      host.pointerDown(at: CGPoint(x: 200, y: y))
      let isUp = Bool.random(using: &generator)
      y += isUp ? -12 : 12
      let before = top(host)
      host.pointerMove(to: CGPoint(x: 200, y: y))
      #expect(abs(top(host) - before) <= 0.5, "seed \(seed), round \(round)")
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let last = top(host)
        let distance = CGFloat.random(in: -30...30, using: &generator)
        host.advance(by: TestHost.frameDuration)
        #expect(abs(top(host) - last) <= 0.5, "seed \(seed), round \(round)")
        host.pointerMove(to: CGPoint(x: 200, y: y + distance))
        y += distance
        #expect(abs(top(host) - last) <= abs(distance) + 0.5, "seed \(seed), round \(round)")
      }
      let last = top(host)
      host.pointerUp(at: CGPoint(x: 200, y: y))
      #expect(abs(top(host) - last) <= 0.5, "seed \(seed), round \(round)")
      for _ in 0..<Int.random(in: 0...10, using: &generator) { host.advance(by: TestHost.frameDuration) }
    }
    try host.settle()
    #expect([10, 410, 560].contains(top(host)))
  }
}

@MainActor
@Suite("Mouse wheels and touchpads on sheets")
struct SheetScrollTests {
  private func make(_ view: (Model) -> Dragged) throws -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { view(model) }
    try host.settle()
    return (host, model)
  }

  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  private let place = CGPoint(x: 200, y: 700)

  @Test("A touchpad scroll enlarges a sheet before its content scrolls, and shrinks it once the content is at its start")
  func touchpad() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    func row() throws -> CGFloat { try host.find(label: "Row 0").frame.minY - top(host) }
    let start = try row()
    host.touchpadBegan(at: place)
    for _ in 0..<10 { #expect(host.touchpadChanged(at: place, by: CGSize(width: 0, height: 30))) }
    #expect(abs(top(host) - 110) < 0.5)
    #expect(try abs(row() - start) < 0.5)
    for _ in 0..<5 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: 30)) }
    // 100 points move the sheet, and 50 scroll its content.
    #expect(abs(top(host) - 10) < 0.5)
    #expect(try abs(row() - (start - 50)) < 0.5)
    for _ in 0..<4 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: -30)) }
    #expect(abs(top(host) - 80) < 0.5)
    #expect(try abs(row() - start) < 0.5)
    host.touchpadEnded(at: place)
    try host.settle()
    #expect(top(host) == 10 && model.detent == .large)
  }

  @Test("A sheet released on a touchpad continues with the velocity to the next detent, or is dismissed from the lowest")
  func velocity() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    host.touchpad(at: place, by: CGSize(width: 0, height: 150))
    try host.settle()
    #expect(top(host) == 10 && model.detent == .large)
    host.touchpad(at: place, by: CGSize(width: 0, height: -150))
    try host.settle()
    #expect(top(host) == 410 && model.detent == .medium && model.isPresented)
    host.touchpad(at: place, by: CGSize(width: 0, height: -200))
    try host.settle()
    #expect(!model.isPresented && model.dismissals == 1)
  }

  @Test("A fling that brings content to its start doesn't move the sheet, and neither do horizontal scrolls")
  func fling() throws {
    let (host, model) = try make { Dragged(model: $0, detents: [.large, .medium], hasList: true) }
    model.detent = .large
    try host.settle()
    host.touchpad(at: place, by: CGSize(width: 0, height: 400), rests: true)
    try host.settle()
    host.touchpad(at: place, by: CGSize(width: 0, height: -200))
    try host.settle()
    #expect(top(host) == 10 && host.exists("Row 0"))
    host.touchpad(at: place, by: CGSize(width: 200, height: -90))
    try host.settle()
    #expect(top(host) == 10)
  }

  @Test("A wheel step moves a sheet to its next detent, and the content scrolls only with later steps")
  func wheel() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    let start = try host.find(label: "Row 0").frame.minY - top(host)
    #expect(host.scroll(at: place, by: CGSize(width: 0, height: 60)))
    for _ in 0..<10 { host.scroll(at: place, by: CGSize(width: 0, height: 60)) }
    try host.settle()
    #expect(top(host) == 10 && model.detent == .large)
    #expect(try abs(host.find(label: "Row 0").frame.minY - top(host) - start) < 0.5)
    for _ in 0..<3 { host.scroll(at: place, by: CGSize(width: 0, height: 60)) }
    try host.settle()
    host.advance(by: 0.3)
    #expect(top(host) == 10)
    #expect(try abs(host.find(label: "Row 0").frame.minY - top(host) - (start - 180)) < 0.5)
    // Scrolling back to the start in one turn of the wheel keeps the sheet's detent. The next turn shrinks the sheet, but never dismisses
    // it.
    for _ in 0..<12 { host.scroll(at: place, by: CGSize(width: 0, height: -60)) }
    try host.settle()
    #expect(top(host) == 10)
    #expect(try abs(host.find(label: "Row 0").frame.minY - top(host) - start) < 0.5)
    host.advance(by: 0.3)
    host.scroll(at: place, by: CGSize(width: 0, height: -60))
    try host.settle()
    #expect(top(host) == 410 && model.detent == .medium)
    host.advance(by: 0.3)
    host.scroll(at: place, by: CGSize(width: 0, height: -60))
    try host.settle()
    #expect(top(host) == 410 && model.isPresented)
  }

  @Test("With the scrolls content interaction a scroll moves only the content, and a scroll outside of the sheet does nothing")
  func interaction() throws {
    let (host, _) = try make { Dragged(model: $0, interaction: .scrolls, hasList: true) }
    let start = try host.find(label: "Row 0").frame.minY
    host.touchpad(at: place, by: CGSize(width: 0, height: 100), rests: true)
    host.scroll(at: place, by: CGSize(width: 0, height: 60))
    try host.settle()
    #expect(top(host) == 410)
    #expect(try abs(host.find(label: "Row 0").frame.minY - (start - 160)) < 0.5)
    let beside = CGPoint(x: 200, y: 100)
    #expect(!host.scroll(at: beside, by: CGSize(width: 0, height: 60)))
    #expect(!host.touchpad(at: beside, by: CGSize(width: 0, height: 100)))
    try host.settle()
    #expect(top(host) == 410)
  }

  @Test("A sheet without a scroll view follows the touchpad, and a gesture without an end is ended by the next gesture or by suspension")
  func withoutScrollView() throws {
    let (host, model) = try make { Dragged(model: $0) }
    host.touchpadBegan(at: place)
    for _ in 0..<5 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: 20)) }
    #expect(abs(top(host) - 310) < 0.5)
    host.touchpadBegan(at: place)
    try host.settle()
    #expect(top(host) == 410 && model.isPresented)
    for _ in 0..<5 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: 20)) }
    host.suspend()
    host.resume()
    try host.settle()
    #expect(top(host) == 410)
  }
}
