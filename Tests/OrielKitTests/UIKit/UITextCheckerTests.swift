import Foundation
import OrielGTK
import OrielTesting
import SwiftUI
import Testing

/// The tests use invented languages, so that no dictionary has to be installed. The Hunspell library is required.
@MainActor @Suite("UITextChecker", .serialized, .enabled { await SpellDictionary.isAvailable })
struct UITextCheckerTests {
  private func write(_ language: String, encoding: String, words: [String], as code: String.Encoding) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-words-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("DICPATH", folder.path, 1)
    let rules = "SET \(encoding)\nTRY aeiou\n"
    try #require(rules.data(using: code)).write(to: folder.appendingPathComponent(language + ".aff"))
    let list = "\(words.count)\n" + words.joined(separator: "\n") + "\n"
    try #require(list.data(using: code)).write(to: folder.appendingPathComponent(language + ".dic"))
  }

  private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false, range: NSRange? = nil, language: String = "qaa") -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = UITextChecker().rangeOfMisspelledWord(in: text, range: range ?? whole, startingAt: start, wrap: wrap, language: language)
    return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
  }

  @Test("rangeOfMisspelledWord finds the first unknown word after the start, and optionally wraps around the end")
  func search() throws {
    try write("qaa_QM", encoding: "UTF-8", words: ["tree", "don't", "caf\u{e9}"], as: .utf8)
    #expect(wrong("tree don't caf\u{e9}") == nil)
    #expect(wrong("tree don\u{2019}t 'tree' 12th") == nil, "typographic apostrophes, quotes and numbers are accepted")
    #expect(wrong("tree tre don't xyz") == "tre" && wrong("tree tre don't xyz", from: 8) == "xyz")
    #expect(wrong("tre tree", from: 4) == nil && wrong("tre tree", from: 4, wrap: true) == "tre")
    #expect(wrong("\u{1F33E} tre") == "tre" && wrong("tre tree xyz", range: NSRange(location: 4, length: 4)) == nil)
    #expect(wrong("") == nil && wrong("tre", range: NSRange(location: 90, length: 900)) == nil && wrong("tre", from: -9) == "tre")
    #expect(UITextChecker.availableLanguages.contains("qaa_QM"))
  }

  @Test("A dictionary is used in its own encoding, and a word that the encoding can't represent is misspelled")
  func encodings() throws {
    try write("qab", encoding: "ISO8859-1", words: ["gr\u{fc}n", "stra\u{df}e"], as: .isoLatin1)
    #expect(wrong("gr\u{fc}n stra\u{df}e", language: "qab") == nil)
    #expect(wrong("gr\u{fc}n \u{43b}\u{435}\u{441}", language: "qab") == "\u{43b}\u{435}\u{441}")
    #expect(UITextChecker().guesses(forWordRange: NSRange(location: 0, length: 4), in: "grun", language: "qab") == ["gr\u{fc}n"])
  }

  @Test("guesses(forWordRange:in:language:) returns similar words, and ignored words are accepted")
  func guesses() throws {
    try write("qac", encoding: "UTF-8", words: ["tree", "trek"], as: .utf8)
    let checker = UITextChecker()
    let guesses = try #require(checker.guesses(forWordRange: NSRange(location: 2, length: 4), in: "a tere", language: "qac"))
    #expect(guesses.first == "tree")
    #expect(checker.guesses(forWordRange: NSRange(location: 9, length: 4), in: "tere", language: "qac") == nil)
    checker.ignoreWord("oriel")
    let text = "oriel xyz"
    let found = checker.rangeOfMisspelledWord(in: text, range: NSRange(location: 0, length: 9), startingAt: 0, wrap: false, language: "qac")
    #expect(found == NSRange(location: 6, length: 3) && checker.ignoredWords == ["oriel"])
  }

  @Test("Without a dictionary every word is accepted, and one diagnostic is reported")
  func missing() throws {
    final class Found { var words: [String?] = [] }
    let found = Found()
    let host = TestHost { Button("Check") { found.words.append(wrong("xyz", language: "qzz")) } }
    defer { host.close() }
    try host.tap("Check")
    try host.tap("Check")
    #expect(found.words == [nil, nil])
    #expect(host.messages.filter { $0.contains("language qzz") }.count == 1, "\(host.messages)")
  }
}
