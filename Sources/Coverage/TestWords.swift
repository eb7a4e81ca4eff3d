/// The words of the tests' code, comments and texts left out: a name that none of them says has no test.
struct TestWords {
  private let words: Set<Substring>

  init(_ sources: String) {
    words = Set(Self.code(of: sources).split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Whether each symbol of the name is said, initializers by their types' names; Swift's own are the compiler's.
  func mention(_ name: Name) -> Bool {
    name.symbols.allSatisfy { symbol in
      guard symbol.kind != .language else { return true }
      let path = symbol.path.split(separator: ".").filter { !$0.hasPrefix("init(") }
      return words.contains(path.last ?? "")
    }
  }

  private static func code(of sources: String) -> String {
    var result = ""
    var isInLongText = false
    for line in sources.split(separator: "\n") {
      var rest = line[...]
      while !rest.isEmpty {
        if isInLongText || rest.hasPrefix("\"\"\"") {
          if !isInLongText { rest.removeFirst(3) }
          guard let end = rest.firstRange(of: "\"\"\"") else {
            isInLongText = true
            break
          }
          isInLongText = false
          rest = rest[end.upperBound...]
        } else if rest.hasPrefix("//") {
          break
        } else if rest.first == "\"" {
          rest = afterText(rest.dropFirst())
        } else {
          result.append(rest.removeFirst())
        }
      }
      result.append("\n")
    }
    return result
  }

  /// What follows a text of one line, whose first mark is gone.
  private static func afterText(_ line: Substring) -> Substring {
    var rest = line
    while let character = rest.popFirst() {
      if character == "\"" { break }
      if character == "\\" { rest = rest.dropFirst() }
    }
    return rest
  }
}
