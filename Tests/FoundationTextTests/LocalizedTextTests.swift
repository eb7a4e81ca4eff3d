import Foundation
import Testing

@testable import FoundationText

struct Word: Sendable {
  var text: String
  var note: String?
}

@Suite("Locale-aware sorting and searching of texts")
struct LocalizedTextTests {
  @Test("A text sort descriptor orders like a file manager by default, and like a dictionary on request")
  func descriptors() {
    let words = ["b10", "Ä", "B2", "z", "a", "B"].map { Word(text: $0) }
    func sorted(_ descriptor: SortDescriptor<Word>) -> [String] { words.sorted(using: descriptor).map(\.text) }
    #expect(sorted(SortDescriptor(\.text)) == ["a", "Ä", "B", "B2", "b10", "z"])
    #expect(sorted(SortDescriptor(\.text, comparator: .localizedStandard, order: .reverse)) == ["z", "b10", "B2", "B", "Ä", "a"])
    #expect(sorted(SortDescriptor(\.text, comparator: .localized)) == ["a", "Ä", "B", "b10", "B2", "z"])
    #expect(sorted(SortDescriptor(\.text, comparator: .lexical)) == ["B", "B2", "a", "b10", "z", "Ä"])
    var reversed = LocalizedStringComparator.localizedStandard
    reversed.order = .reverse
    #expect(sorted(SortDescriptor(\.text, comparator: reversed)) == sorted(SortDescriptor(\.text, order: .reverse)))
    #expect(SortDescriptor(\Word.text) == SortDescriptor(\Word.text, comparator: .localizedStandard))
    #expect(SortDescriptor(\Word.text) != SortDescriptor(\Word.text, comparator: .localized))
  }

  @Test("Nil values are sorted first")
  func optionals() {
    let words = [Word(text: "1", note: "b"), Word(text: "2"), Word(text: "3", note: "A")]
    #expect(words.sorted(using: SortDescriptor(\.note)).map(\.text) == ["2", "3", "1"])
    #expect(words.sorted(using: SortDescriptor(\.note, comparator: .localized, order: .reverse)).map(\.text) == ["1", "3", "2"])
  }

  @Test("A key path comparator accepts the same comparators")
  func comparators() {
    let words = ["b10", "B2", "a"].map { Word(text: $0) }
    #expect(words.sorted(using: KeyPathComparator(\.text, comparator: .localizedStandard)).map(\.text) == ["a", "B2", "b10"])
    #expect(words.sorted(using: KeyPathComparator(\.text, comparator: .localized, order: .reverse)).map(\.text) == ["B2", "b10", "a"])
  }

  @Test("Predicates search and compare texts regardless of case and diacritics")
  func predicates() throws {
    let part = "ECOL"
    let contains = #Predicate<Word> { $0.text.localizedStandardContains(part) }
    #expect(try contains.evaluate(Word(text: "École")))
    #expect(try contains.evaluate(Word(text: "old ecol")))
    #expect(try !contains.evaluate(Word(text: "Schule")))
    let equal = ComparisonResult.orderedSame
    let same = #Predicate<Word> { $0.text.caseInsensitiveCompare("straße") == equal }
    #expect(try same.evaluate(Word(text: "STRAßE")))
    #expect(try !same.evaluate(Word(text: "Strasse ")))
    let ascending = ComparisonResult.orderedAscending
    let before = #Predicate<Word> { $0.text.localizedCompare("az") == ascending }
    #expect(try before.evaluate(Word(text: "ä")))
    #expect(try !before.evaluate(Word(text: "b")))
    let optional = #Predicate<Word> { $0.note?.localizedStandardContains("x") ?? false }
    #expect(try optional.evaluate(Word(text: "", note: "aXb")))
    #expect(try !optional.evaluate(Word(text: "")))
  }

  @Test("Comparisons and searches follow the rules of the language")
  func languages() {
    func rules(_ variables: [String: String]) -> TextRules { TextRules { variables[$0] } }
    let swedish = rules(["LANG": "sv_SE.UTF-8"])
    #expect(swedish.standardCompare("ä", "z") == .orderedDescending)
    #expect(swedish.compare("ä", "z") == .orderedDescending)
    #expect(rules(["LANG": "sv_SE.UTF-8", "LC_COLLATE": "de_DE@euro"]).standardCompare("ä", "z") == .orderedAscending)
    #expect(rules(["LANG": "sv_SE.UTF-8", "LC_COLLATE": "", "LC_ALL": "C"]).standardCompare("ä", "z") == .orderedAscending)
    #expect(rules(["LC_ALL": "da_DK"]).standardCompare("aa", "z") == .orderedDescending)
    #expect(rules([:]).contains("IN", "in"))
    #expect(!rules(["LANG": "tr_TR"]).contains("IN", "in"))
  }

  @Test("The fast path for ASCII gives the same results as Foundation for each supported language", arguments: PlainText.languages.sorted())
  func plainText(language: String) {
    var random = Generator(seed: 7)
    let (letters, locale) = (Array("aAbBcChHzZ019 -_."), Locale(identifier: language))
    func text() -> String { String((0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random)! }) }
    let options: NSString.CompareOptions = [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering]
    var answers = 0
    for _ in 0..<3_000 {
      let (first, second) = (text(), text())
      if let order = PlainText.order(first, second) {
        let text = NSString(string: first)
        let expected = text.compare(second, options: options, range: NSRange(location: 0, length: text.length), locale: locale)
        #expect(order == expected, "\(first)|\(second), seed 7")
        answers += 1
      }
      if let isIn = PlainText.contains(first, second) {
        let range = first.range(of: second, options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
        #expect(isIn == (range != nil), "\(first)|\(second), seed 7")
        answers += 1
      }
    }
    #expect(answers > 1_000, "The fast path is used")
  }

  @Test(
    "Without a language in the environment, comparisons and searches equal Foundation's",
    arguments: ["aAbBzZ019 -_.", "aÄäéz01Ωж漢ｶ"])
  func asFoundation(letters: String) {
    var random = Generator(seed: 7)
    let letters = Array(letters)
    let rules = TextRules(locale: .current)
    func text() -> String { String((0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random)! }) }
    for _ in 0..<10_000 {
      let (first, second) = (text(), text())
      #expect(rules.standardCompare(first, second) == first.localizedStandardCompare(second), "\(first)|\(second), seed 7")
      #expect(rules.compare(first, second) == first.localizedCompare(second), "\(first)|\(second), seed 7")
      #expect(rules.contains(first, second) == first.localizedStandardContains(second), "\(first)|\(second), seed 7")
    }
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
