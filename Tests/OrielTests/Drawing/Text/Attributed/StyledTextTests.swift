import Foundation
import Observation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@Observable
@MainActor
private final class Counter {
  var number = 10
}

@MainActor
@Suite("Styled text")
struct StyledTextTests {
  private func runs(_ text: Text) -> [TextRun] {
    var styled = StyledText(now: Date())
    let environment = EnvironmentValues()
    text.append(to: &styled, style: TextStyleState(environment: environment), environment: environment)
    return styled.runs
  }

  @Test("Markdown in a literal is rendered as bold, italic, code and strikethrough, and Markdown in a string is plain text")
  func markdown() {
    let runs = runs(Text("a **b** *c* `d` ~~e~~"))
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    guard runs.count == 8 else { return }
    #expect(runs[1].font.weight == 700 && runs[0].font.weight == 400)
    #expect(runs[3].font.isItalic && !runs[0].font.isItalic)
    #expect(runs[5].font.family == .monospaced)
    #expect(runs[7].strikethrough != nil)
    let string = "**b**"
    #expect(self.runs(Text(string)).map(\.string) == ["**b**"])
    #expect(self.runs(Text(verbatim: "**b**")).map(\.string) == ["**b**"])
  }

  @Test("An interpolated text keeps its style within the style of the surrounding Markdown")
  func inner() {
    let runs = runs(Text("a **\(Text("b").italic())** \(Text("c").foregroundColor(.red))"))
    #expect(runs.map(\.string) == ["a ", "b", " ", "c"])
    guard runs.count == 4 else { return }
    #expect(runs[1].font.weight == 700 && runs[1].font.isItalic)
    #expect(runs[3].color == Color.red.resolved(in: EnvironmentValues()))
  }

  @Test("Text applies the attributes of an attributed string")
  func attributed() {
    var string = AttributedString("plain ")
    var part = AttributedString("loud")
    part.font = .title
    part.foregroundColor = .red
    part.backgroundColor = .yellow
    part.underlineStyle = .single
    part.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    part.kern = 2
    part.baselineOffset = 3
    string += part
    let runs = runs(Text(string).italic())
    let environment = EnvironmentValues()
    #expect(runs.map(\.string) == ["plain ", "loud"])
    #expect(runs[0].font.isItalic)
    #expect(runs[1].font.size == Font.title.resolve(dynamicTypeSize: .large, textScale: 1).size)
    #expect(runs[1].color == Color.red.resolved(in: environment))
    #expect(runs[1].background == Color.yellow.resolved(in: environment))
    #expect(runs[1].underline != nil && runs[1].strikethrough?.pattern == .dash)
    #expect(runs[1].kerning == 2 && runs[1].baselineOffset == 3)
    #expect(Text(string).string(in: .current) == "plain loud")
  }

  @Test("A link in a text can be tapped, focused and activated by accessibility, and opens through openURL")
  func link() throws {
    let host = TestHost(size: CGSize(width: 300, height: 60)) {
      Text("Read [the manual](https://example.org/m) and [more](https://example.org/n).")
    }
    let manual = try host.find(label: "the manual")
    #expect(manual.traits.contains(.isLink))
    try host.tap(manual)
    #expect(host.openedURLs == [URL(string: "https://example.org/m")!])
    #expect(try host.find(label: "more").activate())
    host.render()
    #expect(host.openedURLs.count == 2)
    host.press(.tab)
    #expect(try host.find(label: "the manual").isFocused)
    host.press(.return)
    #expect(host.openedURLs.last == URL(string: "https://example.org/m")!)
    host.press(.tab)
    #expect(try host.find(label: "more").isFocused)
    host.hover(at: manual.center)
    #expect(host.pointerShape == "pointer")
    host.hover(at: CGPoint(x: 2, y: 2))
    #expect(host.pointerShape != "pointer")
  }

