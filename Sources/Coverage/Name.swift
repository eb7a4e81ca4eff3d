/// A name of SwiftUI that programs use, and the public symbols that it requires.
struct Name {
  /// The rank among the most used names, or `nil` for other names.
  let rank: Int?
  let area: String
  let symbols: [RequiredSymbol]
  let name: String

  /// Returns the names from lines of `rank,area,symbol;symbol,name` below a header line.
  static func list(in text: String) throws -> [Name] {
    try text.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { throw CoverageError("not a name: \(line)") }
      return Name(
        rank: Int(parts[0]), area: parts[1], symbols: try parts[2].split(separator: ";").map { try RequiredSymbol(String($0)) },
        name: parts[3])
    }
  }
}

/// A symbol that has to be public, with its kind and its owner: `method View.frame`, `type Text`.
struct RequiredSymbol: Hashable {
  enum Kind: String {
    case type, `protocol`, method, property, `static`, `init`, wrapper, macro, `func`
    /// A feature of the Swift language, such as `@main`.
    case language
  }

  let kind: Kind
  /// The name, preceded by the names of its owners, without argument labels.
  let path: String

  init(_ text: String) throws {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let kind = Kind(rawValue: String(first)), kind == .language || parts.count == 2 else {
      throw CoverageError("not a symbol: \(text)")
    }
    self.kind = kind
    path = parts.count == 2 ? String(parts[1]) : ""
  }
}
