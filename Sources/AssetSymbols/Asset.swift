/// A set of an asset catalog that gets a symbol.
struct Asset {
  enum Kind { case image, color }

  let kind: Kind
  /// The folders around it that provide a namespace, from the outermost on.
  let namespaces: [String]
  let name: String
  /// Where it was found.
  let path: String

  /// What programs find it by.
  var resourceName: String { (namespaces + [name]).joined(separator: "/") }
}
