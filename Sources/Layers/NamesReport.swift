/// A document that lists the names of Apple's that a module uses, and the files of the module that need other names.
struct NamesReport {
  /// The output of `swift-demangle --simplified` for each declaration, by its USR: `static Axis.Set.all`, `View.frame<A>(in:)`.
  let declarations: [String: String]
  let uses: Set<NameUse>

  /// Returns the type that a declaration belongs to, without its generic parameters, or `nil` for a global declaration.
  static func type(of declaration: String) -> String? {
    var (depth, path) = (0, "")
    for character in declaration.hasPrefix("static ") ? declaration.dropFirst(7) : declaration[...] {
      if character == "(" { break }
      if character == ">" { depth -= 1 } else if character == "<" { depth += 1 } else if depth == 0 { path.append(character) }
    }
    return path.lastIndex(of: ".").map { String(path[..<$0]) }
  }

  private func type(of use: NameUse) -> String? { declarations[use.symbol].flatMap(Self.type) }

  private func fullName(of use: NameUse) -> String { (type(of: use).map { $0 + "." } ?? "") + use.name }

  /// - Parameter preamble: The text above the lists.
  func document(preamble: String) -> String {
    let extras = Dictionary(grouping: uses.filter(\.isExtra), by: \.user).mapValues { Set($0.map(fullName)) }
    let own = uses.filter { !$0.isExtra }
    let members = Dictionary(grouping: own.filter { type(of: $0) != nil }) { type(of: $0)! }.mapValues { Set($0.map(\.name)) }
    let alone = Set(own.filter { type(of: $0) == nil }.map(\.name))
    return preamble + """

      ## Files that need more than Apple's SwiftUI

      All other files use only Apple's names.

      \(Self.table(("File", "Names of `Extras`"), extras.map { ($0.key, $0.value) }))
      ## Apple's names: types, functions

      \(Self.list(alone))

      ## Apple's names: members

      \(Self.table(("Type", "Members"), members.map { ("`\($0.key)`", $0.value) }))
      """
  }

  private static func list(_ names: Set<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }

  private static func table(_ head: (String, String), _ rows: [(String, Set<String>)]) -> String {
    "| \(head.0) | \(head.1) |\n| --- | --- |\n" + rows.sorted { $0.0 < $1.0 }.map { "| \($0.0) | \(list($0.1)) |\n" }.joined()
  }
}
