import Oriel
import Testing

@Suite("Descriptions of colors")
struct ColorDescriptionTests {
  @Test("SwiftUI's standard colors are described by their names")
  func names() {
    let colors: [Color] = [.red, .blue, .primary, .secondary, .black, .white, .clear, .accentColor]
    #expect(colors.map(\.description) == ["red", "blue", "primary", "secondary", "black", "white", "clear", "accentColor"])
  }

  @Test("Other colors are described by their components, and modified ones by their modification")
  func others() {
    #expect(Color(red: 0.2, green: 0.4, blue: 0.6).description == "#336699FF")
    #expect(Color(red: 2, green: -1, blue: .nan, opacity: 0.5).description == "#FF000080")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color("Brand").description == "NamedColor(name: \"Brand\", bundle: nil)")
  }
}
