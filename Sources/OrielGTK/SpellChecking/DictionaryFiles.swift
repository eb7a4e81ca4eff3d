import Foundation
import OrielModel

/// The files of the installed Hunspell dictionaries.
enum DictionaryFiles {
  /// Returns the path of a language's files, without their extensions, or `nil` if there are none.
  static func path(of language: String) -> String? {
    let files = installed()
    let name = language.replacing("-", with: "_")
    if let exact = files[name] { return exact }
    let code = String(name.prefix { $0 != "_" })
    // Of several regions, the user's own takes precedence, then the one with the language's name, as in de_DE, then the first.
    let region = Locale.current.region.map { "\(code)_\($0.identifier)" }
    let candidates = [region, "\(code)_\(code.uppercased())", code == "en" ? "en_US" : nil, code].compactMap(\.self)
    return candidates.lazy.compactMap { files[$0] }.first ?? files.keys.filter { $0.hasPrefix(code + "_") }.min().flatMap { files[$0] }
  }

  /// Returns the paths of the installed dictionaries by language. Earlier folders take precedence.
  static func installed() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasSuffix(".aff") {
        let language = String(name.dropLast(4))
        if files[language] == nil, names.contains(language + ".dic") { files[language] = "\(folder)/\(language)" }
      }
    }
    return files
  }

  /// Returns the folders: those of `DICPATH`, as for Hunspell's own program, then those of the user and of the system.
  private static func folders() -> [String] {
    let environment = EnvironmentVariables.process
    func list(_ name: String) -> [String] { (environment[name] ?? "").split(separator: ":").map(String.init) }
    let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.local/share"
    let system = list("XDG_DATA_DIRS").isEmpty ? ["/usr/local/share", "/usr/share"] : list("XDG_DATA_DIRS")
    return list("DICPATH") + ([home] + system).flatMap { ["\($0)/hunspell", "\($0)/myspell"] }
  }
}
