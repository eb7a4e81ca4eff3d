/// The words of the tests' sources: a name that none of them says has no test.
struct TestWords {
  private let words: Set<Substring>

  init(_ sources: String) {
    words = Set(sources.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Whether each symbol of the name is said, initializers by their types' names; Swift's own are the compiler's.
  func mention(_ name: Name) -> Bool {
    name.symbols.allSatisfy { symbol in
      guard symbol.kind != .language else { return true }
      let path = symbol.path.split(separator: ".").filter { !$0.hasPrefix("init(") }
      return words.contains(path.last ?? "")
    }
  }
}
