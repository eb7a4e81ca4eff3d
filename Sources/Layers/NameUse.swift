/// A use of a declaration of the lower modules by a file of a module. Paths are relative to the folders of the modules' sources.
struct NameUse: Hashable {
  let user: String
  /// The USR of the declaration.
  let symbol: String
  /// The name of the declaration, with its argument labels.
  let name: String
  let definition: String

  /// Indicates whether Apple's SwiftUI lacks the declaration. Such declarations are in folders named `Extras`.
  var isExtra: Bool { definition.split(separator: "/").dropLast().contains("Extras") }
}
