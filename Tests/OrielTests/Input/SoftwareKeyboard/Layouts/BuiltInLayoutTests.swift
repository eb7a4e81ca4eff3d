import Foundation
import OrielTesting
import Testing

@testable import Oriel
@testable import OrielModel

@MainActor @Suite("Built-in keyboard layouts")
struct BuiltInLayoutTests {
  nonisolated static let ids = BuiltInLayouts.all.map(\.id)

  private func layout(_ id: String) throws -> KeyboardLayout {
    let text = try #require(BuiltInLayouts.all.first { $0.id == id }?.text)
    return try KeyboardLayoutFile.layout(from: Data(text.utf8))
  }

  @Test("There are layouts for at least 30 languages, each once with its language as its id")
  func languages() throws {
    #expect(Set(Self.ids).count == Self.ids.count)
    #expect(Set(Self.ids.map { $0.prefix { $0 != "-" } }).count >= 30)
    for id in Self.ids {
      let layout = try layout(id)
      #expect(layout.id == id && layout.language == id)
    }
  }

  @Test("Each letter of the language's alphabet can be typed", arguments: ids)
  func alphabet(_ id: String) throws {
    let layout = try layout(id)
    var typed = Set((layout.letters + layout.capitals + layout.numbers).joined())
    for (row, strings) in layout.letters.enumerated() {
      for (index, string) in strings.enumerated() {
        typed.formUnion(layout.more(for: string, isShifted: false, in: row, index))
        typed.formUnion(layout.more(for: string, isShifted: true, in: row, index))
      }
    }
    for string in layout.numbers.joined() { typed.formUnion(layout.more[string] ?? []) }
    let scalars = Set(typed.flatMap { Array($0.unicodeScalars) })
    // A space and a combining mark after it are one character, so the text is split by scalars.
    let text = try #require(ExemplarCharacters.all[id])
    let exemplars = text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init)
    #expect(exemplars.count >= 22)
    for letter in exemplars {
      // A letter of two parts, such as a vowel sign with a mark, can be typed in two steps.
      let isTyped = typed.contains(letter) || letter.decomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy(scalars.contains)
      #expect(isTyped, "\(id) has no key for \(letter)")
      guard layout.hasCase else { continue }
      let capital = letter.uppercased(with: Locale(identifier: id))
      let isCapitalTyped = typed.contains(capital) || capital.count > 1 || capital == letter || letter == "ĳ"
      #expect(isCapitalTyped, "\(id) has no key for \(capital)")
    }
  }

  @Test("No key occurs twice or offers what it types, and all planes have their digits and punctuation", arguments: ids)
  func planes(_ id: String) throws {
    let layout = try layout(id)
    for plane in [layout.letters, layout.numbers, layout.symbols] {
      #expect(Set(plane.joined()).count == plane.joined().count, "A key occurs twice in \(id)")
    }
    for (string, more) in layout.more {
      #expect(!more.contains(string) && Set(more).count == more.count, "\(id) offers \(more) for \(string)")
    }
    #expect(layout.numbers[0].compactMap { $0.first?.wholeNumberValue } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
    #expect(layout.stop.isEmpty || layout.numbers[2].contains(layout.stop))
    let signs = Set((layout.numbers + layout.symbols).joined())
    for sign in "()[]{}#*+=/\\_|~<>@&-:.!" { #expect(signs.contains(String(sign)), "\(id) has no \(sign)") }
    // The labels of a layout's keys are in its own script.
    if id != "en-US", id != "en-GB" { #expect(layout.label("space") != "space") }
  }

  @Test("In the window of a phone and of a tablet, each key is wider than 30 points and stays within its row", arguments: ids)
  func targets(_ id: String) throws {
    let layout = try layout(id)
    for plane in [KeyPlane.letters, .numbers, .symbols, .digitPad] {
      for isWide in [false, true] {
        let arrangement = KeyArrangement(
          .init(layout: layout, plane: plane, keyboardType: .default, submitLabel: .return, isWide: isWide, hasNextLayout: true))
        let unit = isWide ? (820 - 12) / arrangement.columns : (390 - 6) / arrangement.columns
        for cell in arrangement.cells {
          #expect(cell.width * unit > 30, "\(cell.key.name) in \(id)")
          #expect(cell.column >= -1e-6 && cell.column + cell.width <= arrangement.columns + 1e-6, "\(cell.key.name) in \(id)")
        }
      }
    }
  }

  @Test("Scripts without capitals have no automatic shift, and a shift key only if it changes the letters")
  func shift() throws {
    for (id, hasCase, hasShift) in [("de", true, true), ("ar", false, false), ("hi", false, true), ("th", false, true), ("el", true, true)]
    {
      let layout = try layout(id)
      #expect(layout.hasCase == hasCase && layout.hasShift == hasShift, "\(id)")
      let keys = KeyArrangement(
        .init(layout: layout, plane: .letters, keyboardType: .default, submitLabel: .return, isWide: false, hasNextLayout: false)
      ).cells.map(\.key.action)
      #expect(keys.contains(.shift) == hasShift, "\(id)")
    }
  }

  @Test("The capitals of the letters that a key offers are those of the language")
  func capitals() throws {
    #expect(try layout("de").more(for: "s", isShifted: true, in: 1, 1) == ["ẞ", "Ś", "Š"])
    let turkish = try layout("tr")
    #expect(turkish.capitals[1].last == "İ" && turkish.capitals[0][7] == "I")
    #expect(try layout("hi").more(for: "ो", isShifted: true, in: 1, 0) == ["ऒ"], "Shift types another letter, which offers its own choices")
  }

  @Test("Digits are the layout's, or ASCII's if the locale or the field requires them, and each offers the other one")
  func digits() throws {
    func keys(_ type: UIKeyboardType, plane: KeyPlane, ascii: Bool = false) throws -> [Key] {
      KeyArrangement(
        .init(
          layout: try layout("ar"), plane: plane, keyboardType: type, submitLabel: .return, isWide: false, hasNextLayout: false,
          usesASCIIDigits: ascii)
      ).cells.map(\.key)
    }
    let own = try keys(.default, plane: .numbers)
    #expect(own.first?.text(isShifted: false) == "١" && own.first?.more == ["1"])
    let ascii = try keys(.default, plane: .numbers, ascii: true)
    #expect(ascii.first?.text(isShifted: false) == "1" && ascii.first?.more == ["١"])
    #expect(try keys(.numberPad, plane: .digitPad).prefix(3).map(\.label) == ["١", "٢", "٣"])
    #expect(try keys(.asciiCapableNumberPad, plane: .digitPad).prefix(3).map(\.label) == ["1", "2", "3"])
  }

  @Test("A key shows a combining mark on a circle, and an invisible character between two signs")
  func shown() {
    #expect(Key.shown("a") == "a" && Key.shown("\u{E34}") == "\u{25CC}\u{E34}" && Key.shown("\u{200C}").count == 3)
  }
}
