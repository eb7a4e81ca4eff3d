import Foundation
import Packaging
import ToolSupport

/// The facts about a program for its packages, collected from its Swift package.
struct ProgramFacts {
  let package: SwiftPackage
  let product: String

  /// Returns the facts in Oriel.toml and Info.plist, with the icon of the program's asset catalog if neither names one.
  func program() throws -> Program {
    let target = package.products.first { $0.name == product && $0.isExecutable }?.targets.first
    let folder = target.flatMap { name in package.targets.first { $0.name == name } }.map { package.root.appendingPathComponent($0.path) }
    var program = try ProgramFile.read(
      Self.first(["Oriel.toml"], in: [folder, package.root]),
      infoPlist: Self.first(["Info.plist", "Resources/Info.plist"], in: [folder, package.root]),
      defaults: Program(identifier: "com.example.\(product)", name: product, executable: product, maintainer: maintainer))
    if program.icon == nil, let folder { program.icon = AppIcon.find(in: folder) }
    return program
  }

  private static func first(_ names: [String], in folders: [URL?]) -> URL? {
    folders.compactMap { $0 }.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The maintainer of the program: the author in git's configuration.
  private var maintainer: String {
    func ask(_ key: String) -> String? {
      guard let output = try? Command("git", ["-C", package.root.path, "config", key]).output(), output.status == 0 else { return nil }
      let value = output.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      return value.isEmpty ? nil : value
    }
    return "\(ask("user.name") ?? "Unknown") <\(ask("user.email") ?? "unknown@example.com")>"
  }
}

/// The AppIcon set of an asset catalog.
enum AppIcon {
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let size: String?
      let scale: String?

      /// The pixels of a side, as specified in the catalog.
      var side: Double {
        let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
        return points * (scale.flatMap { Double($0.dropLast()) } ?? 1)
      }
    }

    let images: [Image]
  }

  /// Returns the largest image of the first AppIcon set below a folder, or `nil` if there is none.
  static func find(in folder: URL) -> URL? {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var sets: [URL] = []
    while let file = all?.nextObject() as? URL {
      if file.lastPathComponent == "AppIcon.appiconset" { sets.append(file) }
    }
    return sets.sorted { $0.path < $1.path }.lazy.compactMap(largest).first
  }

  private static func largest(in set: URL) -> URL? {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let named = contents.images.compactMap { image in image.filename.map { (set.appendingPathComponent($0), image.side) } }
    return named.filter { FileManager.default.fileExists(atPath: $0.0.path) && $0.0.pathExtension.lowercased() == "png" }.max {
      $0.1 < $1.1
    }?.0
  }
}
