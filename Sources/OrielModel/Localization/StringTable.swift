import Foundation

/// The translations of one string table of a bundle, by language.
package struct StringTable: Sendable {
  package private(set) var languages: [String: [String: StringEntry]] = [:]
  /// The language of the keys.
  package private(set) var source = "en"
  /// The files that couldn't be read, or only partially.
  package private(set) var unreadable: [String] = []

  package var isEmpty: Bool { languages.isEmpty }

  /// Reads `*.lproj/NAME.strings`, `*.lproj/NAME.stringsdict` and `NAME.xcstrings` in the folders.
  package init(_ name: String, folders: [String]) {
    let files = FileManager.default
    for folder in folders {
      if let data = data("\(folder)/\(name).xcstrings") { readCatalog(data, "\(folder)/\(name).xcstrings") }
      for entry in ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted() where entry.hasSuffix(".lproj") {
        let language = Self.normalized(String(entry.dropLast(6)))
        let path = "\(folder)/\(entry)/\(name)"
        if let data = data(path + ".strings") { add(strings(data, path + ".strings"), language) }
        if let data = data(path + ".stringsdict") { add(rules(data, path + ".stringsdict"), language) }
      }
    }
  }

  private mutating func data(_ path: String) -> Data? {
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int else { return nil }
    guard size <= 32 << 20 else {
      unreadable.append(path)
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }

  private mutating func strings(_ data: Data, _ path: String) -> [String: StringEntry] {
    let file = StringsFile(data)
    if !file.isWhole { unreadable.append(path) }
    return file.entries
  }

  private mutating func add(_ entries: [String: StringEntry], _ language: String) {
    languages[language, default: [:]].merge(entries) { _, new in new }
  }

  package static func normalized(_ language: String) -> String { language.replacingOccurrences(of: "_", with: "-").lowercased() }

  /// Returns the entry for a key in the first language of a list that has it, or in a close variant of that language. The fallback is the
  /// language of the keys.
  package func entry(_ key: String, languages: [String]) -> (entry: StringEntry, language: String)? {
    for language in languages {
      let candidates = Self.candidates(language)
      if let found = found(key, in: candidates) { return found }
      // A user who reads the language of the keys needs no translation into a less preferred language.
      if candidates.last == Self.candidates(source).last { break }
    }
    return found(key, in: [source, "base", "en"])
  }

  private func found(_ key: String, in candidates: [String]) -> (entry: StringEntry, language: String)? {
    for language in candidates {
      if let entry = languages[language]?[key] { return (entry, language == "base" ? source : language) }
    }
    return nil
  }

  /// Returns the tags of a language from the most to the least specific, such as "zh-hans-cn", "zh-hans", "zh".
  package static func candidates(_ language: String) -> [String] {
    var parts = normalized(String(language.prefix { $0 != "@" && $0 != "." })).split(separator: "-").map(String.init)
    if parts.first == "zh", parts.count == 2, ["cn", "sg", "tw", "hk", "mo"].contains(parts[1]) {
      parts.insert(["cn", "sg"].contains(parts[1]) ? "hans" : "hant", at: 1)
    }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  // MARK: String catalogs

  private mutating func readCatalog(_ data: Data, _ path: String) {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let strings = root["strings"] as? [String: Any]
    else { return unreadable.append(path) }
    if let language = root["sourceLanguage"] as? String { source = Self.normalized(language) }
    for (key, value) in strings {
      guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any], let entry = Self.entry(localization) else { continue }
        languages[Self.normalized(language), default: [:]][key] = entry
      }
    }
    if languages.isEmpty { languages[source] = [:] }
  }

  private static func entry(_ localization: [String: Any]) -> StringEntry? {
    let variations = localization["variations"] as? [String: Any]
    var entry: StringEntry
    if let forms = forms(variations) {
      entry = StringEntry(format: "%#@n@", variables: ["n": .init(forms: forms)])
    } else if let text = text(localization) ?? text((variations?["device"] as? [String: Any])?["other"]) {
      entry = StringEntry(format: text)
    } else {
      return nil
    }
    for (name, value) in localization["substitutions"] as? [String: [String: Any]] ?? [:] {
      guard let forms = forms(value["variations"] as? [String: Any]) else { continue }
      entry.variables[name] = .init(argument: value["argNum"] as? Int, forms: forms)
    }
    return entry
  }

  private static func forms(_ variations: [String: Any]?) -> [String: String]? {
    guard let plural = variations?["plural"] as? [String: Any] else { return nil }
    return plural.compactMapValues(text)
  }

  private static func text(_ value: Any?) -> String? { ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }

  // MARK: Plural rules

  private mutating func rules(_ data: Data, _ path: String) -> [String: StringEntry] {
    guard let root = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: [String: Any]] else {
      unreadable.append(path)
      return [:]
    }
    return root.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = entry.compactMapValues { value in (value as? [String: String]).map { StringEntry.Variable(forms: $0) } }
      return StringEntry(format: format, variables: variables)
    }
  }
}
