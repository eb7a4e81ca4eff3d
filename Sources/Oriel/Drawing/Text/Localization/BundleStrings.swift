import Foundation
import OrielModel
import Synchronization

/// The translation tables of a bundle. Each is read when an entry of it is first requested.
final class BundleStrings: Sendable {
  private let folders: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  /// The bundles that have been requested, by their paths.
  private static let known = Mutex<[String: BundleStrings]>([:])
  private static let main = BundleStrings(folders: BundleFolders.of(.main))

  /// Returns the tables of a bundle, or of the main bundle if it is `nil`.
  static func of(_ bundle: Bundle?) -> BundleStrings {
    guard let bundle, bundle != .main else { return main }
    return known.withLock { known in
      if let strings = known[bundle.bundlePath] { return strings }
      let strings = BundleStrings(folders: BundleFolders.of(bundle))
      known[bundle.bundlePath] = strings
      return strings
    }
  }

  private init(folders: [String]) { self.folders = folders }

  /// Returns the format for a key, or `nil` if no table contains it, and the language of the text. A key without a translation is in the
  /// development language.
  func format(
    _ key: String, table: String?, locale: Locale, numbers: @autoclosure () -> [Double?]
  ) -> (format: String?, language: String) {
    let table = self.table(table ?? "Localizable")
    guard !table.isEmpty, let (entry, language) = table.entry(key, languages: UserLanguage.languages(for: locale)),
      let format = entry.resolved(numbers(), language: language)
    else { return (nil, table.source) }
    return (format, language)
  }

  /// Returns the first of the given languages into which the bundle is translated, or its development language if there is none.
  func language(for languages: [String]) -> String {
    let source = table("Localizable").source
    var own: Set<String> = [source]
    for entry in folders.flatMap({ (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }) {
      if entry.hasSuffix(".lproj") { own.insert(StringTable.normalized(String(entry.dropLast(6)))) }
      if entry.hasSuffix(".xcstrings") { own.formUnion(table(String(entry.dropLast(10))).languages.keys) }
    }
    for language in languages {
      if let found = StringTable.candidates(language).first(where: own.contains) { return found }
    }
    return source
  }

  private func table(_ name: String) -> StringTable {
    tables.withLock { tables in
      if let table = tables[name] { return table }
      let table = StringTable(name, folders: folders)
      for path in table.unreadable {
        Report.once("broken-strings-\(path)", "The translations in \(path) cannot be read; the keys are shown instead.")
      }
      tables[name] = table
      return table
    }
  }
}

/// The folders of a bundle's resources.
enum BundleFolders {
  /// Returns the folders of a bundle. Those of the main bundle are the folder of the executable and the resources of the executable's
  /// target.
  static func of(_ bundle: Bundle) -> [String] {
    var seen: Set<String> = []
    let own = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self).filter { seen.insert($0).inserted }
    guard bundle == .main else { return own }
    let program = (Bundle.main.executablePath ?? CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init) ?? ""
    let parent = Bundle.main.bundlePath
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return own + targets.filter { $0.hasSuffix("_\(program).resources") }.sorted().map { "\(parent)/\($0)" }
  }
}
