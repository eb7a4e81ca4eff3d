/// A table of the files that define and use each symbol, from the index of the sources.
struct SymbolTable {
  private struct Symbol {
    let name: String
    var files: Set<String> = []
  }

  struct Use: Hashable {
    let symbol: String
    let file: String
  }

  private var symbols: [String: Symbol] = [:]
  private var lines: [Use: Set<Int>] = [:]

  mutating func define(_ symbol: String, named name: String, in file: String) {
    symbols[symbol, default: Symbol(name: name)].files.insert(file)
  }

  mutating func use(_ symbol: String, in file: String, line: Int) {
    lines[Use(symbol: symbol, file: file), default: []].insert(line)
  }

  /// Returns the references to declarations of a higher layer: for each pair of files the symbols by name, with the lines of their uses.
  ///
  /// A symbol that several files declare belongs to the lowest of them.
  func upwardReferences() -> [FilePair: [String: Set<Int>]] {
    var found: [FilePair: [String: Set<Int>]] = [:]
    for (use, lines) in lines {
      guard let symbol = symbols[use.symbol], let user = Layer(path: use.file) else { continue }
      let owners = symbol.files.compactMap { file in Layer(path: file).map { (layer: $0, file: file) } }
      guard let owner = owners.min(by: { $0 < $1 }), user < owner.layer else { continue }
      found[FilePair(user: use.file, definition: owner.file), default: [:]][symbol.name, default: []].formUnion(lines)
    }
    return found
  }
}
