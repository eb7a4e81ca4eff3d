/// A set in an asset catalog that has a symbol.
struct Asset {
  enum Kind { case image, color }

  let kind: Kind
  /// The enclosing folders that provide a namespace, from the outermost inwards.
  let namespaces: [String]
  let name: String
  /// The path of the set's folder.
  let path: String

  /// The name by which programs find the asset.
  var resourceName: String { (namespaces + [name]).joined(separator: "/") }
}
