import Foundation
import Testing

@testable import Oriel

@MainActor
@Suite("Numbers of controls in the locale's digits")
struct LocaleNumbersTests {
  /// The strings that a view shows to readers of Egypt's Arabic. Their digits are ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩.
  private func texts<Content: View>(_ content: Content) -> [String] {
    Stage(
      content
        .environment(\.locale, Locale(identifier: "ar_EG"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt), size: CGSize(width: 500, height: 500)
    ).texts
  }

  private func hasASCIIDigits(_ texts: [String]) -> Bool { texts.contains { $0.contains { $0.isASCII && $0.isNumber } } }

  /// Five past nine on the 14th of November of 2023.
  private let date = Binding.constant(Date(timeIntervalSince1970: 1_699_952_700))

  @Test("the days of a calendar have those of its title")
  func calendar() {
    let texts = texts(DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical))
    #expect(texts.contains("١") && texts.contains("١٤") && texts.contains("٣٠"))
    #expect(!hasASCIIDigits(texts))
  }

  @Test("wheels have them, with the zero before a minute")
  func wheels() {
    let texts = texts(DatePicker("Day", selection: date).datePickerStyle(.wheel))
    #expect(texts.contains("١٤") && texts.contains("٢٠٢٣") && texts.contains("٩") && texts.contains("٠٥"))
    #expect(!hasASCIIDigits(texts))
  }

  @Test("badges have them")
  func badges() {
    let texts = texts(List { Text(verbatim: "Row").badge(12) })
    #expect(texts.contains("١٢") && !texts.contains("12"))
  }
}
