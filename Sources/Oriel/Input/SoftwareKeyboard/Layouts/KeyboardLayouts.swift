import Foundation
import OrielModel

/// The layouts that on-screen keyboards have: those that come with Oriel, files of the user's, and what a program adds. A later
/// one takes the place of an earlier one with the same id.
@MainActor
package final class KeyboardLayouts {
  package static let shared = KeyboardLayouts()

  private var known: [KeyboardLayout] = []
  /// Where files are looked for when a keyboard is needed for the first time; later ones win.
  package var directories: [String] = [] {
    didSet { isLoaded = false }
  }
  private var isLoaded = false
  /// The ids of the layouts in use, in the order of the key that switches them; nil is all, those of the user's languages first.
  package var enabled: [String]?

  package init() {
    // What comes with Oriel is read the same way as a user's file.
    for text in BuiltInLayouts.texts { try? add(Data(text.utf8)) }
  }

  package var all: [KeyboardLayout] {
    loadFiles()
    return known
  }

  /// The layouts in use; never empty.
  package func inUse(languages: [String] = UserLanguage.current.languages) -> [KeyboardLayout] {
    let all = all
    if let enabled {
      let chosen = enabled.compactMap { id in all.first { $0.id == id } }
      if !chosen.isEmpty { return chosen }
      Report.once("keyboard-layouts", "No keyboard layout has one of the ids \(enabled); there are \(all.map(\.id)), which are all used.")
    }
    func rank(_ layout: KeyboardLayout) -> Int {
      languages.firstIndex { Self.base($0) == Self.base(layout.language) } ?? languages.count
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" && $0 != "." }).lowercased()
  }

  /// Adds a layout from the text of a layout file, or throws what is wrong with it.
  package func add(_ data: Data) throws(KeyboardLayoutError) {
    let layout = try KeyboardLayoutFile.layout(from: data)
    if let index = known.firstIndex(where: { $0.id == layout.id }) { known[index] = layout } else { known.append(layout) }
  }

  private func loadFiles() {
    guard !isLoaded else { return }
    isLoaded = true
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

  /// Where the desktop looks for layouts: `oriel/keyboards` in the system's data directories and, last, in the user's.
  package nonisolated static func directories(environment: [String: String]) -> [String] {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let system = (absolute("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    let user = absolute("XDG_DATA_HOME") ?? environment["HOME"].map { $0 + "/.local/share" }
    return (system.reversed() + [user].compactMap { $0 }).filter { $0.hasPrefix("/") }.map { $0 + "/oriel/keyboards" }
  }
}
