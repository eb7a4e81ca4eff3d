import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

@MainActor
@Suite("Order of a text's modifiers")
struct TextModifierOrderTests {
  private func runs(_ text: Text) -> [TextRun] {
    var styled = StyledText(now: Date())
    let environment = EnvironmentValues()
    text.append(to: &styled, style: TextStyleState(environment: environment), environment: environment)
    return styled.runs
  }

  private func font(_ text: Text) -> ResolvedFont? { runs(text).first?.font }

  private let title = Font.title.resolve().size

  @Test("A font keeps the modifiers that precede it")
  func fontsKeepModifiers() throws {
    let bold = try #require(font(Text(verbatim: "a").bold().font(.title)))
    #expect(bold.weight == 700 && bold.size == title)
    #expect(font(Text(verbatim: "a").font(.title).bold()) == bold)
    let heavy = try #require(font(Text(verbatim: "a").fontWeight(.heavy).font(.system(size: 24))))
    #expect(heavy.weight == 800 && heavy.size == 24)
    #expect(font(Text(verbatim: "a").italic().font(.title))?.isItalic == true)
    #expect(font(Text(verbatim: "a").fontDesign(.serif).font(.title))?.family == .serif)
    #expect(font(Text(verbatim: "a").monospaced().font(.title))?.family == .monospaced)
    #expect(font(Text(verbatim: "a").monospacedDigit().font(.title))?.hasMonospacedDigits == true)
    #expect(font(Text(verbatim: "a").fontWidth(.condensed).font(.title))?.width == 75)
  }

  @Test("The inner one of two equal modifiers wins")
  func innerCounts() {
    let environment = EnvironmentValues()
    let red = Color.red.resolved(in: environment)
    #expect(runs(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue)).first?.color == red)
    #expect(Text(verbatim: "a").foregroundColor(.red).foregroundStyle(Color.blue).coloring(in: environment) == .one(red))
    #expect(font(Text(verbatim: "a").font(.title).font(.caption))?.size == title)
    #expect(font(Text(verbatim: "a").fontWeight(.light).fontWeight(.heavy))?.weight == 300)
    #expect(font(Text(verbatim: "a").bold(false).bold())?.weight == 400)
    let decorated = runs(Text(verbatim: "a").kerning(2).kerning(5).baselineOffset(1).baselineOffset(3).underline(false).underline()).first
    #expect(decorated?.kerning == 2 && decorated?.baselineOffset == 1 && decorated?.underline == nil)
    #expect(runs(Text(verbatim: "a").kerning(2).tracking(5)).first?.kerning == 5, "Tracking overrides kerning")
  }

  @Test("Parts keep their own modifiers within those of the whole text")
  func parts() {
    let whole = (Text(verbatim: "a").font(.caption) + Text(verbatim: "b").foregroundColor(.red) + Text("**c**")).bold().font(.title)
      .foregroundColor(.blue)
    let runs = runs(whole)
    guard runs.count == 3 else {
      Issue.record("\(runs.count) runs")
      return
    }
    #expect(runs.map(\.font.weight) == [700, 700, 700])
    #expect(runs.map(\.font.size) == [Font.caption.resolve().size, title, title])
    let (red, blue) = (Color.red.resolved(in: EnvironmentValues()), Color.blue.resolved(in: EnvironmentValues()))
    #expect(runs.map(\.color) == [blue, red, blue])
  }

  @Test("Modifiers of a container apply to the fonts of its texts and symbols")
  func containers() throws {
    let host = TestHost {
      VStack {
        VStack { Text(verbatim: "container").font(.title) }.bold()
        Text(verbatim: "container").font(.title).bold()
        Image(systemName: "heart").font(.title).fontWeight(.black).accessibilityIdentifier("heart")
      }
    }
    defer { host.close() }
    let widths = host.findAll(text: "container").map(\.frame.width)
    #expect(widths.count == 2 && widths[0] == widths[1])
    let plain = TestHost { Text(verbatim: "container").font(.title) }
    defer { plain.close() }
    #expect(try plain.find("container").frame.width < widths[0])
  }
}
