import Foundation

/// The public symbols of the modules behind `import SwiftUI`, from the compiler's symbol graphs.
struct PublicInterface {
  private var kinds: [String: Set<String>] = [:]

  /// Reads all symbol graphs of a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    guard !files.isEmpty else { throw CoverageError("no symbol graphs in \(folder.path)") }
    for file in files { try add(Data(contentsOf: file)) }
  }

  init(graph: Data) throws { try add(graph) }

  private mutating func add(_ graph: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: graph) as? [String: Any], let symbols = root["symbols"] as? [[String: Any]]
    else {
      throw CoverageError("not a symbol graph")
    }
    for symbol in symbols {
      guard symbol["accessLevel"] as? String == "public" || symbol["accessLevel"] as? String == "open",
        let components = symbol["pathComponents"] as? [String],
        let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
      else { continue }
      var found: Set<String> = [kind]
      let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
      if fragments.contains(where: { $0["spelling"] as? String == "@propertyWrapper" }) { found.insert("wrapper") }
      kinds[components.joined(separator: "."), default: []].formUnion(found)
      kinds[components.map(Self.withoutLabels).joined(separator: "."), default: []].formUnion(found)
    }
  }

  private static func withoutLabels(_ component: String) -> String {
    // The labels begin at the first parenthesis: no name begins with one, and that of an operator follows its name.
    component.firstIndex(of: "(").map { String(component[..<$0]) } ?? component
  }

  func has(_ symbol: RequiredSymbol) -> Bool {
    let accepted: Set<String>
    switch symbol.kind {
    case .language: return true
    case .type: accepted = ["swift.struct", "swift.class", "swift.enum", "swift.typealias", "swift.protocol"]
    case .protocol: accepted = ["swift.protocol"]
    case .method: accepted = ["swift.method"]
    case .property: accepted = ["swift.property"]
    case .static: accepted = ["swift.type.method", "swift.type.property", "swift.enum.case"]
    case .`init`: accepted = ["swift.init"]
    case .wrapper: accepted = ["wrapper"]
    case .macro: accepted = ["swift.macro"]
    case .func: accepted = ["swift.func"]
    }
    return !accepted.isDisjoint(with: kinds[symbol.path] ?? [])
  }
}
