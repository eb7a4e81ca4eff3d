import Foundation

/// Finds icons in the folders of the freedesktop icon themes, without GTK's icon theme, which needs a display.
///
/// Themes are asked in the order: `ORIEL_ICON_THEME`, GTK's settings file, Adwaita, hicolor, each with what it inherits.
@MainActor
final class IconThemes {
  struct Icon: Equatable {
    var path: String
    /// Whether only its alpha counts.
    var isSymbolic: Bool
  }

  private struct Key: Hashable {
    var name: String
    var pixelSize: Int
  }

  private let baseFolders: [String]
  private let firstThemes: [String]
  private lazy var themes: [IconTheme] = Self.chain(of: firstThemes, in: baseFolders)
  /// Icons that were not found are remembered too: looking through all folders is the slow case.
  private var found: [Key: Icon?] = [:]

  convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let dataHome = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
    let dataFolders = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    let folders = [dataHome + "/icons", home + "/.icons"] + dataFolders.split(separator: ":").map { $0 + "/icons" }
    let settings = ["gtk-4.0", "gtk-3.0"].map { DesktopEntryFile(path: configuration + "/\($0)/settings.ini") }
    let chosen = settings.lazy.compactMap { $0["Settings", "gtk-icon-theme-name"] }.first
    self.init(
      baseFolders: folders, themes: [environment["ORIEL_ICON_THEME"], chosen, "Adwaita", "hicolor"].compactMap(\.self))
  }

  init(baseFolders: [String], themes: [String]) {
    self.baseFolders = baseFolders
    firstThemes = themes
  }

  /// The symbolic drawing where there is one, then a vector image, then the pixel image of the nearest size.
  func icon(named name: String, pixelSize: Int) -> Icon? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    let key = Key(name: name, pixelSize: pixelSize)
    if let known = found[key] { return known }
    if found.count > 4096 { found.removeAll() }
    let icon = find(name, pixelSize)
    found[key] = .some(icon)
    return icon
  }

  private func find(_ name: String, _ pixelSize: Int) -> Icon? {
    for theme in themes {
      if let path = theme.file("\(name)-symbolic.svg", pixelSize: pixelSize) { return Icon(path: path, isSymbolic: true) }
      for file in ["\(name).svg", "\(name).png"] {
        guard let path = theme.file(file, pixelSize: pixelSize) else { continue }
        return Icon(path: path, isSymbolic: name.hasSuffix("-symbolic"))
      }
    }
    return nil
  }

  private static func chain(of names: [String], in folders: [String]) -> [IconTheme] {
    var result: [IconTheme] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard seen.insert(name).inserted, let theme = IconTheme(name: name, baseFolders: folders) else { return }
      result.append(theme)
      theme.inherited.filter { $0 != "hicolor" }.forEach(add)
    }
    names.forEach(add)
    return result
  }
}

/// One theme: its folders in all the places where parts of it may be installed.
struct IconTheme {
  private struct Folder {
    var path: String
    /// In pixels; vector folders are made for any size.
    var size: Int
  }

  private var folders: [Folder] = []
  private(set) var inherited: [String] = []

  init?(name: String, baseFolders: [String]) {
    let roots = baseFolders.map { "\($0)/\(name)" }.filter { FileManager.default.fileExists(atPath: $0) }
    guard let index = roots.map({ $0 + "/index.theme" }).first(where: { FileManager.default.fileExists(atPath: $0) })
    else { return nil }
    let entries = DesktopEntryFile(path: index)
    func list(_ key: String) -> [String] {
      (entries["Icon Theme", key] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    inherited = list("Inherits")
    for directory in list("Directories") + list("ScaledDirectories") {
      let size = Int(entries[directory, "Size"] ?? "") ?? 0
      let scale = Int(entries[directory, "Scale"] ?? "") ?? 1
      for root in roots { folders.append(Folder(path: "\(root)/\(directory)", size: size * scale)) }
    }
  }

  /// The file's path in the folder that suits the size best: the smallest that is large enough, else the largest.
  func file(_ name: String, pixelSize: Int) -> String? {
    folders.filter { FileManager.default.fileExists(atPath: "\($0.path)/\(name)") }
      .min { rank($0, pixelSize) < rank($1, pixelSize) }.map { "\($0.path)/\(name)" }
  }

  private func rank(_ folder: Folder, _ pixelSize: Int) -> Int {
    folder.size >= pixelSize ? folder.size - pixelSize : 1_000_000 - folder.size
  }
}

/// The groups of a file in the desktop entry format (`[Group]` and `Key=Value` lines); empty if there is no such file.
struct DesktopEntryFile {
  private var groups: [String: [String: String]] = [:]

  init(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    var group = ""
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if !line.hasPrefix("#"), let separator = line.firstIndex(of: "=") {
        let key = line[..<separator].trimmingCharacters(in: .whitespaces)
        groups[group, default: [:]][key] = line[line.index(after: separator)...].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  subscript(group: String, key: String) -> String? { groups[group]?[key] }
}
