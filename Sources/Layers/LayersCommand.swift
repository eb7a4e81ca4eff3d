import Foundation

/// A command that compares the references of a module's files to higher layers with the list of accepted ones.
///
/// Its arguments are `STORE LIBRARY MODULE SOURCES LIST [--update [--allow-new]]`: the index store of the compiler, `libIndexStore.so`, the
/// module, the folder of its sources, and the list. With `--update` the command rewrites the list. References that the list doesn't contain
/// are rejected, except with `--allow-new`.
package enum LayersCommand {
  /// Runs the command, and returns its output and whether the list is correct.
  package static func run(_ arguments: [String]) throws -> (text: String, isTrue: Bool) {
    let options = Set(arguments.filter { $0.hasPrefix("--") })
    let values = arguments.filter { !$0.hasPrefix("--") }
    guard values.count == 5, options.isSubset(of: ["--update", "--allow-new"]) else {
      throw LayersError("expected: STORE LIBRARY MODULE SOURCES LIST [--update [--allow-new]]")
    }
    let sources = SourceFolder(values[3])
    let store = try IndexStore(path: values[0], library: values[1])
    let found = try symbols(of: values[2], in: store, sources: sources).upwardReferences()
    let list = URL(fileURLWithPath: values[4])
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { throw LayersError("cannot read \(list.path)") }
    let known = try KnownReferences(text)
    let added = options.contains("--allow-new") ? [] : known.added(in: found.keys)
    let report = LayersReport(references: found).text
    guard options.contains("--update") else {
      let gone = known.gone(from: found.keys)
      return (report + verdict(added: added, gone: gone), added.isEmpty && gone.isEmpty)
    }
    try known.text(of: Set(found.keys).subtracting(added)).write(to: list, atomically: true, encoding: .utf8)
    return (report + verdict(added: added, gone: []), added.isEmpty)
  }

  static func verdict(added: [FilePair], gone: [FilePair]) -> String {
    var text = ""
    if !added.isEmpty {
      text += "\nA file refers to a declaration of a higher layer: move one of the two, or reverse the reference.\n"
      text += added.map { "  \($0)\n" }.joined()
    }
    if !gone.isEmpty {
      text += "\nThese references no longer exist: delete their lines from the list (or run Scripts/check-layers --update).\n"
      text += gone.map { "  \($0)\n" }.joined()
    }
    return text
  }

  private static func symbols(of module: String, in store: IndexStore, sources: SourceFolder) throws -> SymbolTable {
    let records = try store.records(of: module, in: sources)
    for file in records.keys where Layer(path: file) == nil && file.contains("/") { throw LayersError("\(file) is in no layer's folder") }
    var table = SymbolTable()
    for (file, record) in records {
      try store.forEachOccurrence(in: record) { occurrence in
        if occurrence.isDefinition {
          table.define(occurrence.symbol, named: occurrence.name, in: file)
        } else if occurrence.isExplicitReference {
          table.use(occurrence.symbol, in: file, line: occurrence.line)
        }
      }
    }
    return table
  }
}

extension IndexStore {
  /// Returns the records of all files of a module, by their paths below the folder of its sources.
  func records(of module: String, in sources: SourceFolder) throws -> [String: String] {
    var records: [String: String] = [:]
    for (file, record) in try self.records(of: module) {
      if let path = sources.path(file) { records[path] = record }
    }
    for file in try sources.files() where records[file] == nil {
      throw LayersError("the index store has no data of \(file): build it first")
    }
    return records
  }
}

struct LayersError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
