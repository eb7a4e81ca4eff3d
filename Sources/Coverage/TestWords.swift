/// The words in the code of the tests, without comments and string literals. A name that they don't contain has no test.
struct TestWords {
  private let words: Set<Substring>

  init(_ sources: String) {
    words = Set(Self.code(of: sources).split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Returns whether the words contain each symbol of the name, with an initializer's type in its place. Symbols of the language are the
  /// compiler's and always count.
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

  /// Returns the part of a line behind a string literal, given the part behind its opening quotation mark.
  private static func afterText(_ line: Substring) -> Substring {
    var rest = line
    while let character = rest.popFirst() {
      if character == "\"" { break }
      if character == "\\" { rest = rest.dropFirst() }
    }
    return rest
  }
}
