import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor
@Suite("Selection of read-only text")
struct TextSelectabilityTests {
  private struct Page: View {
    let log: Log
    var selectable = true

    var body: some View {
      VStack(alignment: .leading, spacing: 40) {
        Text(verbatim: "quick brown fox\njumps over").accessibilityIdentifier("text").onTapGesture { log.taps += 1 }
        Text(verbatim: "never").textSelection(.disabled).accessibilityIdentifier("never")
        Button("Press me") { log.presses += 1 }
        Color.clear.frame(width: 300, height: 100)
      }
      .modifier(Selectable(isOn: selectable))
      .padding(20)
    }
  }

  private struct Selectable: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      if isOn { content.textSelection(.enabled) } else { content }
    }
  }

  private final class Log {
    var taps = 0
    var presses = 0
  }

  private let log = Log()

  private func host(usesTouch: Bool = false, selectable: Bool = true) -> TestHost {
    let host = TestHost(size: CGSize(width: 390, height: 500)) { Page(log: log, selectable: selectable).softwareKeyboard(.never) }
    host.usesTouch = usesTouch
    return host
  }

  private func boxes(_ host: TestHost) -> [TextSelectionBox] {
    func all(_ box: LayoutBox) -> [TextSelectionBox] { ((box as? TextSelectionBox).map { [$0] } ?? []) + box.children.flatMap(all) }
    return all(host.graph.rootBox)
  }

  /// Returns a point in the window just after the left edge of a character in the first text.
  private func point(_ offset: Int, _ host: TestHost) throws -> CGPoint {
    let box = try #require(boxes(host).first)
    let caret = box.place(of: TextCaret(offset)).applying(box.transform(to: nil))
    return CGPoint(x: caret.minX + 1, y: caret.midY)
  }

  private func selected(_ host: TestHost) -> String? { (host.graph.input.focus.focused as? TextSelectionBox)?.editing.selectedText }

  private func drag(_ host: TestHost, from start: Int, to end: Int) throws {
    let (first, last) = (try point(start, host), try point(end, host))
    host.pointerDown(at: first)
    for step in 1...5 {
      host.advance(by: TestHost.frameDuration)
      let share = CGFloat(step) / 5
      host.pointerMove(to: CGPoint(x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share))
    }
    host.pointerUp(at: last)
  }

  @Test("A drag selects text, and Control-C copies it")
  func aDragSelectsAndControlCCopies() throws {
    let host = host()
    let plain = host.snapshot().pngData
    try drag(host, from: 6, to: 11)
    #expect(selected(host) == "brown")
    #expect(host.snapshot().pngData != plain, "The selection is visible")
    #expect(host.press("c", modifiers: .control))
    #expect(host.clipboard == "brown")
    #expect(log.taps == 0)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A drag across lines selects text in both")
  func aDragAcrossLinesSelectsBoth() throws {
    let host = host()
    try drag(host, from: 12, to: 21)
    #expect(selected(host) == "fox\njumps")
    host.close()
  }

  @Test("Two clicks select a word, and three a paragraph")
  func twoClicksSelectAWordAndThreeAParagraph() throws {
    let host = host()
    let place = try point(7, host)
    host.tap(at: place)
    host.tap(at: place)
    #expect(selected(host) == "brown")
    host.tap(at: place)
    #expect(selected(host) == "quick brown fox\n")
    host.close()
  }

  @Test("Control-A selects the whole focused text")
  func controlASelectsAllOfWhatHasTheFocus() throws {
    let host = host()
    host.tap(at: try point(3, host))
    #expect(selected(host)?.isEmpty == true)
    host.press("a", modifiers: .control)
    #expect(selected(host) == "quick brown fox\njumps over")
    host.press("c", modifiers: .control)
    #expect(host.clipboard == "quick brown fox\njumps over")
    host.close()
  }

  @Test("A click elsewhere clears the selection")
  func aClickElsewhereClears() throws {
    let host = host()
    let plain = host.snapshot().pngData
    try drag(host, from: 0, to: 5)
    #expect(selected(host) == "quick")
    host.tap(at: CGPoint(x: 300, y: 400))
    #expect(selected(host) == nil)
    host.hover(at: CGPoint(x: 300, y: 400))
    try host.settle()
    #expect(host.snapshot().pngData == plain)
    host.close()
  }

  @Test("A single click is left to the views around the text")
  func aClickByItselfIsLeftToTheViewsAround() throws {
    let host = host()
    host.tap(at: try point(3, host))
    #expect(log.taps == 1)
    host.close()
  }

  @Test("The label of a control can be pressed and isn't selectable")
  func labelsOfControlsArePressed() throws {
    let host = host()
    try host.tap("Press me")
    #expect(log.presses == 1)
    let button = try host.find("Press me")
    host.pointerDown(at: button.center)
    host.pointerMove(to: CGPoint(x: button.center.x + 12, y: button.center.y))
    host.pointerUp(at: CGPoint(x: button.center.x + 12, y: button.center.y))
    #expect(log.presses == 2)
    #expect(selected(host) == nil)
    host.close()
  }

  @Test("A text with disabled selection can't be selected")
  func whatIsDisabledIsNotSelected() throws {
    let host = host()
    // The first text, and the button's label.
    #expect(boxes(host).count == 2)
    let place = try host.find("never").center
    host.tap(at: place)
    host.tap(at: place)
    #expect(selected(host) == nil)
    host.hover(at: place)
    #expect(host.pointerShape != "text")
    host.hover(at: try point(3, host))
    #expect(host.pointerShape == "text")
    host.close()
    let other = self.host(selectable: false)
    #expect(boxes(other).isEmpty)
    other.close()
  }

  @Test("A long touch selects a word, and its handles extend the selection")
  func aFingerThatIsHeldSelectsAWordAndFindsHandles() throws {
    let host = host(usesTouch: true)
    let place = try point(7, host)
    host.pointerDown(at: place)
    host.advance(by: 0.6)
    host.pointerUp(at: place)
    host.advance(by: 0.1)
    #expect(selected(host) == "brown")
    #expect(host.exists("Copy") && !host.exists("Cut"))
    try host.tap("Copy")
    #expect(host.clipboard == "brown")
    let box = try #require(boxes(host).first)
    #expect(box.showsHandles)
    let end = box.place(of: TextCaret(11, .upstream)).applying(box.transform(to: nil))
    let goal = try point(15, host)
    host.pointerDown(at: CGPoint(x: end.midX, y: end.maxY + 4))
    host.pointerMove(to: CGPoint(x: goal.x, y: end.midY))
    host.pointerUp(at: CGPoint(x: goal.x, y: end.midY))
    #expect(selected(host) == "brown fox")
    host.close()
  }

  @Test("A secondary click opens a menu with the available commands")
  func theOtherButtonOpensAMenuOfWhatCanBeDone() throws {
    let host = host()
    host.secondaryTap(at: try point(3, host))
    host.advance(by: 0.1)
    try host.tap("Select All")
    #expect(selected(host) == "quick brown fox\njumps over")
    host.close()
  }

  @Test("Tab doesn't stop at read-only texts")
  func tabDoesNotStopAtTextsThatAreRead() throws {
    let host = host()
    host.press(.tab)
    #expect(try host.find("Press me").isFocused)
    host.press(.tab)
    #expect(try host.find("Press me").isFocused)
    host.close()
  }

  @Test("A selection stays in place when text is appended")
  func whatIsSelectedStaysWhereTheTextGoesOn() throws {
    struct Growing: View {
      @State private var text = "one two"

      var body: some View {
        VStack {
          Text(text).textSelection(.enabled).padding(20)
          Button("More") { text += " three" }.keyboardShortcut("m")
        }
      }
    }
    let host = TestHost(size: CGSize(width: 390, height: 300)) { Growing() }
    let place = try point(5, host)
    host.tap(at: place)
    host.tap(at: place)
    #expect(selected(host) == "two")
    host.press("m", modifiers: .command)
    #expect(host.exists(text: "three"))
    #expect(selected(host) == "two")
    host.close()
  }
}
