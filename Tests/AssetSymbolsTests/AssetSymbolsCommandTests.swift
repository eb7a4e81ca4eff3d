import Foundation
import Testing

@testable import AssetSymbols

@Suite("The command that generates asset symbols")
struct AssetSymbolsCommandTests {
  private let folder: WrittenFolder

  init() throws { folder = try WrittenFolder() }

  private func target(_ bundle: String = "module") throws -> AssetSymbolsCommand {
    try AssetSymbolsCommand(["target", folder.path + "/Out.swift", bundle, folder.path + "/Assets.xcassets"])
  }

  private func package(_ targets: String..., options: [String] = []) throws -> AssetSymbolsCommand {
    try folder.write("description.json", #"{"name": "P", "path": "\#(folder.path)", "targets": [\#(targets.joined(separator: ","))]}"#)
    return try AssetSymbolsCommand(["package", folder.path + "/description.json"] + options)
  }

  private func target(_ path: String, resources: [String] = [], kind: String = "SwiftTarget") -> String {
    let list = resources.map { #"{"path": "\#(folder.path)/\#(path)/\#($0)", "rule": {"process": {}}}"# }.joined(separator: ",")
    let resources = resources.isEmpty ? "" : #", "resources": [\#(list)]"#
    return #"{"name": "T", "path": "\#(path)", "module_type": "\#(kind)", "type": "library", "sources": ["a.swift"]\#(resources)}"#
  }

  @Test("The generated file is written only when its text changes")
  func changes() throws {
    try folder.writeSets("Hero.imageset")
    #expect(try target().output.isEmpty)
    let past = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path + "/Out.swift")
    _ = try target()
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path + "/Out.swift")[.modificationDate] as? Date == past)
    try folder.writeSets("Sun.imageset")
    _ = try target()
    #expect(try folder.read("Out.swift").contains("sun"))
    _ = try target("main")
    #expect(try folder.read("Out.swift").contains("bundle: .main"))
  }

  @Test("A file that the command didn't generate isn't overwritten")
  func own() throws {
    try folder.writeSets("Hero.imageset")
    try folder.write("Out.swift", "let own = 1\n")
    #expect { try target() } throws: { "\($0)".contains("Out.swift wasn't generated from asset catalogs") }
    #expect(try folder.read("Out.swift") == "let own = 1\n")
  }

  @Test(
    "Invalid arguments throw an error",
    arguments: [
      [], ["target"], ["target", "/o.swift"], ["package"], ["package", "/a", "/b"], ["package", "/nowhere"], ["begin", "/a"],
      ["begin", "/nowhere", "/"], ["target", "/o", "own", "/c"],
    ])
  func arguments(_ arguments: [String]) { #expect(throws: AssetSymbolsError.self) { try AssetSymbolsCommand(arguments) } }

  @Test("An invalid package description and an unwritable folder throw errors")
  func errors() throws {
    try folder.write("d.json", #"{"targets": 1}"#)
    #expect(throws: AssetSymbolsError.self) { try AssetSymbolsCommand(["package", folder.path + "/d.json"]) }
    try folder.writeSets("Hero.imageset")
    #expect(throws: AssetSymbolsError.self) {
      try AssetSymbolsCommand(["target", folder.path + "/none/Out.swift", "module", folder.path + "/Assets.xcassets"])
    }
  }

  @Test("A target with a catalog but without sources gets a generated file, and other targets don't")
  func begin() throws {
    try folder.writeSets("Hero.imageset", in: "Sources/Res/Deep/Media.xcassets")
    try folder.writeSets("Hero.imageset", in: "Sources/App/Media.xcassets")
    try folder.write("Sources/App/Views/a.swift", "")
    try folder.writeSets("Hero.imageset", in: "Own/Media.xcassets")
    try folder.write("Sources/Bare/note.txt", "")
    let names = ["Res", "App", "Bare", "None"].map { #"{"name": "\#($0)", "type": "regular", "resources": []}"# }
    let own = #"{"name": "Own", "type": "regular", "path": "Own"}"#
    let binary = #"{"name": "Binary", "type": "binary", "path": "Sources/Res"}"#
    try folder.write("manifest.json", #"{"targets": [\#((names + [own, binary]).joined(separator: ","))]}"#)
    _ = try AssetSymbolsCommand(["begin", folder.path + "/manifest.json", folder.path])
    for target in ["Sources/Res", "Own"] { #expect(try folder.read(target + "/GeneratedAssetSymbols.swift") == SymbolSource.header + "\n") }
    for target in ["Sources/App", "Sources/Bare"] {
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(target)/GeneratedAssetSymbols.swift"))
    }
    #expect(try package(target("Own", resources: ["Media.xcassets"])).output.first?.contains("images: 1") == true)
  }

  @Test("Each target with catalogs gets a generated file for its own bundle, and other targets get none")
  func targets() throws {
    try folder.writeSets("Hero.imageset", in: "Sources/App/Assets.xcassets")
    try folder.writeSets("Sky.colorset", in: "Sources/Kit/Files/Deep/Media.xcassets")
    try folder.write("Sources/Bare/a.swift", "")
    try folder.writeSets("Hero.imageset", in: "Sources/Shim/Assets.xcassets")
    let command = try package(
      target("Sources/Kit", resources: ["Files"]), target("Sources/App", resources: ["Assets.xcassets"]),
      target("Sources/Bare"), target("Sources/Shim", kind: "ClangTarget"))
    #expect(command.warnings.isEmpty)
    #expect(command.output.map { $0.contains("Sources/App/GeneratedAssetSymbols.swift (images: 1, colors: 0)") } == [true, false])
    #expect(try folder.read("Sources/App/GeneratedAssetSymbols.swift").contains("static let hero"))
    #expect(try package(target("Sources/App", resources: ["Assets.xcassets"])).output.first?.hasSuffix("is unchanged.") == true)
    #expect(try folder.read("Sources/Kit/GeneratedAssetSymbols.swift").contains(#"name: "Sky", bundle: .module"#))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Sources/Bare/GeneratedAssetSymbols.swift"))
  }

  @Test("A catalog that isn't a declared resource is reported, and its symbols use the main bundle so that sources compile")
  func unnamed() throws {
    try folder.writeSets("Hero.imageset", in: "Sources/App/Art/Assets.xcassets")
    let command = try package(target("Sources/App"))
    #expect(command.warnings.count == 1)
    #expect(command.warnings.first?.contains("isn't a resource of its target") == true)
    #expect(try folder.read("Sources/App/GeneratedAssetSymbols.swift").contains(#"name: "Hero", bundle: .main"#))
  }

  @Test("A catalog that isn't a declared resource is omitted if the target has others that are")
  func unnamedBeside() throws {
    try folder.writeSets("Hero.imageset", in: "Sources/App/Assets.xcassets")
    try folder.writeSets("Sun.imageset", in: "Sources/App/Other.xcassets")
    let command = try package(target("Sources/App", resources: ["Assets.xcassets"]))
    #expect(command.warnings.count == 1)
    let text = try folder.read("Sources/App/GeneratedAssetSymbols.swift")
    #expect(text.contains("hero") && !text.contains("sun"))
  }

  @Test("A catalog in a nested target's folder belongs to that target")
  func nested() throws {
    try folder.writeSets("Hero.imageset", in: "Sources/App/Kit/Assets.xcassets")
    let command = try package(target("Sources/App"), target("Sources/App/Kit", resources: ["Assets.xcassets"]))
    #expect(command.warnings.isEmpty && command.output.count == 1)
    #expect(try folder.read("Sources/App/Kit/GeneratedAssetSymbols.swift").contains("hero"))
  }

  @Test("A package without catalogs is reported, and options apply to its targets")
  func options() throws {
    #expect(try package(target("Sources/App")).output == ["No target has an asset catalog."])
    try folder.writeSets("Brand.colorset", in: "Sources/App/Assets.xcassets")
    let app = target("Sources/App", resources: ["Assets.xcassets"])
    #expect(try package(app, options: ["--no-extensions"]).output.count == 1)
    #expect(try !folder.read("Sources/App/GeneratedAssetSymbols.swift").contains("extension SwiftUI.ShapeStyle"))
    #expect(try package(app).output.count == 1)
    #expect(try folder.read("Sources/App/GeneratedAssetSymbols.swift").contains("extension SwiftUI.ShapeStyle"))
  }
}
