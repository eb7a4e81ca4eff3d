/// A file of a module that says a declaration of the modules below. Paths are relative to the folders of the modules' sources.
struct NameUse: Hashable {
  let user: String
  /// The declaration's USR.
  let symbol: String
  /// The declaration's name with the labels of its arguments.
  let name: String
  let definition: String

  /// Whether the declaration is one that Apple's SwiftUI doesn't have: those stand in folders of their own.
  var isExtra: Bool { definition.split(separator: "/").dropLast().contains("Extras") }
}
