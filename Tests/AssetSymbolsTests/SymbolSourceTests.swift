import Foundation
import Testing

@testable import AssetSymbols

@Suite("Source code of asset symbols")
struct SymbolSourceTests {
  private let folder: WrittenFolder

  init() throws { folder = try WrittenFolder() }

  private func source(
    _ catalogs: String..., bundle: SymbolSource.Bundle = .module, hasExtensions: Bool = true
  ) -> SymbolSource {
    let catalogs = catalogs.isEmpty ? ["Assets.xcassets"] : catalogs
    return SymbolSource(catalogs: catalogs.map { "\(folder.path)/\($0)" }, bundle: bundle, hasExtensions: hasExtensions)
  }

  private func symbols(_ source: SymbolSource) -> [String] {
    source.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix("static") || $0.hasPrefix("enum")
    }
  }

  @Test("Images and colors with and without namespaces are generated, sorted, as the members that Xcode generates")
  func whole() throws {
    try folder.writeSets("Sun.imageset", "Hero-Picture.imageset", "AccentColor.colorset", "Brand.colorset", "AppIcon.appiconset")
    try folder.writeSets("Data.dataset", "star.symbolset", "Plain/In Plain.imageset")
    try folder.writeNamespace("icons")
    try folder.writeSets("icons/star.imageset", "icons/Sky.colorset", "icons/Loose/moon.imageset")
    try folder.writeNamespace("icons/Small")
    try folder.writeSets("icons/Small/default.imageset")
    let source = source()
    #expect(source.warnings.isEmpty)
    #expect(source.imageCount == 6 && source.colorCount == 3)
    #expect(
      source.text == """
        // Made from the asset catalogs of this target by AssetSymbols: changes are lost.
        import Foundation
        import SwiftUI

        extension SwiftUI.ImageResource {
          static let heroPicture = SwiftUI.ImageResource(name: "Hero-Picture", bundle: .module)
          static let inPlain = SwiftUI.ImageResource(name: "In Plain", bundle: .module)
          static let sun = SwiftUI.ImageResource(name: "Sun", bundle: .module)

          enum Icons {
            static let moon = SwiftUI.ImageResource(name: "icons/moon", bundle: .module)
            static let star = SwiftUI.ImageResource(name: "icons/star", bundle: .module)

            enum Small {
              static let `default` = SwiftUI.ImageResource(name: "icons/Small/default", bundle: .module)
            }
          }
        }

        extension SwiftUI.ColorResource {
          static let accent = SwiftUI.ColorResource(name: "AccentColor", bundle: .module)
          static let brand = SwiftUI.ColorResource(name: "Brand", bundle: .module)

          enum Icons {
            static let sky = SwiftUI.ColorResource(name: "icons/Sky", bundle: .module)
          }
        }

        extension SwiftUI.Color {
          enum Icons {
            static var sky: SwiftUI.Color { .init(.Icons.sky) }
          }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var accent: SwiftUI.Color { .init(.accent) }
          static var brand: SwiftUI.Color { .init(.brand) }
        }

        """)
  }

  @Test("The requested bundle is used, and without extensions colors are generated as resources only")
  func options() throws {
    try folder.writeSets("Brand.colorset")
    #expect(
      symbols(source(bundle: .main, hasExtensions: false)) == [#"static let brand = SwiftUI.ColorResource(name: "Brand", bundle: .main)"#])
  }

  @Test("Asset names are written as escaped string literals")
  func literals() throws {
    try folder.writeSets(#"a"b\c.imageset"#, "d\ne.imageset")
    #expect(
      symbols(source()) == [
        #"static let aBC = SwiftUI.ImageResource(name: "a\"b\\c", bundle: .module)"#,
        #"static let dE = SwiftUI.ImageResource(name: "d\u{a}e", bundle: .module)"#,
      ])
  }

  @Test("If two assets have the same identifier, the first one is generated and both are reported")
  func clashes() throws {
    try folder.writeSets("hero-picture.imageset", "Hero Picture.imageset", "heroPicture.colorset")
    let source = source()
    #expect(symbols(source).first?.contains(#""Hero Picture""#) == true)
    #expect(source.imageCount == 1 && source.colorCount == 1)
    #expect(source.warnings.count == 1)
    #expect(source.warnings.first?.hasPrefix(#""Hero Picture" and "hero-picture" would both be .heroPicture; the first is"#) == true)
  }

  @Test("An asset in two catalogs gets one symbol and a warning with both paths, and namespaces of one name are merged")
  func catalogs() throws {
    for catalog in ["A.xcassets", "B.xcassets"] {
      try folder.writeNamespace("Icons", in: catalog)
      try folder.writeSets("Hero.imageset", "Icons/\(catalog.prefix(1)).imageset", in: catalog)
    }
    let source = source("B.xcassets", "A.xcassets")
    #expect(
      symbols(source) == [
        #"static let hero = SwiftUI.ImageResource(name: "Hero", bundle: .module)"#, "enum Icons {",
        #"static let A = SwiftUI.ImageResource(name: "Icons/A", bundle: .module)"#,
        #"static let B = SwiftUI.ImageResource(name: "Icons/B", bundle: .module)"#,
      ])
    #expect(source.warnings.count == 1)
    #expect(source.warnings.first?.contains("A.xcassets/Hero.imageset") == true)
    #expect(source.warnings.first?.contains("B.xcassets/Hero.imageset") == true)
    let turned = self.source("A.xcassets", "B.xcassets")
    #expect(source.text == turned.text && source.warnings == turned.warnings)
  }

  @Test("A namespace takes precedence over an asset of the same name")
  func namespaceClash() throws {
    try folder.writeNamespace("2024")
    try folder.writeSets("2024/a.imageset", "2024.imageset")
    let source = source()
    #expect(symbols(source).first == "enum _2024 {" && source.imageCount == 1)
    #expect(source.warnings.count == 1)
  }

  @Test("SwiftUI's own colors, styles and types aren't redeclared")
  func systemNames() throws {
    try folder.writeSets("Red.colorset", "PrimaryColor.colorset", "tint.colorset", "Brand.colorset")
    try folder.writeNamespace("Resolved")
    try folder.writeSets("Resolved/red.colorset")
    let source = source()
    #expect(source.colorCount == 5)
    #expect(
      symbols(source).filter { $0.hasPrefix("static var") || $0.hasPrefix("enum") } == [
        "enum Resolved {",
        "static var tint: SwiftUI.Color { .init(.tint) }", "static var brand: SwiftUI.Color { .init(.brand) }",
      ])
    #expect(source.warnings.count == 4)
    for name in ["Red", "PrimaryColor", "tint", "Resolved"] { #expect(source.warnings.contains { $0.contains(name) }) }
  }

  @Test("A color in a namespace can have the name of a SwiftUI color")
  func systemNamesInNamespaces() throws {
    try folder.writeNamespace("Icons")
    try folder.writeSets("Icons/red.colorset")
    let source = source()
    #expect(source.warnings.isEmpty)
    #expect(symbols(source).contains("static var red: SwiftUI.Color { .init(.Icons.red) }"))
  }

  @Test("A set with an invalid Contents.json gets its symbol and one warning", arguments: ["", "{", "[1]", "nonsense", "\u{0}"])
  func broken(_ contents: String) throws {
    try folder.write("Assets.xcassets/Hero.imageset/Contents.json", contents)
    let source = source()
    #expect(source.imageCount == 1 && source.warnings.count == 1)
    #expect(source.warnings.first?.contains("Hero.imageset/Contents.json is missing or cannot be read") == true)
  }

  @Test("A set without Contents.json, a set that is a file, and one with a folder as Contents.json get symbols and warnings")
  func missing() throws {
    try folder.write("Assets.xcassets/A.imageset/a.png", "")
    try folder.write("Assets.xcassets/B.imageset", "")
    try folder.write("Assets.xcassets/C.imageset/Contents.json/a.png", "")
    let source = source()
    #expect(source.imageCount == 3 && source.warnings.count == 3)
  }

  @Test("A folder with an invalid Contents.json is reported and no namespace, and one without is no namespace")
  func brokenNamespaces() throws {
    try folder.write("Assets.xcassets/Icons/Contents.json", "{")
    try folder.write("Assets.xcassets/Other/Contents.json", #"{"properties": {"provides-namespace": "yes"}}"#)
    try folder.writeSets("Icons/a.imageset", "Bare/b.imageset", "Other/c.imageset")
    let source = source()
    #expect(source.imageCount == 3 && !source.text.contains("enum"))
    #expect(source.warnings.count == 1)
    #expect(source.warnings.first?.contains("Icons/Contents.json") == true)
  }

  @Test("Assets without an identifier are omitted, and so are the contents of such folders")
  func nameless() throws {
    try folder.writeSets("---.imageset", "🌞.colorset", "Hero.imageset")
    try folder.writeNamespace("***")
    try folder.writeNamespace("Icons")
    try folder.writeSets("***/a.imageset", "***/b.imageset", "Icons/+++.imageset")
    let source = source()
    #expect(source.imageCount == 1 && source.colorCount == 0 && !source.text.contains("enum"))
    #expect(source.warnings.count == 4)
    #expect(source.warnings.contains { $0.contains("*** has a name that cannot be a namespace") })
  }

  @Test("A catalog without sets and a missing one generate no symbols and a warning each")
  func empty() throws {
    try folder.writeSets("AppIcon.appiconset")
    let source = source("Assets.xcassets", "Gone.xcassets")
    #expect(source.text == SymbolSource.header + "\nimport Foundation\nimport SwiftUI\n")
    #expect(source.warnings.count == 2)
  }

  @Test("Cyclic symbolic links don't cause infinite recursion")
  func loops() throws {
    try folder.writeSets("Icons/Hero.imageset")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Assets.xcassets/Icons/Again", withDestinationPath: "..")
    let source = source()
    #expect(source.imageCount == 1 && source.warnings.count < 16)
  }
}
