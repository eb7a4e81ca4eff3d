import Foundation
import OrielModel

/// The layouts that on-screen keyboards have: those that come with Oriel, files of the user's, and what a program adds. A later
/// one takes the place of an earlier one with the same id. The desktop's layouts choose among those that come with Oriel, or the languages of the session.
@MainActor
package final class KeyboardLayouts {
  package static let shared = KeyboardLayouts()

  /// A layout, and its text until it is read.
  private struct Entry {
    let id: String
    let language: String
    var layout: KeyboardLayout?
    let text: String
    /// Whether a file or the program brought it.
    var isAdded: Bool { layout != nil && text.isEmpty }
  }

  // Those that come with Oriel are read one by one, as they are needed: a window without a keyboard reads none.
  private var known = BuiltInLayouts.all.map { Entry(id: $0.id, language: $0.id, layout: nil, text: $0.text) }
  /// Where files are looked for when a keyboard is needed for the first time; later ones win.
  package var directories: [String] = [] {
    didSet { isLoaded = false }
  }
  private var isLoaded = false
  /// The ids of the layouts in use, in the order of the key that switches them. Nil is those of the user's languages, then what files and the
  /// program have added, and the English one if no other writes all letters of ASCII.
  package var enabled: [String]? {
    didSet { if enabled != oldValue { cache = nil } }
  }
  /// The user's word over the program's.
  package var enabledByUser: [String]? {
    didSet { if enabledByUser != oldValue { cache = nil } }
  }
  /// Asked for the desktop's layouts when a keyboard is needed for the first time; who is asked sets `desktopLanguages` when they change.
  package var readDesktop: () -> [String] = { [] }
  /// The languages of the layouts that the user has chosen for the keys of the desktop, in order; empty where nothing is known of them.
  package var desktopLanguages: [String] = [] {
    didSet { if desktopLanguages != oldValue { cache = nil } }
  }
  private var cache: (languages: [String], layouts: [KeyboardLayout])?

  package init() {}

  /// The ids of all layouts that there are.
  package var ids: [String] {
    loadFiles()
    return known.map(\.id)
  }

  /// The layout with an id.
  package func layout(_ id: String) -> KeyboardLayout? {
    loadFiles()
    return known.firstIndex { $0.id == id }.map(read)
  }

  private func read(_ index: Int) -> KeyboardLayout {
    if let layout = known[index].layout { return layout }
    // A test reads all of them.
    let layout = try! KeyboardLayoutFile.layout(from: Data(known[index].text.utf8))
    known[index].layout = layout
    return layout
  }

  /// The one that writes ASCII whatever the user's languages are.
  package var ascii: KeyboardLayout { layout("en-US")! }

  /// What layouts are looked for by: the locale of the text field, then the desktop's layouts or, where nothing is known of them, the session's languages.
  /// A field that has its window's locale asks for nothing by it, where the desktop does.
  package func languages(field: Locale?, window: Locale) -> [String] {
    loadFiles()
    guard !desktopLanguages.isEmpty else { return (field.map { [$0.identifier] } ?? []) + UserLanguage.current.languages }
    return (field.flatMap { $0 == window ? nil : [$0.identifier] } ?? []) + desktopLanguages
  }

  /// The layouts in use; never empty.
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
        "keyboard-layouts", "No keyboard layout has one of the ids \(enabled); there are \(ids). Those of the user's languages are used.")
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

  /// The layout whose id is the language's tag, or as much of its beginning as there is one for.
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

  /// Adds a layout from the text of a layout file, or throws what is wrong with it.
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
      Report.once("keyboard-layout-\(path)", "The keyboard layout \(path) cannot be read; it is left out.")
      return
    }
    do {
      try add(data)
    } catch {
      Report.once("keyboard-layout-\(path)", "The keyboard layout \(path) is left out: \(error).")
    }
  }

  /// What the user wants, as ids between commas; nil where nothing is said.
  package nonisolated static func ids(environment: EnvironmentVariables) -> [String]? {
    let ids = (environment["ORIEL_KEYBOARD_LAYOUTS"] ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    return ids.isEmpty ? nil : ids
  }

  /// Where the desktop looks for layouts: `oriel/keyboards` in the system's data directories and, last, in the user's.
  package nonisolated static func directories(environment: EnvironmentVariables) -> [String] {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let system = (absolute("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    let user = absolute("XDG_DATA_HOME") ?? environment["HOME"].map { $0 + "/.local/share" }
    return (system.reversed() + [user].compactMap { $0 }).filter { $0.hasPrefix("/") }.map { $0 + "/oriel/keyboards" }
  }
}
