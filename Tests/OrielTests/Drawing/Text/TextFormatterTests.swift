import Foundation
import Oriel
import OrielTesting
import Testing

/// A formatter that writes the host of a URL.
private final class HostFormatter: Formatter, @unchecked Sendable {
  override func string(for obj: Any) -> String? { (obj as? URL)?.host }
}

@MainActor
@Suite("Formatters and font variants of texts")
struct TextFormatterTests {
  private let date = Date(timeIntervalSince1970: 0)

  private var years: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "yyyy"
    return formatter
  }

  private func width(_ text: String, _ change: (Text) -> some View) throws -> CGFloat {
    let view = change(Text(verbatim: text))
    let host = TestHost(size: CGSize(width: 600, height: 100)) { view }
    defer { host.close() }
    return try host.find(text: text).frame.width
  }

  @Test("A formatter formats dates, objects and interpolated values")
  func formatters() throws {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 2
    let address = try #require(URL(string: "https://host.example/path"))
    let host = TestHost {
      VStack {
        Text(date, formatter: years)
        Text(NSNumber(value: 1.5), formatter: numbers)
        Text(address, formatter: HostFormatter())
        Text("Made in \(date, formatter: years)")
      }
    }
    for text in ["1970", "1.50", "host.example", "Made in 1970"] { #expect(host.exists(text: text), "\(text)") }
    host.close()
  }

  @Test("A value that a formatter can't format is empty and reported once")
  func unwritten() {
    let host = TestHost {
      Text("Made in \(date, formatter: HostFormatter()) or so")
      Text(date, formatter: HostFormatter())
      Text("Built in \(date, formatter: HostFormatter())")
    }
    #expect(host.exists(text: "Made in  or so"))
    #expect(host.messages.count { $0.contains("HostFormatter can't format") } == 1)
    host.close()
  }

  @Test("Small capitals replace lowercase letters, capitals, or both")
  func smallCaps() throws {
    let font = Font.system(size: 40)
    func width(_ text: String, _ font: Font) throws -> CGFloat { try self.width(text) { $0.font(font) } }
    let small = try width("abc", font.lowercaseSmallCaps())
    #expect(try width("abc", font) != small && width("ABC", font) > small)
    #expect(try width("ABC", font.lowercaseSmallCaps()) == width("ABC", font))
    #expect(try width("ABC", font.uppercaseSmallCaps()) == small)
    #expect(try width("abc", font.uppercaseSmallCaps()) == width("abc", font))
    #expect(try width("ABC", font.smallCaps()) == small && width("abc", font.smallCaps()) == small)
  }

  @Test("fontWidth sets the font width of a text and of a container's texts")
  func fontWidth() throws {
    let font = Font.custom("DejaVu Sans", size: 30)
    let standard = try width("Widths") { $0.font(font) }
    let condensed = try width("Widths") { $0.font(font.width(.condensed)) }
    #expect(condensed < standard)
    #expect(try width("Widths") { $0.font(font).fontWidth(.condensed) } == condensed)
    #expect(try width("Widths") { text in HStack { text }.fontWidth(.condensed).font(font) } == condensed)
    #expect(try width("Widths") { $0.font(font.width(.condensed)).fontWidth(nil) } == condensed)
  }
}
