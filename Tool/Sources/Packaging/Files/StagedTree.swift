import Foundation
import ToolSupport

/// The files of a program in a folder, laid out like in a package.
struct StagedTree {
  /// The locations of files, as paths in the tree.
  struct Layout {
    let programFolder: String
    /// The folder for a link to the program, or `nil` if there is none.
    let binFolder: String?
    let shareFolder: String
    /// The path of the tree after the installation, with which the message bus finds the program, or `nil` if it is unknown.
    let root: String?

    /// Returns the layout in /usr, for a system package.
    static func system(_ program: Program) -> Layout {
      Layout(programFolder: "usr/lib/\(program.executable)", binFolder: "usr/bin", shareFolder: "usr/share", root: "")
    }

    /// Returns the layout in the folder usr of an AppDir.
    static func appDir(_ program: Program) -> Layout {
      Layout(programFolder: "usr/lib/\(program.executable)", binFolder: "usr/bin", shareFolder: "usr/share", root: nil)
    }

    /// Returns the layout in /app, the location of a program in a flatpak.
    static func flatpak(_ program: Program) -> Layout {
      Layout(programFolder: "lib/\(program.executable)", binFolder: "bin", shareFolder: "share", root: "/app")
    }

    /// The layout of a folder with the program at its top, which runs from any location.
    static let folder = Layout(programFolder: "", binFolder: nil, shareFolder: "share", root: nil)
  }

  let root: URL
  let layout: Layout
  /// The largest file of the icon, and its file name extension.
  let icon: URL
  /// Notes for the user.
  let notes: [String]

  /// Writes the files below `root`. Throws a `Failure` for a payload with conflicting files.
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
        throw Failure("Two libraries of the program are named \(name): remove \(library.path).")
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
    let missing = "The program has no icon, so a plain one with a letter is used: set icon in Oriel.toml to a PNG or an SVG."
    notes = program.icon == nil ? [missing] : written.notes
  }

  /// Sets the permissions and times of a folder and all files below it to those of packages.
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
        throw Failure("The modification date of \(file.path) can't be set: \(String(cString: strerror(errno))).")
      }
    }
  }

  /// Copies a file or a folder. A link is copied as the file that it refers to.
  private static func copy(_ source: URL, to destination: URL, permissions: Int?) throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw Failure("There is no file \(source.path): build the program again.")
    }
    try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: destination)
    if let permissions { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: destination.path) }
  }
}
