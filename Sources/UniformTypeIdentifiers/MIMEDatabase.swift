import Foundation

/// The shared MIME database in the data folders, which is read once.
struct MIMEDatabase: Sendable {
  static let shared = MIMEDatabase(folders: dataFolders.map { $0 + "/mime" })

  private var typesByExtension: [String: [String]] = [:]
  private var extensionsByType: [String: [String]] = [:]
  private var parents: [String: [String]] = [:]

  /// Reads the databases in folders, in order of precedence. Missing folders and files are ignored.
  init(folders: [String]) {
    for folder in folders {
      var globs: [(weight: Int, type: String, name: String)] = []
      for fields in Self.lines(folder + "/globs2", separator: ":") where fields.count >= 3 {
        // Only patterns of the form `*.name` are extensions, without further wildcards.
        guard fields[2].hasPrefix("*."), let weight = Int(fields[0]) else { continue }
        let name = fields[2].dropFirst(2).lowercased()
        guard !name.contains(where: "*?[.".contains) else { continue }
        globs.append((weight, fields[1], name))
      }
      // Sort by weight, and keep the order of the file for equal weights.
      for glob in globs.enumerated().sorted(by: { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }).map(\.element) {
        Self.add(glob.type, to: &typesByExtension[glob.name, default: []])
        Self.add(glob.name, to: &extensionsByType[glob.type, default: []])
      }
      for fields in Self.lines(folder + "/subclasses", separator: " ") where fields.count == 2 {
        Self.add(fields[1], to: &parents[fields[0], default: []])
      }
    }
  }

  func mimeTypes(filenameExtension: String) -> [String] { typesByExtension[filenameExtension] ?? [] }

  func extensions(mimeType: String) -> [String] { extensionsByType[mimeType] ?? [] }

  /// Returns all MIME types that a type is a subclass of.
  func superclasses(of mimeType: String) -> [String] {
    var found: [String] = []
    var open = parents[mimeType] ?? []
    while let next = open.popLast() {
      guard next != mimeType, !found.contains(next) else { continue }
      found.append(next)
      open += parents[next] ?? []
    }
    return found
  }

  private static func add(_ value: String, to values: inout [String]) {
    if !values.contains(value) { values.append(value) }
  }

  private static func lines(_ path: String, separator: Character) -> [[String]] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: separator).map(String.init) }
  }

  private static var dataFolders: [String] {
    let environment = ProcessInfo.processInfo.environment
    func folders(_ name: String, _ standard: String) -> [String] {
      let value = environment[name] ?? ""
      return (value.isEmpty ? standard : value).split(separator: ":").map(String.init)
    }
    return folders("XDG_DATA_HOME", (environment["HOME"] ?? "") + "/.local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
  }
}
