import Foundation

/// A command that writes the symbols that Xcode generates for asset catalogs, so that `Image(.hero)` and `Color.brand` compile.
///
/// - `target OUTPUT module|main CATALOG…` writes the symbols of one target's catalogs to the file OUTPUT, without output.
/// - `package DESCRIPTION` writes a `GeneratedAssetSymbols.swift` into the folder of each target that has catalogs. The file DESCRIPTION is
///   the output of `swift package describe --type json`.
/// - `begin MANIFEST ROOT` writes the header of that file into the folder of each target that has catalogs and no source, which SwiftPM
///   doesn't describe. The file MANIFEST is the output of `swift package dump-package` for the package in the folder ROOT.
///
/// With `--no-extensions`, colors aren't members of `Color` and `ShapeStyle`. A file is written only if its contents change.
package struct AssetSymbolsCommand {
  /// The messages about written files, one for each file.
  package private(set) var output: [String] = []
  /// The messages about assets without a symbol and about files that can't be read.
  package private(set) var warnings: [String] = []

  private let hasExtensions: Bool

  /// Runs the command. Throws if the arguments are invalid, or if a file can't be read or written.
  package init(_ arguments: [String]) throws {
    hasExtensions = !arguments.contains("--no-extensions")
    let arguments = arguments.filter { $0 != "--no-extensions" }
    switch (arguments.first, arguments.count) {
    case ("target", 3...):
      guard let bundle = SymbolSource.Bundle(rawValue: arguments[2]) else { throw AssetSymbolsError("no bundle: \(arguments[2])") }
      _ = try write(arguments[1], bundle, catalogs: Array(arguments[3...]))
    case ("package", 2):
      guard let description = FileManager.default.contents(atPath: arguments[1]) else {
        throw AssetSymbolsError("cannot read \(arguments[1])")
      }
      for target in try PackageTarget.list(in: description) { try write(target) }
      if output.isEmpty { output.append("No target has an asset catalog.") }
    case ("begin", 3):
      guard let manifest = FileManager.default.contents(atPath: arguments[1]) else {
        throw AssetSymbolsError("cannot read \(arguments[1])")
      }
      for folder in try SourcelessTargets(in: manifest, root: arguments[2]).folders {
        let path = folder + "/GeneratedAssetSymbols.swift"
        do { try Data((SymbolSource.header + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
          throw AssetSymbolsError("cannot write \(path): \(error)")
        }
      }
    default:
      throw AssetSymbolsError(
        "expected: target OUTPUT module|main CATALOG…, package DESCRIPTION, or begin MANIFEST ROOT; got: \(arguments.joined(separator: " "))"
      )
    }
  }

  private mutating func write(_ target: PackageTarget) throws {
    let path = target.folder + "/GeneratedAssetSymbols.swift"
    for catalog in target.unnamed {
      warnings.append(
        "\(catalog) isn't a resource of its target, so no bundle contains it: add it to the manifest, as in "
          + "resources: [.process(\"\((catalog as NSString).lastPathComponent)\")]")
    }
    // A target without resources has no bundle, but its sources should compile nevertheless.
    let isNamed = !target.resources.isEmpty
    output.append(try write(path, isNamed ? .module : .main, catalogs: isNamed ? target.resources : target.unnamed))
  }

  /// Writes the file, and returns a message about it.
  private mutating func write(_ path: String, _ bundle: SymbolSource.Bundle, catalogs: [String]) throws -> String {
    let source = SymbolSource(catalogs: catalogs, bundle: bundle, hasExtensions: hasExtensions)
    warnings += source.warnings
    let data = Data(source.text.utf8)
    let old = FileManager.default.contents(atPath: path)
    if old == data { return "\(path) is unchanged." }
    if let old, !old.starts(with: Data(SymbolSource.header.utf8)) {
      throw AssetSymbolsError("\(path) wasn't generated from asset catalogs, so it isn't overwritten")
    }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw AssetSymbolsError("cannot write \(path): \(error)")
    }
    return "Wrote \(path) (images: \(source.imageCount), colors: \(source.colorCount))."
  }
}

struct AssetSymbolsError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
