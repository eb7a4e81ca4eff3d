import Foundation
import ToolSupport

/// The folder of a program with the resources of its folder of sources, as Xcode makes it: the main bundle is the folder that a program is in.
struct MainBundle {
  /// The paths of the resources in the sources, by their paths in the bundle.
  private(set) var resources: [String: String] = [:]
  /// The paths of resources that would have the same path in the bundle as another one.
  private(set) var leftOut: [String] = []

  /// - Parameters:
  ///   - resources: Their paths in the folder of sources.
  ///   - taken: The names of other files in the bundle.
  init(of resources: [String], besides taken: [String]) {
    for path in resources {
      let place = Self.place(of: path)
      if self.resources[place] == nil, !taken.contains(place) { self.resources[place] = path } else { leftOut.append(path) }
    }
  }

  /// Resources lie side by side, except that those of a language lie in the language's folder.
  static func place(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
  }

  /// Makes the folder anew and returns where the program is.
  static func make(at place: URL, of program: URL, with folder: SourceFolder, saying: (String) -> Void) throws -> URL {
    let files = FileManager.default
    let result = place.appendingPathComponent(program.lastPathComponent)
    do {
      if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      // A program looks for its bundle where its file is, so a symbolic link doesn't do.
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
      for path in contents.leftOut { saying("There are several \((path as NSString).lastPathComponent): \(path) is left out.") }
    } catch {
      throw Failure("The folder \(place.path) can't be written: \(error.localizedDescription)")
    }
    return result
  }
}
