import Foundation

/// The public symbols of several modules with their relations, from the compiler's symbol graphs.
struct SymbolGraphs {
  struct Symbol {
    let id: String
    let module: String
    let path: [String]
    /// The text of the doc comment, or the empty string if there is none.
    let documentation: String
    /// Indicates whether the compiler has inherited the doc comment from a requirement of another module.
    let inheritsDocumentation: Bool
    /// Indicates whether no source declares the symbol.
    let isSynthesized: Bool
  }

  private(set) var symbols: [Symbol] = []
  private var owners: [String: String] = [:]
  private var requirements: Set<String> = []
  private var defaultImplementations: Set<String> = []
  private var conformances: [String: Set<String>] = [:]
  /// The last components of the paths of each protocol's requirements.
  private var requirementNames: [String: Set<String>] = [:]

  /// Reads all symbol graphs of a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    guard !files.isEmpty else { throw CoverageError("no symbol graphs in \(folder.path)") }
    var relations: [[String: Any]] = []
    // A file `Module@Other` has the extensions of other modules' types.
    for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      relations += try add(Data(contentsOf: file), module: String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" }))
    }
    relate(relations)
  }

  /// Reads one symbol graph.
  init(graph: Data, module: String) throws { relate(try add(graph, module: module)) }

  /// Returns whether the symbol implements a requirement of a protocol to which its type conforms.
  func isWitness(_ symbol: Symbol) -> Bool {
    if requirements.contains(symbol.id) { return false }
    if symbol.inheritsDocumentation || defaultImplementations.contains(symbol.id) { return true }
    guard let owner = owners[symbol.id], let name = symbol.path.last else { return false }
    return protocols(of: owner).contains { requirementNames[$0]?.contains(name) == true }
  }

  /// Returns the type itself, if it is a protocol, and all protocols to which it conforms.
  private func protocols(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var pending = [type]
    while let next = pending.popLast() {
      for other in conformances[next] ?? [] where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// Adds the symbols of a graph, and returns its relations.
  private mutating func add(_ graph: Data, module: String) throws -> [[String: Any]] {
    guard let root = try JSONSerialization.jsonObject(with: graph) as? [String: Any], let symbols = root["symbols"] as? [[String: Any]]
    else {
      throw CoverageError("not a symbol graph")
    }
    for symbol in symbols {
      guard let id = (symbol["identifier"] as? [String: Any])?["precise"] as? String, let path = symbol["pathComponents"] as? [String],
        let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String, kind != "swift.extension",
        symbol["accessLevel"] as? String == "public" || symbol["accessLevel"] as? String == "open"
      else { continue }
      let comment = symbol["docComment"] as? [String: Any]
      let lines = (comment?["lines"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      self.symbols.append(
        Symbol(
          id: id, module: module, path: path, documentation: lines.joined(separator: "\n"),
          inheritsDocumentation: comment != nil && comment?["module"] as? String != module,
          isSynthesized: symbol["location"] == nil || id.contains("::SYNTHESIZED::")))
    }
    return root["relationships"] as? [[String: Any]] ?? []
  }

  private mutating func relate(_ relations: [[String: Any]]) {
    let names = Dictionary(symbols.map { ($0.id, $0.path.last ?? "") }, uniquingKeysWith: { first, _ in first })
    var extended: [String: String] = [:]
    for relation in relations {
      guard let kind = relation["kind"] as? String, let source = relation["source"] as? String, let target = relation["target"] as? String
      else { continue }
      switch kind {
      case "memberOf": owners[source] = target
      case "extensionTo": extended[source] = target
      case "conformsTo": conformances[source, default: []].insert(target)
      case "defaultImplementationOf": defaultImplementations.insert(source)
      case "requirementOf", "optionalRequirementOf":
        requirements.insert(source)
        requirementNames[target, default: []].insert(names[source] ?? "")
      default: break
      }
    }
    // The members of an extension of another module's type belong to the extension.
    for (id, owner) in owners { owners[id] = extended[owner] ?? owner }
    for (block, type) in extended { conformances[type, default: []].formUnion(conformances[block] ?? []) }
  }
}
