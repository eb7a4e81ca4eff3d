import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Digits of the locale in controls")
struct LocaleNumbersTests {
  /// Returns the strings that a view shows in the locale of Egypt's Arabic. Its digits are ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩.
  private func texts<Content: View>(_ content: Content) -> [String] {
    Stage(
      content
        .environment(\.locale, Locale(identifier: "ar_EG"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt), size: CGSize(width: 500, height: 500)
    ).texts
  }

  private func hasASCIIDigits(_ texts: [String]) -> Bool { texts.contains { $0.contains { $0.isASCII && $0.isNumber } } }

  /// Five past nine on November 14, 2023.
  private let date = Binding.constant(Date(timeIntervalSince1970: 1_699_952_700))

  @Test("A calendar's days have the locale's digits")
  func calendar() {
    let texts = texts(DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical))
    #expect(texts.contains("١") && texts.contains("١٤") && texts.contains("٣٠"))
    #expect(!hasASCIIDigits(texts))
  }

  @Test("Wheels have the locale's digits, with a leading zero before a minute")
  func wheels() {
    let texts = texts(DatePicker("Day", selection: date).datePickerStyle(.wheel))
    #expect(texts.contains("١٤") && texts.contains("٢٠٢٣") && texts.contains("٩") && texts.contains("٠٥"))
    #expect(!hasASCIIDigits(texts))
  }

  @Test("Badges have the locale's digits")
  func badges() {
    let texts = texts(List { Text(verbatim: "Row").badge(12) })
    #expect(texts.contains("١٢") && !texts.contains("12"))
  }
}
