/// A name of SwiftUI's that programs use, and the public symbols that it stands for.
struct Name {
  /// Its place among the most used names, or nil for those beyond.
  let rank: Int?
  let area: String
  let symbols: [RequiredSymbol]
  let name: String

  /// Reads lines of `rank,area,symbol;symbol,name` below a line of headings.
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

/// A symbol that has to be public, of this kind, and a member of this owner: `method View.frame`, `type Text`.
struct RequiredSymbol: Hashable {
  enum Kind: String {
    case type, `protocol`, method, property, `static`, `init`, wrapper, macro, `func`
    /// Swift's own, such as `@main`.
    case language
  }

  let kind: Kind
  /// The name with its owners' before it, without argument labels.
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
