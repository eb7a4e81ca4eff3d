import Foundation

/// A command that writes a document with the names of lower modules that a module uses.
///
/// Its arguments are `STORE LIBRARY DEMANGLE DOCUMENT PREAMBLE MODULE SOURCES [MODULE SOURCES …] [--check]`: the index store of the
/// compiler, `libIndexStore.so`, `swift-demangle`, the document, the file with the text above its lists, the module with the folder of its
/// sources, and the lower modules. With `--check` the command writes nothing, and fails if the document differs.
package enum NamesCommand {
  /// Runs the command, and returns its output and whether the document is correct.
  package static func run(_ arguments: [String]) throws -> (text: String, isTrue: Bool) {
    let checks = arguments.contains("--check")
    let values = arguments.filter { $0 != "--check" }
    guard values.count >= 9, values.count % 2 == 1 else {
      throw LayersError("expected: STORE LIBRARY DEMANGLE DOCUMENT PREAMBLE MODULE SOURCES MODULE SOURCES … [--check]")
    }
    let store = try IndexStore(path: values[0], library: values[1])
    let modules = stride(from: 5, to: values.count, by: 2).map { (name: values[$0], sources: SourceFolder(values[$0 + 1])) }
    var definitions: [String: String] = [:]
    for (name, sources) in modules.dropFirst() {
      for (file, record) in try store.records(of: name, in: sources) {
        try store.forEachOccurrence(in: record) { if $0.isDefinition { definitions[$0.symbol] = file } }
      }
    }
    var uses = Set<NameUse>()
    for (file, record) in try store.records(of: modules[0].name, in: modules[0].sources) {
      try store.forEachOccurrence(in: record) { occurrence in
        guard occurrence.isExplicitReference, let definition = definitions[occurrence.symbol] else { return }
        uses.insert(NameUse(user: file, symbol: occurrence.symbol, name: occurrence.name, definition: definition))
      }
    }
    let declarations = try demangled(Set(uses.map(\.symbol)).sorted(), by: values[2])
    let text = NamesReport(declarations: declarations, uses: uses).document(
      preamble: try String(contentsOfFile: values[4], encoding: .utf8))
    let document = URL(fileURLWithPath: values[3])
    if checks {
      let old = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
      return (difference(old, text), old == text)
    }
    try text.write(to: document, atomically: true, encoding: .utf8)
    return ("", true)
  }

  /// Returns the lines that only one of two texts contains.
  static func difference(_ old: String, _ new: String) -> String {
    let (old, new) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)\n"
      case .insert(_, let line, _): "+ \(line)\n"
      }
    }.joined()
  }

  /// Returns the declarations as `swift-demangle --simplified` prints them, by USR.
  private static func demangled(_ symbols: [String], by tool: String) throws -> [String: String] {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: input) }
    // A USR is a mangled name with another prefix.
    try symbols.map { "$s" + $0.dropFirst(2) + "\n" }.joined().write(to: input, atomically: true, encoding: .utf8)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["--simplified"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").map(String.init)
    process.waitUntilExit()
    guard process.terminationStatus == 0, lines.count == symbols.count else { throw LayersError("\(tool) failed") }
    return Dictionary(uniqueKeysWithValues: zip(symbols, lines))
  }
}
