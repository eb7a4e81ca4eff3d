import Oriel
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor @Suite("Localized texts of OrielKit")
struct KitWordTests {
  @Test("Every text is translated into each language of Oriel's own texts")
  func complete() {
    #expect(Set(KitWord.words.keys) == Set(BuiltInTexts.languages))
    for (language, words) in KitWord.words {
      #expect(Set(words.keys) == Set(KitWord.allCases), "\(language)")
      #expect(words.values.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    let columns = KitWord.table.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false).count }
    #expect(Set(columns) == [KitWord.allCases.count + 1])
  }

  @Test("Texts are in the language of a locale with any of its tags, and in English if they aren't translated")
  func languages() {
    func cancel(_ identifier: String) -> String { KitWord.cancel.string(in: Locale(identifier: identifier)) }
    #expect(cancel("de_AT") == "Abbrechen" && cancel("ja") == "キャンセル" && cancel("nn_NO") == "Avbryt" && cancel("sw") == "Cancel")
    #expect(KitWord.next.string(in: Locale(identifier: "zh_TW")) == "下一個" && KitWord.next.string(in: Locale(identifier: "zh_CN")) == "下一个")
    #expect(
      KitWord.next.string(in: Locale(identifier: "pt_BR")) == "Próximo"
        && KitWord.next.string(in: Locale(identifier: "pt_PT")) == "Seguinte")
  }

  @Test(
    "Texts follow the locale of a view", arguments: [("de", "In Arbeit"), ("ar", "قيد التنفيذ"), ("ja", "処理中"), ("en_US", "In progress")])
  func views(_ locale: String, _ label: String) throws {
    let host = TestHost { Spinner().environment(\.locale, Locale(identifier: locale)) }
    #expect(host.allElements.map(\.label) == [label])
    host.close()
  }
}
