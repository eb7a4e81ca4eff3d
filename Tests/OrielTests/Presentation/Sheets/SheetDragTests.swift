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
  /// The window is 810 points high, so that the sheet's highest top edge is at 10, and `medium` at 410.
  private func make(_ view: (Model) -> Dragged) throws -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { view(model) }
    host.usesTouch = true
    try host.settle()
    return (host, model)
  }

  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  @Test("A sheet rests at its detents: a drag up takes it to the next, one down back, and one from the lowest down dismisses it")
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

  @Test("The sheet follows the finger, resized between detents and moved below the lowest, and goes on with its velocity")
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
    // A flick down, from half of the way.
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

  @Test("A sheet that can't be dismissed follows less and less, and comes back")
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

  @Test("The selection is read and written; a program's change is animated")
  func selection() throws {
    let (host, model) = try make { Dragged(model: $0) }
    model.detent = .large
    host.advance(by: 0.1)
    #expect(top(host) > 10 && top(host) < 410)
    try host.settle()
    #expect(top(host) == 10)
    model.detent = .height(3)
    try host.settle()
    // None of the detents: the sheet stays.
    #expect(top(host) == 10 && host.messages.count == 1)
  }

  @Test("One drag goes from the sheet to its content and back")
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
    // 400 points to the top, and what is left scrolls.
    move(to: 200)
    #expect(abs(top(host) - 10) < 1)
    #expect(try row() < start - 60)
    // Back: content first, then the sheet.
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

  @Test("A fling that leaves the sheet at its highest scrolls its content on")
  func flings() throws {
    let (host, model) = try make { Dragged(model: $0, detents: [.large], hasList: true) }
    _ = model
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1)
    try host.settle()
    #expect(top(host) == 10 && !host.exists("Row 0"))
  }

  @Test("Where content is to scroll first, a drag up on it leaves the sheet where it is")
  func scrolls() throws {
    let (host, _) = try make { Dragged(model: $0, interaction: .scrolls, hasList: true) }
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.5)
    try host.settle()
    #expect(top(host) == 410 && !host.exists("Row 0"))
  }

  @Test("A drag of the sheet runs no body, and a sheet on its way in lays nothing out")
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
@Suite("Sheets that are taken in mid-flight")
struct SheetCatchTests {
  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  /// Takes hold of the sheet after some frames of a motion, and says how far its drawn edge jumps then, and while the finger rests.
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
    // The movement that makes it a drag moves nothing itself.
    host.pointerMove(to: CGPoint(x: start.x, y: start.y - 12))
    var largest = abs(top(host) - before)
    for _ in 0..<30 {
      host.advance(by: TestHost.frameDuration)
      largest = max(largest, abs(top(host) - before))
    }
    // From here on it follows; on content with the way that made it a drag, which content takes a part of at the end.
    host.pointerMove(to: CGPoint(x: start.x, y: start.y - 15))
    let moved = before - top(host)
    #expect(hasList ? moved >= 0 && moved < 15.5 : moved > 0 && moved < 3.5, "after \(frames) frames")
    let isLow = top(host) > 620 && !isDisabled
    host.pointerUp(at: CGPoint(x: start.x, y: start.y - 15))
    try host.settle()
    // Let go further down than half of the lowest detent, it leaves.
    #expect(isLow ? !model.isPresented : [10, 410].contains(top(host)), "after \(frames) frames")
    return largest
  }

  @Test("Taken on its way to another detent, a sheet stays where it is drawn, frame by frame", arguments: [false, true])
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

  @Test("Taken on its way in, a sheet stays where it is drawn, whether it may be dismissed or not", arguments: [false, true])
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

  @Test("Taken on its way back from beyond its ends, a sheet stays where it is drawn", arguments: [false, true])
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

  @Test("Let go in mid-flight and taken again at once, many times, a sheet never jumps")
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
@Suite("Wheels and touchpads on sheets")
struct SheetScrollTests {
  private func make(_ view: (Model) -> Dragged) throws -> (TestHost, Model) {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 810)) { view(model) }
    try host.settle()
    return (host, model)
  }

  private func top(_ host: TestHost) -> CGFloat { host.findAll(role: .isModal).first?.frame.minY ?? .nan }

  private let place = CGPoint(x: 200, y: 700)

  @Test("On a touchpad a sheet grows before its content scrolls, and shrinks when that has come to its start")
  func touchpad() throws {
    let (host, model) = try make { Dragged(model: $0, hasList: true) }
    func row() throws -> CGFloat { try host.find(label: "Row 0").frame.minY - top(host) }
    let start = try row()
    host.touchpadBegan(at: place)
    for _ in 0..<10 { #expect(host.touchpadChanged(at: place, by: CGSize(width: 0, height: 30))) }
    #expect(abs(top(host) - 110) < 0.5)
    #expect(try abs(row() - start) < 0.5)
    for _ in 0..<5 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: 30)) }
    // 100 points for the sheet, 50 for the content.
    #expect(abs(top(host) - 10) < 0.5)
    #expect(try abs(row() - (start - 50)) < 0.5)
    for _ in 0..<4 { host.touchpadChanged(at: place, by: CGSize(width: 0, height: -30)) }
    #expect(abs(top(host) - 80) < 0.5)
    #expect(try abs(row() - start) < 0.5)
    host.touchpadEnded(at: place)
    try host.settle()
    #expect(top(host) == 10 && model.detent == .large)
  }

  @Test("Let go on a touchpad, a sheet goes on with the velocity: to the next detent, or away from the lowest")
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

  @Test("A fling of content that comes to its start leaves the sheet where it is, and so do sideways movements")
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

  @Test("A click of the wheel takes the sheet to its next detent, content scrolls when it has got there")
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
    // Back to the start in one turn: the sheet stays; in the next it shrinks, and is never dismissed.
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

  @Test("Where content is to scroll first it does, and beside the sheet nothing happens")
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

  @Test("A sheet without a scroll view follows the touchpad; one whose fingers nobody lifted is let go by what comes next")
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
