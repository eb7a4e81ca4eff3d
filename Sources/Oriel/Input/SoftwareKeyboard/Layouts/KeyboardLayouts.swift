import Foundation
import OrielModel

/// The layouts of software keyboards: those of Oriel, those in files of the user, and those that a program adds. A later layout replaces an
/// earlier one with the same id. The layouts of the desktop environment, or the languages of the session, select among those of Oriel.
@MainActor
package final class KeyboardLayouts {
  package static let shared = KeyboardLayouts()

  /// A layout, or its text until it is read.
  private struct Entry {
    let id: String
    let language: String
    var layout: KeyboardLayout?
    let text: String
    /// Indicates whether a file or the program has added the layout.
    var isAdded: Bool { layout != nil && text.isEmpty }
  }

  // Oriel's layouts are read one by one when they are needed. A window without a keyboard reads none.
  private var known = BuiltInLayouts.all.map { Entry(id: $0.id, language: $0.id, layout: nil, text: $0.text) }
  /// The directories of layout files, which are read when a keyboard is first needed. Later ones take precedence.
  package var directories: [String] = [] {
    didSet { isLoaded = false }
  }
  private var isLoaded = false
  /// The ids of the enabled layouts, in the order of the key that switches them, or `nil` for the default. The default consists of the
  /// layouts of the user's languages, then those that files and the program have added, and the English one if no other writes all letters
  /// of ASCII.
  package var enabled: [String]? {
    didSet { if enabled != oldValue { cache = nil } }
  }
  /// The ids of the layouts that the user has enabled, which override those of the program.
  package var enabledByUser: [String]? {
    didSet { if enabledByUser != oldValue { cache = nil } }
  }
  /// The closure that returns the languages of the desktop environment's layouts when a keyboard is first needed. Its owner sets
  /// `desktopLanguages` when they change.
  package var readDesktop: () -> [String] = { [] }
  /// The languages of the layouts that the user has chosen for the desktop environment, in order, or an empty array if they aren't known.
  package var desktopLanguages: [String] = [] {
    didSet { if desktopLanguages != oldValue { cache = nil } }
  }
  private var cache: (languages: [String], layouts: [KeyboardLayout])?

  package init() {}

  /// The ids of all available layouts.
  package var ids: [String] {
    loadFiles()
    return known.map(\.id)
  }

  /// Returns the layout with an id, or `nil` if there is none.
  package func layout(_ id: String) -> KeyboardLayout? {
    loadFiles()
    return known.firstIndex { $0.id == id }.map(read)
  }

  private func read(_ index: Int) -> KeyboardLayout {
    if let layout = known[index].layout { return layout }
    // A test reads all of these texts.
    let layout = try! KeyboardLayoutFile.layout(from: Data(known[index].text.utf8))
    known[index].layout = layout
    return layout
  }

  /// The layout that writes ASCII in all languages.
  package var ascii: KeyboardLayout { layout("en-US")! }

  /// Returns the languages for which layouts are selected: the locale of the text field, then the desktop environment's layouts or, if
  /// those aren't known, the languages of the session. A locale that equals that of the window is ignored if the layouts of the desktop
  /// environment are known.
  package func languages(field: Locale?, window: Locale) -> [String] {
    loadFiles()
    guard !desktopLanguages.isEmpty else { return (field.map { [$0.identifier] } ?? []) + UserLanguage.current.languages }
    return (field.flatMap { $0 == window ? nil : [$0.identifier] } ?? []) + desktopLanguages
  }

  /// Returns the enabled layouts for languages. The array is never empty.
  package func inUse(languages: [String] = UserLanguage.current.languages) -> [KeyboardLayout] {
    if let cache, cache.languages == languages, isLoaded { return cache.layouts }
    let layouts = chosen(languages)
    cache = (languages, layouts)
    return layouts
  }

  private func chosen(_ languages: [String]) -> [KeyboardLayout] {
    loadFiles()
    for enabled in [enabledByUser, enabled].compactMap(\.self) {
      let chosen = enabled.compactMap { layout($0) }
      if !chosen.isEmpty { return chosen }
      Report.once(
        "keyboard-layouts",
        "No keyboard layout has one of the ids \(enabled); the layouts of the user's languages are used instead. The available ids are "
          + "\(ids).")
    }
    var chosen: [Int] = []
    func choose(_ index: Int?) { if let index, !chosen.contains(index) { chosen.append(index) } }
    for language in languages {
      choose(best(for: language))
      for index in known.indices where known[index].isAdded && Self.base(known[index].language) == Self.base(language) { choose(index) }
    }
    for index in known.indices where known[index].isAdded { choose(index) }
    let layouts = chosen.map(read)
    return layouts.contains(where: \.writesASCII) ? layouts : layouts + [ascii]
  }

  /// Returns the index of the layout whose id is the language tag, or its longest matching prefix.
  private func best(for language: String) -> Int? {
    var parts = Self.parts(language)
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let index = known.firstIndex(where: { $0.id.lowercased() == tag }) { return index }
      parts.removeLast()
    }
    let base = Self.base(language)
    return known.firstIndex { Self.base($0.language) == base && !$0.language.contains("Latn") }
  }

  private static let otherNames = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]

  private static func parts(_ language: String) -> [String] {
    var parts = language.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if let first = parts.first { parts[0] = otherNames[first] ?? first }
    return parts
  }

  private static func base(_ language: String) -> String { parts(language).first ?? "" }

  /// Adds a layout from the text of a layout file. Throws an error that describes what is invalid in the text.
  package func add(_ data: Data) throws(KeyboardLayoutError) {
    let layout = try KeyboardLayoutFile.layout(from: data)
    let entry = Entry(id: layout.id, language: layout.language, layout: layout, text: "")
    if let index = known.firstIndex(where: { $0.id == layout.id }) { known[index] = entry } else { known.append(entry) }
    cache = nil
  }

  private func loadFiles() {
    guard !isLoaded else { return }
    isLoaded = true
    cache = nil
    desktopLanguages = readDesktop()
    for directory in directories {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      for name in names.sorted() where name.hasSuffix(".json") { load(directory + "/" + name) }
    }
  }

  private func load(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      Report.once("keyboard-layout-\(path)", "The keyboard layout \(path) can't be read; it is ignored.")
      return
    }
    do {
      try add(data)
    } catch {
      Report.once("keyboard-layout-\(path)", "The keyboard layout \(path) is ignored: \(error).")
    }
  }

  /// Returns the ids in the environment variable `ORIEL_KEYBOARD_LAYOUTS`, or `nil` if there are none.
  package nonisolated static func ids(environment: EnvironmentVariables) -> [String]? {
    let ids = (environment["ORIEL_KEYBOARD_LAYOUTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    return ids.isEmpty ? nil : ids
  }

  /// Returns the directories of layout files: `oriel/keyboards` in the system's data directories and, last, in the user's.
  package nonisolated static func directories(environment: EnvironmentVariables) -> [String] {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let system = (absolute("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    let user = absolute("XDG_DATA_HOME") ?? environment["HOME"].map { $0 + "/.local/share" }
    return (system.reversed() + [user].compactMap { $0 }).filter { $0.hasPrefix("/") }.map { $0 + "/oriel/keyboards" }
  }
}
