import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Formatted values in the environment's locale")
struct FormattedTextTests {
  private static let german = Locale(identifier: "de_DE")
  /// A Monday.
  private let monday = Date(timeIntervalSince1970: 4 * 86_400 + 43_200)

  private func label(_ view: some View) throws -> String {
    let host = TestHost { view.environment(\.locale, Self.german) }
    defer { host.close() }
    return host.allElements.map(\.label).joined(separator: "|")
  }

  @Test("A formatted text and a formatted interpolation use the locale of the environment")
  func texts() throws {
    #expect(try label(Text(1234.5, format: .number)) == "1.234,5")
    #expect(try label(Text(monday, format: .dateTime.weekday(.wide))) == "Montag")
    #expect(try label(Text("\(1234.5, format: .number)")) == "1.234,5")
    #expect(try label(Text("**\(1234.5, format: .number)** m")) == "1.234,5 m")
  }

  @Test("A format style with a locale keeps it")
  func ownLanguage() throws {
    #expect(try label(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
  }

  @Test("LabeledContent and TextField format values in the locale of the environment")
  func controls() throws {
    #expect(try label(LabeledContent("x", value: 1234.5, format: .number)).contains("1.234,5"))

    struct Field: View {
      @State private var value = 1234.5
      var body: some View {
        VStack {
          TextField("Value", value: $value, format: .number)
          Text(verbatim: "\(value)")
        }
      }
    }
    let host = TestHost { Field().environment(\.locale, Self.german) }
    defer { host.close() }
    let field = try host.find(label: "Value")
    #expect(field.value == "1.234,5")
  }

  @Test("A change of the locale updates the text")
  func change() throws {
    let host = TestHost { Text(1234.5, format: .number) }
    defer { host.close() }
    _ = try host.find(label: "1,234.5")
    host.locale = Self.german
    try host.settle()
    _ = try host.find(label: "1.234,5")
  }
}
