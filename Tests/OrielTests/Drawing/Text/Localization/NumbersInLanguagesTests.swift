import Foundation
import Testing

@testable import Oriel

extension String {
  /// The string with plain spaces instead of other spaces, and without direction marks.
  var plainlySpaced: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
      .map { $0.isWhitespace ? " " : String($0) }.joined()
  }
}

@Suite("Numbers in locales")
struct NumbersInLanguagesTests {
  private func written(_ text: Text, _ locale: String) -> String { text.string(in: Locale(identifier: locale)).plainlySpaced }

  @Test(
    "Numbers in a text have the digits and the grouping of the locale",
    arguments: [
      ("en_US", "1,234 and -1,234,567"), ("de_DE", "1.234 and -1.234.567"), ("fr_FR", "1 234 and -1 234 567"),
      ("es_ES", "1234 and -1.234.567"), ("de_CH", "1’234 and -1’234’567"), ("hi_IN", "1,234 and -12,34,567"),
      ("ar_EG", "١٬٢٣٤ and -١٬٢٣٤٬٥٦٧"), ("fa_IR", "۱٬۲۳۴ and −۱٬۲۳۴٬۵۶۷"),
    ])
  func grouped(_ locale: String, _ expected: String) {
    #expect(written(Text("\(1_234) and \(-1_234_567)"), locale) == expected)
  }

  @Test(
    "Percentages have the sign at the position of the locale",
    arguments: [
      ("en_US", "60%"), ("de_DE", "60 %"), ("fr_FR", "60 %"), ("tr_TR", "%60"), ("hi_IN", "60%"), ("ar_EG", "٦٠٪"), ("eu", "% 60"),
    ])
  func percent(_ locale: String, _ expected: String) {
    #expect(written(Text(0.6, format: .percent), locale) == expected)
    #expect(written(Text(percent: 0.6), locale) == expected)
    #expect(written(Text("\(0.6, format: .percent)"), locale) == expected)
  }

  @Test(
    "Amounts of money are formatted by the locale",
    arguments: [
      ("en_US", "€1,234.50"), ("de_DE", "1.234,50 €"), ("fr_FR", "1 234,50 €"), ("hi_IN", "€1,234.50"), ("ar_EG", "١٬٢٣٤٫٥٠ €"),
    ])
  func currency(_ locale: String, _ expected: String) {
    #expect(written(Text(1_234.5, format: .currency(code: "EUR")), locale) == expected)
    #expect(written(Text("\(Decimal(string: "1234.5")!, format: .currency(code: "EUR"))"), locale) == expected)
  }

  @Test("Text(percent:) rounds to the nearest percent, and halves away from zero")
  func rounded() {
    let english = Locale(identifier: "en_US")
    #expect([0, 0.005, 0.125, 0.57, 1].map { Text(percent: $0).string(in: english) } == ["0%", "1%", "13%", "57%", "100%"])
  }
}
