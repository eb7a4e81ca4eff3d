import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Dragging a switch")
struct ToggleSlideTests {
  private struct Row: View {
    let journal: Journal
    @State var isOn: Bool

    var body: some View {
      Toggle("Sound", isOn: $isOn).labelsHidden().onChange(of: isOn) { journal.note("\(isOn)") }
    }
  }

  private let journal = Journal()

  private func host(isOn: Bool = false, direction: LayoutDirection = .leftToRight, touch: Bool = true) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 100), layoutDirection: direction) { Row(journal: journal, isOn: isOn) }
    host.usesTouch = touch
    return host
  }

  /// Returns the x coordinate of the thumb's center.
  private func thumb(_ host: TestHost) -> CGFloat {
    var found: CGFloat = .nan
    func visit(_ box: LayoutBox) {
      if box.size.height == 27, box is ShapeBox { found = box.windowFrame.midX }
      box.children.forEach(visit)
    }
    visit(host.graph.rootBox)
    return found
  }

  private func slide(_ host: TestHost, by distance: CGFloat, rest: TimeInterval = 0.3) {
    let start = CGPoint(x: 100, y: 50)
    host.pointerDown(at: start)
    for step in 1...10 {
      host.advance(by: TestHost.frameDuration)
      host.pointerMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
    }
    host.advance(by: rest)
    host.pointerMove(to: CGPoint(x: start.x + distance, y: start.y))
    host.pointerUp(at: CGPoint(x: start.x + distance, y: start.y))
  }

  @Test("A drag to the other side turns the switch on, and a drag back turns it off")
  func acrossAndBack() throws {
    let host = host()
    slide(host, by: 20)
    #expect(journal.entries == ["true"])
    try host.settle()
    #expect(thumb(host) == 110)
    slide(host, by: -20)
    #expect(journal.entries == ["true", "false"])
    try host.settle()
    #expect(thumb(host) == 90)
  }

  @Test("The thumb follows the touch within the track, and the value doesn't change before the release")
  func follows() {
    let host = host()
    let start = CGPoint(x: 90, y: 50)
    host.pointerDown(at: start)
    host.advance(by: 0.5)
    let held = thumb(host)
    #expect(held == 92.5)
    for distance: CGFloat in [6, 9, 12, 9] {
      host.pointerMove(to: CGPoint(x: start.x + distance, y: start.y))
      #expect(abs(thumb(host) - held - distance) < 0.01)
    }
    host.pointerMove(to: CGPoint(x: start.x + 80, y: start.y))
    #expect(abs(thumb(host) - 107.5) < 0.01)
    #expect(journal.entries.isEmpty)
    host.pointerCancel(at: start)
    host.advance(by: 1)
    #expect(thumb(host) == 90 && journal.entries.isEmpty)
  }

  @Test("A slow drag that returns doesn't change the value")
  func returns() throws {
    let host = host()
    host.pointerDown(at: CGPoint(x: 90, y: 50))
    for x: CGFloat in [100, 112, 100, 91] {
      host.pointerMove(to: CGPoint(x: x, y: 50))
      host.advance(by: 0.3)
    }
    host.pointerMove(to: CGPoint(x: 91, y: 50))
    host.pointerUp(at: CGPoint(x: 91, y: 50))
    try host.settle()
    #expect(journal.entries.isEmpty && thumb(host) == 90)
    slide(host, by: 20)
    #expect(journal.entries == ["true"])
  }

  @Test("The direction of a fling determines the value, wherever the thumb is")
  func fling() {
    let host = host(isOn: true)
    host.pointerDown(at: CGPoint(x: 110, y: 50))
    host.pointerMove(to: CGPoint(x: 105, y: 50))
    host.advance(by: TestHost.frameDuration)
    host.pointerMove(to: CGPoint(x: 99, y: 50))
    host.pointerUp(at: CGPoint(x: 99, y: 50))
    #expect(journal.entries == ["false"])
  }

  @Test("A tap toggles the switch, even with a small movement", arguments: [true, false])
  func tap(touch: Bool) {
    let host = host(touch: touch)
    host.tap(at: CGPoint(x: 100, y: 50))
    #expect(journal.entries == ["true"])
    slide(host, by: 6)
    #expect(journal.entries == ["true", "false"])
  }

  @Test("In right-to-left layout the thumb moves to the left to turn on")
  func rightToLeft() throws {
    let host = host(direction: .rightToLeft)
    slide(host, by: -20)
    try host.settle()
    #expect(journal.entries == ["true"] && thumb(host) == 90)
  }

  @Test("A vertical drag doesn't change the switch and reaches an enclosing gesture")
  func acrossTheLine() {
    let journal = journal
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Row(journal: journal, isOn: false).gesture(DragGesture().onChanged { _ in journal.note("drag") })
    }
    host.usesTouch = true
    host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 103, y: 90))
    #expect(journal.entries.first == "drag" && !journal.entries.contains("true"))
  }
}
