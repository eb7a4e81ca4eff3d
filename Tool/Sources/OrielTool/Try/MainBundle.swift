import Foundation
import ToolSupport

/// The folder of a program with the resources of its source folder, like the one that Xcode creates: a program's main bundle is its folder.
struct MainBundle {
  /// The paths of the resources in the sources, by their paths in the bundle.
  private(set) var resources: [String: String] = [:]
  /// The paths of resources that would have the same path in the bundle as another one.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - resources: The resources' paths in the source folder.
  ///   - taken: The names of other files in the bundle.
  init(of resources: [String], besides taken: [String]) {
    for path in resources {
      let place = Self.place(of: path)
      if self.resources[place] == nil, !taken.contains(place) { self.resources[place] = path } else { leftOut.append(path) }
    }
  }

  /// Returns the path of a resource in the bundle. Resources are placed side by side, except that localized ones are in their language's
  /// folder.
  static func place(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
  }

  /// Recreates the folder and returns the location of the program in it.
  static func make(at place: URL, of program: URL, with folder: SourceFolder, saying: (String) -> Void) throws -> URL {
    let files = FileManager.default
    let result = place.appendingPathComponent(program.lastPathComponent)
    do {
      if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      // A program searches for its bundle in the folder of its actual file, so that a symbolic link doesn't work.
      try files.linkItem(at: program, to: result)
      let bundles = try files.contentsOfDirectory(at: program.deletingLastPathComponent(), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "resources" }
      for bundle in bundles {
        try files.createSymbolicLink(at: place.appendingPathComponent(bundle.lastPathComponent), withDestinationURL: bundle)
      }
      let contents = MainBundle(of: folder.resources, besides: [program.lastPathComponent] + bundles.map(\.lastPathComponent))
      for (name, path) in contents.resources {
        let link = place.appendingPathComponent(name)
        try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: link, withDestinationURL: folder.root.appendingPathComponent(path))
      }
      for path in contents.leftOut { saying("There are several files named \((path as NSString).lastPathComponent): \(path) is ignored.") }
    } catch {
      throw Failure("The folder \(place.path) can't be written: \(error.localizedDescription)")
    }
    return result
  }
}
