import Foundation
import ToolSupport

/// Somebody's package, as SwiftPM describes it.
struct SwiftPackage {
  struct Product: Decodable, Equatable {
    let name: String
    let targets: [String]
    let isExecutable: Bool
    let isLibrary: Bool

    private enum CodingKeys: CodingKey { case name, targets, type }
    private enum Kind: String, CodingKey { case executable, library }

    init(name: String, targets: [String], isExecutable: Bool, isLibrary: Bool) {
      self.name = name
      self.targets = targets
      self.isExecutable = isExecutable
      self.isLibrary = isLibrary
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      let kind = try values.nestedContainer(keyedBy: Kind.self, forKey: .type)
      isExecutable = kind.contains(.executable)
      isLibrary = kind.contains(.library)
    }
  }

  struct Target: Decodable, Equatable {
    let name: String
    let type: String
    /// In the package's folder.
    let path: String
  }

  private struct Description: Decodable {
    let name: String
    let products: [Product]
    let targets: [Target]
  }

  let root: URL
  let name: String
  let products: [Product]
  let targets: [Target]

  /// Reads the package that a folder is in: the folder itself or the nearest one around it that has a manifest.
  static func find(in folder: URL) throws -> SwiftPackage {
    guard FileManager.default.fileExists(atPath: folder.path) else { throw Failure("There is no folder \(folder.path).") }
    var root = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      guard root.path != "/" else {
        throw Failure("There is no Package.swift in \(folder.path), nor in a folder around it: `oriel new NAME` makes a package.")
      }
      root = root.deletingLastPathComponent()
    }
    let text = try Command("swift", ["package", "--package-path", root.path, "describe", "--type", "json"])
      .text("The package in \(root.path) can't be read:")
    // SwiftPM may say something before.
    let json = text.firstIndex(of: "{").map { Data(text[$0...].utf8) } ?? Data()
    guard let description = try? JSONDecoder().decode(Description.self, from: json) else {
      throw Failure("What SwiftPM says of the package in \(root.path) can't be read: Swift 6.3 is needed.")
    }
    return SwiftPackage(root: root, name: description.name, products: description.products, targets: description.targets)
  }

  var programs: [String] { products.filter(\.isExecutable).map(\.name) }
  var libraries: [String] { products.filter(\.isLibrary).map(\.name) }

  /// The program of a name, or the package's only one, or the one that is named like the package.
  func program(_ wanted: String?) throws -> String {
    let programs = programs
    if let wanted {
      guard programs.contains(wanted) else {
        throw Failure("The package \(name) has no program \(wanted): \(Self.list(programs, none: "it has none")).")
      }
      return wanted
    }
    guard let first = programs.first else {
      throw Failure("The package \(name) has no program: an executable target with @main makes one.")
    }
    if programs.count == 1 { return first }
    if let own = programs.first(where: { $0 == name || $0 == "\(name)App" }) { return own }
    throw Failure("The package \(name) has several programs: say which of \(programs.joined(separator: ", ")).")
  }

  private static func list(_ names: [String], none: String) -> String { names.isEmpty ? none : "it has \(names.joined(separator: ", "))" }
}
