import Foundation
import OrielModel
import Synchronization

/// The tables of translations of a bundle, each read when something of it is first asked for.
final class BundleStrings: Sendable {
  private let folders: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  /// The bundles that were asked, by their paths.
  private static let known = Mutex<[String: BundleStrings]>([:])
  private static let main = BundleStrings(folders: BundleFolders.of(.main))

  /// Nil is the program's own bundle.
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

  /// The format for a key, nil where no table has it, and the language of the words: a key without a translation is in that of the keys.
  func format(
    _ key: String, table: String?, locale: Locale, numbers: @autoclosure () -> [Double?]
  ) -> (format: String?, language: String) {
    let table = self.table(table ?? "Localizable")
    guard !table.isEmpty, let (entry, language) = table.entry(key, languages: UserLanguage.languages(for: locale)),
      let format = entry.resolved(numbers(), language: language)
    else { return (nil, table.source) }
    return (format, language)
  }

  /// The language of the bundle for who reads some: the first of them that it is translated into, or else that of its keys.
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
        Report.once("broken-strings-\(path)", "The translations in \(path) cannot be read; keys stand for themselves.")
      }
      tables[name] = table
      return table
    }
  }
}

/// Where a bundle's resources lie.
enum BundleFolders {
  /// A program's own bundle is the folder of its executable together with the resources of the target that the executable is made of.
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
