import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Search field sizes")
struct SearchFieldSizeTests {
  private struct Token: Identifiable {
    let id: String
  }

  private struct Search: View {
    @State var text = ""
    @State var tokens: [Token] = []

    var body: some View {
      List(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }
        .searchable(text: $text, tokens: $tokens) { Text(verbatim: $0.id) }
    }
  }

  private func host(_ typeSize: DynamicTypeSize, tokens: [Token] = []) -> TestHost {
    TestHost(size: CGSize(width: 600, height: 600), dynamicTypeSize: typeSize) { Search(tokens: tokens) }
  }

  /// Returns the rows of pixels of the field's background, at a column right of its center.
  private func capsule(_ host: TestHost) throws -> Range<Int> {
    let (picture, middle) = (host.snapshot(), Int(try host.find(role: .isSearchField).frame.midY))
    let color = picture.pixel(500, middle)
    let top = (0..<middle).reversed().first { picture.pixel(500, $0) != color } ?? -1
    let bottom = (middle..<picture.height).first { picture.pixel(500, $0) != color } ?? picture.height
    return top + 1..<bottom
  }

  @Test("A search field is 36 points high, and higher with larger text")
  func height() throws {
    let usual = host(.large)
    #expect(try capsule(usual).count == 36)
    usual.close()
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      let host = host(size)
      let (rows, field) = try (capsule(host), host.find(role: .isSearchField).frame)
      #expect(field.height > 28 && CGFloat(rows.lowerBound) < field.minY && CGFloat(rows.upperBound) > field.maxY, "\(size)")
      #expect(try host.find("Row 0").frame.minY >= CGFloat(rows.upperBound))
      host.close()
    }
  }

  @Test("A token is as high as its text, and the field encloses it")
  func tokens() throws {
    let host = host(.accessibility3, tokens: [Token(id: "Apple")])
    let (rows, token) = try (capsule(host), host.find("Apple").frame)
    #expect(token.height > 36 && CGFloat(rows.lowerBound) < token.minY && CGFloat(rows.upperBound) > token.maxY)
    host.close()
  }
}
