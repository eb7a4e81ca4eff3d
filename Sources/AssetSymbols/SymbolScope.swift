/// The symbols and namespaces of one kind that are declared in the same scope.
struct SymbolScope {
  struct Symbol {
    let identifier: String
    let asset: Asset
  }

  struct Namespace {
    let identifier: String
    let scope: SymbolScope
  }

  /// The symbols, sorted by their resource names.
  private(set) var symbols: [Symbol] = []
  /// The namespaces, sorted by their identifiers. None of them is empty.
  private(set) var namespaces: [Namespace] = []

  var isEmpty: Bool { symbols.isEmpty && namespaces.isEmpty }

  /// The number of symbols, including those in namespaces.
  var count: Int { namespaces.reduce(symbols.count) { $0 + $1.scope.count } }

  init(_ kind: Asset.Kind, of assets: [Asset], warnings: inout [String]) {
    let assets = assets.filter { $0.kind == kind }.sorted { ($0.resourceName, $0.path) < ($1.resourceName, $1.path) }
    self.init(assets, depth: 0, warnings: &warnings)
  }

  private init(_ assets: [Asset], depth: Int, warnings: inout [String]) {
    // Folders of the same name in several catalogs, or with names that result in the same identifier, are one namespace.
    var members: [String: [Asset]] = [:]
    for asset in assets where asset.namespaces.count > depth {
      if let identifier = Identifier.namespace(asset.namespaces[depth]) { members[identifier, default: []].append(asset) }
    }
    namespaces = members.sorted { $0.key < $1.key }.map { identifier, members in
      Namespace(identifier: identifier, scope: SymbolScope(members, depth: depth + 1, warnings: &warnings))
    }
    .filter { !$0.scope.isEmpty }

    var taken: [String: Asset] = [:]
    for asset in assets where asset.namespaces.count == depth {
      guard let identifier = Identifier.symbol(asset.name) else {
        warnings.append("the name \"\(asset.resourceName)\" has no characters for an identifier, so no symbol is generated: \(asset.path)")
        continue
      }
      if namespaces.contains(where: { $0.identifier == identifier }) {
        warnings.append("\"\(asset.resourceName)\" and a folder would both be .\(identifier); the folder is: \(asset.path)")
      } else if let first = taken[identifier] {
        warnings.append(
          "\"\(first.resourceName)\" and \"\(asset.resourceName)\" would both be .\(identifier); the first is: \(first.path), \(asset.path)"
        )
      } else {
        taken[identifier] = asset
        symbols.append(Symbol(identifier: identifier, asset: asset))
      }
    }
  }
}
