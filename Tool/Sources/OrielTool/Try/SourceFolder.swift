import Foundation
import ToolSupport

/// A folder of sources without a manifest. All paths are relative to it and ordered alphabetically.
struct SourceFolder {
  let root: URL
  private(set) var sources: [String] = []
  /// The asset and string catalogs.
  private(set) var catalogs: [String] = []
  /// The other files of kinds that Xcode copies into a program's main bundle.
  private(set) var resources: [String] = []
  /// The projects of Xcode.
  private(set) var projects: [String] = []

  /// The use of a file or folder.
  enum Kind { case folder, source, catalog, resource, project, nothing }

  /// - Parameters:
  ///   - root: The folder, by a path without symbolic links.
  ///   - excluded: A folder that isn't searched.
  init(_ root: URL, except excluded: URL) throws {
    self.root = root
    guard let all = FileManager.default.enumerator(atPath: root.path) else {
      throw Failure("The folder \(root.path) can't be read: specify another one, or change its permissions.")
    }
    while let path = all.nextObject() as? String {
      let type = all.fileAttributes?[.type] as? FileAttributeType
      guard type == .typeDirectory || type == .typeRegular else { continue }
      var kind = Self.kind(of: path, isFolder: type == .typeDirectory)
      if kind == .folder, root.appendingPathComponent(path).path == excluded.path { kind = .nothing }
      switch kind {
      case .source: sources.append(path)
      case .catalog: catalogs.append(path)
      case .resource: resources.append(path)
      case .project: projects.append(path)
      case .folder, .nothing: break
      }
      if type == .typeDirectory, kind != .folder { all.skipDescendants() }
    }
    sources.sort()
    catalogs.sort()
    resources.sort()
    projects.sort()
  }

  /// Returns the use of a file or folder. Tests, hidden files, and files of other programs and libraries have none.
  static func kind(of path: String, isFolder: Bool) -> Kind {
    let name = (path as NSString).lastPathComponent
    let ending = (name as NSString).pathExtension
    guard !name.hasPrefix("."), !name.hasSuffix("Tests") else { return .nothing }
    if isFolder {
      switch ending {
      case "xcassets": return .catalog
      case "xcodeproj": return .project
      case "xcworkspace", "xcdatamodeld", "playground", "framework", "xcframework": return .nothing
      default: return name == "Pods" ? .nothing : .folder
      }
    }
    switch ending {
    case "swift": return .source
    case "xcstrings": return .catalog
    case "storyboard", "xib", "entitlements", "h", "m", "md": return .nothing
    default: return name == "Info.plist" ? .nothing : .resource
    }
  }

  /// Indicates whether one of the sources is the entry point of a program.
  var isProgram: Bool {
    get throws { try sources.contains { try LinkedPackage.isMain(root.appendingPathComponent($0)) } }
  }

  /// Indicates whether a project of Xcode isolates the declarations of its targets to the main actor by default, as Xcode 26 sets it for new
  /// projects.
  var isMainActorByDefault: Bool {
    projects.contains { project in
      let file = root.appendingPathComponent(project).appendingPathComponent("project.pbxproj")
      guard let data = try? Data(contentsOf: file) else { return false }
      return String(decoding: data, as: UTF8.self).contains("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    }
  }
}
