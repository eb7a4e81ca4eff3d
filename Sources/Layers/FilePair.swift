/// A file, and another one whose declarations it refers to. Paths are relative to `Sources/Oriel`.
struct FilePair: Hashable, Comparable, CustomStringConvertible {
  let user: String
  let definition: String

  static let arrow = " -> "

  var description: String { user + FilePair.arrow + definition }

  static func < (left: FilePair, right: FilePair) -> Bool { (left.user, left.definition) < (right.user, right.definition) }
}