  @Test("An app's openURL action receives the URL, and a disabled text opens no URL")
  func handler() throws {
    final class Opened { var urls: [URL] = [] }
    let opened = Opened()
    let host = TestHost(size: CGSize(width: 300, height: 60)) {
      VStack {
        Text("[one](app:one)").environment(
          \.openURL,
          OpenURLAction {
            opened.urls.append($0)
            return .handled
          })
        Text("[two](app:two)").disabled(true)
      }
    }
    try host.tap(#require(host.findAll(role: .isLink).first { $0.label == "one" }))
    #expect(opened.urls == [URL(string: "app:one")!])
    #expect(host.findAll(role: .isLink).first { $0.label == "two" }?.isEnabled == false)
    #expect(host.openedURLs.isEmpty)
  }

  @Test("A link is drawn in the tint regardless of the text color, and its frame covers all of its lines")
  func linkLook() throws {
    let host = TestHost(size: CGSize(width: 80, height: 200)) {
      Text("[a link of many words](https://a.b)").foregroundColor(.red).tint(.green)
    }
    let element = try #require(host.findAll(role: .isLink).first)
    #expect(element.frame.height > 40)
    let runs = runs(Text("[a](https://a.b)").foregroundColor(.red))
    #expect(runs[0].color == Color.accentText.resolved(in: EnvironmentValues()))
  }

  @Test("Links are added and removed with the text and leave no objects behind")
  func linkLife() throws {
    let counter = Counter()
    struct Page: View {
      let counter: Counter
      var body: some View { if counter.number % 2 == 0 { Text("[a](https://a.b) [b](https://c.d)") } else { Text("[c](https://a.b)") } }
    }
    let host = TestHost(size: CGSize(width: 80, height: 200)) { Page(counter: counter) }
    for _ in 0..<5 {
      counter.number += 1
      host.render()
    }
    #expect(host.findAll(role: .isLink).map(\.label) == ["c"])
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  // MARK: contentTransition

  private struct Number: View {
    let counter: Counter
    let transition: ContentTransition
    var body: some View { Text("\(counter.number)").contentTransition(transition) }
  }

  private func opacities(_ host: TestHost) -> Int {
    var count = 0
    func visit(_ node: DisplayNode) {
      switch node.content {
      case .group(let children): children.forEach(visit)
      case .transform(_, let child), .clip(_, _, let child): visit(child)
      case .opacity(_, let child):
        count += 1
        visit(child)
      default: break
      }
    }
    visit(host.lastFrame)
    return count
  }

  @Test("A number animates to the next one in an animated transaction only")
  func numericText() throws {
    for transition in [ContentTransition.numericText(), .numericText(countsDown: true), .numericText(value: 3), .opacity, .interpolate] {
      let counter = Counter()
      let host = TestHost(size: CGSize(width: 100, height: 50)) { Number(counter: counter, transition: transition) }
      let before = host.snapshot().pngData
      withAnimation(.linear(duration: 1)) { counter.number = 19 }
      host.advance(by: 0.5)
      #expect(opacities(host) == 2)
      let amid = host.snapshot().pngData
      try host.settle()
      #expect(opacities(host) == 0)
      let after = host.snapshot().pngData
      #expect(before != amid && amid != after)
      counter.number = 20
      host.advance(by: 0.1)
      #expect(host.graph.isIdle && opacities(host) == 0)
    }
  }

  @Test("The identity content transition changes the text at once, even in an animated transaction")
  func identity() {
    let counter = Counter()
    let host = TestHost(size: CGSize(width: 100, height: 50)) { Number(counter: counter, transition: .identity) }
    withAnimation(.linear(duration: 1)) { counter.number = 19 }
    host.advance(by: 0.5)
    #expect(host.exists("19") && opacities(host) == 0)
  }

  @Test("A change during a content transition starts a transition from the latest text, and nothing leaks")
  func interrupted() throws {
    let counter = Counter()
    let host = TestHost(size: CGSize(width: 100, height: 50)) { Number(counter: counter, transition: .numericText()) }
    withAnimation(.linear(duration: 1)) { counter.number = 19 }
    host.advance(by: 0.3)
    withAnimation(.linear(duration: 1)) { counter.number = 28 }
    host.advance(by: 0.3)
    #expect(opacities(host) == 4)
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
