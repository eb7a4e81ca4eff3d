import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("The tint as a foreground")
struct TintForegroundTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func dump(_ view: some View) -> String { TestHost(size: CGSize(width: 100, height: 100)) { view }.displayDump }

  @Test("text and symbols in the accent colour have that of links beside them")
  func links() {
    let text = Text(verbatim: "H")
    let link = dump(text.foregroundStyle(.link))
    #expect(dump(text.foregroundStyle(Color.accentColor)) == link)
    #expect(dump(text.foregroundStyle(.tint)) == link)
    #expect(dump(text.foregroundColor(.accentColor)) == link)
    let stack = VStack { text }
    let linkStack = dump(stack.foregroundStyle(.link))
    #expect(dump(stack.foregroundStyle(Color.accentColor)) == linkStack)
    #expect(dump(stack.foregroundStyle(.tint)) == linkStack)
    #expect(dump(stack.foregroundColor(.accentColor)) == linkStack)
    let symbol = Image(systemName: "star.fill")
    #expect(dump(symbol.foregroundStyle(.tint)) == dump(symbol.foregroundStyle(.link)))
  }

  @Test("a tint that the app sets is taken as it is, and so is the tint that fills something")
  func chosen() {
    let text = Text(verbatim: "H")
    #expect(dump(text.foregroundStyle(.tint).tint(red)).contains("#ff0000ff"))
    #expect(dump(text.foregroundStyle(Color.accentColor).tint(red)).contains("#ff0000ff"))
    #expect(dump(VStack { text }.foregroundStyle(.tint).tint(red)).contains("#ff0000ff"))
    #expect(dump(Rectangle().fill(.tint)) == dump(Rectangle().fill(Color.blue)))
    #expect(dump(Rectangle().fill(Color.accentColor)) == dump(Rectangle().fill(Color.blue)))
  }

  @Test("a text's levels are those of the foreground around it")
  func levels() {
    let text = Text(verbatim: "H")
    #expect(dump(VStack { text.foregroundStyle(.secondary) }.foregroundStyle(red)).contains("#ff000099"))
    #expect(dump(VStack { text.foregroundStyle(.foreground) }.foregroundStyle(red)).contains("#ff0000ff"))
  }
}
