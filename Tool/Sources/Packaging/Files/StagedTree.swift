import Foundation
import ToolSupport

/// The files of a program, laid out in a folder as a package has them.
struct StagedTree {
  /// Where files stand, by paths in the tree.
  struct Layout {
    let programFolder: String
    /// For a link to the program; nil where there is none.
    let binFolder: String?
    let shareFolder: String
    /// The folder that the tree is once the package is installed, by which the message bus finds the program; nil where nobody knows it.
    let root: String?

    /// In /usr, for a package of the system.
    static func system(_ program: Program) -> Layout {
      Layout(programFolder: "usr/lib/\(program.executable)", binFolder: "usr/bin", shareFolder: "usr/share", root: "")
    }

    /// In the folder usr of an AppDir.
    static func appDir(_ program: Program) -> Layout {
      Layout(programFolder: "usr/lib/\(program.executable)", binFolder: "usr/bin", shareFolder: "usr/share", root: nil)
    }

    /// In /app, where Flatpak has a program.
    static func flatpak(_ program: Program) -> Layout {
      Layout(programFolder: "lib/\(program.executable)", binFolder: "bin", shareFolder: "share", root: "/app")
    }

    /// A folder with the program at its top, that runs from anywhere.
    static let folder = Layout(programFolder: "", binFolder: nil, shareFolder: "share", root: nil)
  }

  let root: URL
  let layout: Layout
  /// The largest file of the icon, and how its name ends.
  let icon: URL
  /// What the user should know.
  let notes: [String]

  /// Writes the files below `root`. Throws a `Failure` for a payload whose files stand in each other's way.
  init(_ program: Program, _ payload: Payload, in root: URL, layout: Layout, date: Date, toolbox: Toolbox) throws {
    self.root = root
    self.layout = layout
    let files = FileManager.default
    let folder = layout.programFolder.isEmpty ? root : root.appendingPathComponent(layout.programFolder)
    let share = root.appendingPathComponent(layout.shareFolder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)

    var taken: Set<String> = [program.executable, "Info.plist", "lib", "share"]
    try Self.copy(payload.executable, to: folder.appendingPathComponent(program.executable), permissions: 0o755)
    for resource in payload.resources {
      let name = resource.lastPathComponent
      guard taken.insert(name).inserted else {
        throw Failure("Two files of the program are named \(name): rename the resource \(resource.path).")
      }
      try Self.copy(resource, to: folder.appendingPathComponent(name), permissions: nil)
    }
    var libraries: Set<String> = []
    for library in payload.libraries {
      let name = library.lastPathComponent
      guard libraries.insert(name).inserted else {
        throw Failure("Two libraries of the program are named \(name): leave \(library.path) out.")
      }
      try files.createDirectory(at: folder.appendingPathComponent("lib"), withIntermediateDirectories: true)
      try Self.copy(library, to: folder.appendingPathComponent("lib/\(name)"), permissions: 0o644)
    }
    try BundleInfo(program: program).text.write(creatingFolderFor: folder.appendingPathComponent("Info.plist"))

    if let binFolder = layout.binFolder {
      let link = root.appendingPathComponent("\(binFolder)/\(program.executable)")
      try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: "../lib/\(program.executable)/\(program.executable)")
    }

    let id = program.identifier
    let isActivatable = layout.root != nil && layout.binFolder != nil
    try DesktopEntry(program: program, isActivatable: isActivatable).text
      .write(creatingFolderFor: share.appendingPathComponent("applications/\(id).desktop"))
    try Metainfo(program: program, date: date, isActivatable: isActivatable).text
      .write(creatingFolderFor: share.appendingPathComponent("metainfo/\(id).metainfo.xml"))
    if isActivatable, let place = layout.root, let binFolder = layout.binFolder {
      try BusService(program: program, path: "\(place)/\(binFolder)/\(program.executable)").text
        .write(creatingFolderFor: share.appendingPathComponent("dbus-1/services/\(id).service"))
    }

    let theme = share.appendingPathComponent("icons/hicolor")
    let image = try program.icon.map { try Icon($0) } ?? Icon(letterOf: program.name)
    let written = try image.write(into: theme, named: id, toolbox: toolbox)
    icon = written.file
    let missing = "The program has no icon, so a plain one with a letter stands for it: name a PNG or an SVG as icon in Oriel.toml."
    notes = program.icon == nil ? [missing] : written.notes
  }

  /// Gives all files below a folder, and the folder, the permissions and the time that packages have them with, whatever they came with.
  static func normalize(_ root: URL, date: Date) throws {
    let files = FileManager.default
    for path in [""] + (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []) {
      let file = path.isEmpty ? root : root.appendingPathComponent(path)
      let attributes = try files.attributesOfItem(atPath: file.path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      case .typeSymbolicLink: break
      default:
        let isProgram = (attributes[.posixPermissions] as? NSNumber).map { $0.intValue & 0o100 != 0 } ?? false
        try files.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: file.path)
      }
      let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
      guard utimensat(AT_FDCWD, file.path, [time, time], AT_SYMLINK_NOFOLLOW) == 0 else {
        throw Failure("\(file.path) can't be given a time: \(String(cString: strerror(errno))).")
      }
    }
  }

  /// Copies a file or a folder. Of a link, the file that it leads to is copied.
  private static func copy(_ source: URL, to destination: URL, permissions: Int?) throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw Failure("There is no file \(source.path): build the program again.")
    }
    try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: destination)
    if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: destination.path) }
  }
}
