/// The text of `GeneratedAssetSymbols.swift`.
struct SymbolSource {
  /// The bundle that a target's catalogs are in.
  enum Bundle: String {
    /// The target's own: its manifest names them as resources.
    case module
    /// The program's.
    case main
  }

  /// The first line, by which a file is known to be one of these.
  static let header = "// Made from the asset catalogs of this target by AssetSymbols: changes are lost."

  private(set) var text = Self.header + "\nimport Foundation\nimport SwiftUI\n"
  private(set) var warnings: [String] = []
  let imageCount: Int
  let colorCount: Int
  private let bundle: Bundle

  /// - Parameter hasExtensions: whether colours are members of `Color` and `ShapeStyle`, too.
  init(catalogs: [String], bundle: Bundle, hasExtensions: Bool) {
    let reader = CatalogReader(catalogs: catalogs)
    warnings = reader.warnings
    let images = SymbolScope(.image, of: reader.assets, warnings: &warnings)
    let colors = SymbolScope(.color, of: reader.assets, warnings: &warnings)
    (imageCount, colorCount) = (images.count, colors.count)
    self.bundle = bundle
    appendResources("ImageResource", images)
    appendResources("ColorResource", colors)
    if hasExtensions {
      appendColors(colors)
      appendStyles(colors)
    }
  }

  /// Types are named with their module: a namespace may have the name of one.
  private mutating func appendResources(_ type: String, _ scope: SymbolScope) {
    let lines = lines(of: scope) { symbol, _ in
      "static let \(Identifier.written(symbol.identifier)) = SwiftUI.\(type)(name: \(literal(symbol.asset.resourceName)), bundle: .\(bundle))"
    }
    appendExtension("SwiftUI.\(type)", lines)
  }

  private mutating func appendColors(_ scope: SymbolScope) {
    for symbol in scope.symbols where SystemNames.colors.contains(symbol.identifier) {
      warnings.append(
        "Color and ShapeStyle have a .\(symbol.identifier) of their own, so \"\(symbol.asset.resourceName)\" is none of their members; "
          + "Color(.\(symbol.identifier)) is it: \(symbol.asset.path)")
    }
    for namespace in scope.namespaces where SystemNames.typesOfColor.contains(namespace.identifier) {
      warnings.append("Color has a \(namespace.identifier) of its own, so the folder's colours are none of its members")
    }
    // What `ShapeStyle` has, `Color` has by it: of two declarations the compiler would try each for every colour of an expression.
    let styles = Set(scope.symbols.map(\.identifier)).subtracting(SystemNames.styles)
    let lines = lines(of: scope, except: { styles.contains($0) || SystemNames.typesOfColor.contains($0) }, declaration: Self.color)
    appendExtension("SwiftUI.Color", lines)
  }

  /// Extensions of protocols can't have types in them, so there are no namespaces.
  private mutating func appendStyles(_ scope: SymbolScope) {
    let names = SystemNames.colors.union(SystemNames.styles)
    for symbol in scope.symbols where SystemNames.styles.contains(symbol.identifier) {
      warnings.append(
        "ShapeStyle has a .\(symbol.identifier) of its own, so \"\(symbol.asset.resourceName)\" is none of its members; "
          + "Color.\(symbol.identifier) is it: \(symbol.asset.path)")
    }
    let lines = scope.symbols.filter { !names.contains($0.identifier) }.map { "  " + Self.color($0, []) }
    appendExtension("SwiftUI.ShapeStyle where Self == SwiftUI.Color", lines)
  }

  private static func color(_ symbol: SymbolScope.Symbol, _ namespaces: [String]) -> String {
    let identifier = Identifier.written(symbol.identifier)
    return "static var \(identifier): SwiftUI.Color { .init(.\((namespaces + [identifier]).joined(separator: "."))) }"
  }

  /// - Parameter declaration: of a symbol, in namespaces of these names.
  private func lines(
    of scope: SymbolScope, except isLeftOut: (String) -> Bool = { _ in false }, in namespaces: [String] = [],
    declaration: (SymbolScope.Symbol, [String]) -> String
  ) -> [String] {
    let indent = String(repeating: "  ", count: namespaces.count + 1)
    var lines = scope.symbols.filter { !isLeftOut($0.identifier) }.map { indent + declaration($0, namespaces) }
    for namespace in scope.namespaces where !isLeftOut(namespace.identifier) {
      let name = Identifier.written(namespace.identifier)
      if !lines.isEmpty { lines.append("") }
      lines.append("\(indent)enum \(name) {")
      lines += self.lines(of: namespace.scope, in: namespaces + [name], declaration: declaration)
      lines.append("\(indent)}")
    }
    return lines
  }

  private mutating func appendExtension(_ type: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    text += "\nextension \(type) {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
