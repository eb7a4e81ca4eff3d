/// The source code of `GeneratedAssetSymbols.swift`.
struct SymbolSource {
  /// The bundle that contains a target's catalogs.
  enum Bundle: String {
    /// The target's bundle. Its manifest lists the catalogs as resources.
    case module
    /// The program's main bundle.
    case main
  }

  /// The first line, which identifies a generated file.
  static let header = "// Made from the asset catalogs of this target by AssetSymbols: changes are lost."

  private(set) var text = Self.header + "\nimport Foundation\nimport SwiftUI\n"
  private(set) var warnings: [String] = []
  let imageCount: Int
  let colorCount: Int
  private let bundle: Bundle

  /// Generates the source code.
  ///
  /// - Parameter hasExtensions: Indicates whether colors are also members of `Color` and `ShapeStyle`.
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

  /// Appends the resources of a kind. Types are qualified with their module, because a namespace may have the name of a type.
  private mutating func appendResources(_ type: String, _ scope: SymbolScope) {
    let lines = lines(of: scope) { symbol, _ in
      "static let \(Identifier.written(symbol.identifier)) = SwiftUI.\(type)(name: \(literal(symbol.asset.resourceName)), bundle: .\(bundle))"
    }
    appendExtension("SwiftUI.\(type)", lines)
  }

  private mutating func appendColors(_ scope: SymbolScope) {
    for symbol in scope.symbols where SystemNames.colors.contains(symbol.identifier) {
      warnings.append(
        "Color and ShapeStyle already have a member .\(symbol.identifier), so none is generated for \"\(symbol.asset.resourceName)\"; use "
          + "Color(.\(symbol.identifier)): \(symbol.asset.path)")
    }
    for namespace in scope.namespaces where SystemNames.typesOfColor.contains(namespace.identifier) {
      warnings.append("Color already has a member \(namespace.identifier), so none is generated for the folder's colors")
    }
    // `Color` has the members of `ShapeStyle`. If each color was declared twice, the type checker would try both declarations for each
    // color in an expression.
    let styles = Set(scope.symbols.map(\.identifier)).subtracting(SystemNames.styles)
    let lines = lines(of: scope, except: { styles.contains($0) || SystemNames.typesOfColor.contains($0) }, declaration: Self.color)
    appendExtension("SwiftUI.Color", lines)
  }

  /// Appends the members of `ShapeStyle`. Extensions of protocols can't contain types, so there are no namespaces.
  private mutating func appendStyles(_ scope: SymbolScope) {
    let names = SystemNames.colors.union(SystemNames.styles)
    for symbol in scope.symbols where SystemNames.styles.contains(symbol.identifier) {
      warnings.append(
        "ShapeStyle already has a member .\(symbol.identifier), so none is generated for \"\(symbol.asset.resourceName)\"; use "
          + "Color.\(symbol.identifier): \(symbol.asset.path)")
    }
    let lines = scope.symbols.filter { !names.contains($0.identifier) }.map { "  " + Self.color($0, []) }
    appendExtension("SwiftUI.ShapeStyle where Self == SwiftUI.Color", lines)
  }

  private static func color(_ symbol: SymbolScope.Symbol, _ namespaces: [String]) -> String {
    let identifier = Identifier.written(symbol.identifier)
    return "static var \(identifier): SwiftUI.Color { .init(.\((namespaces + [identifier]).joined(separator: "."))) }"
  }

  /// Returns the lines of a scope.
  ///
  /// - Parameter declaration: A closure that returns the declaration of a symbol in the given namespaces.
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
