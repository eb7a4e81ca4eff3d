/// A report of the upward references, grouped by pairs of layers in ascending order, with their symbols and lines.
struct LayersReport {
  let references: [FilePair: [String: Set<Int>]]

  private struct Group: Hashable, Comparable {
    let user: Layer
    let definition: Layer

    static func < (left: Group, right: Group) -> Bool { (left.user, left.definition) < (right.user, right.definition) }
  }

  var text: String {
    let groups = Dictionary(grouping: references.keys) { pair in
      Group(user: Layer(path: pair.user)!, definition: Layer(path: pair.definition)!)
    }
    var text = "\(references.count) references to a higher layer\n"
    for (group, pairs) in groups.sorted(by: { $0.key < $1.key }) {
      text += "\n\(group.user.rawValue)\(FilePair.arrow)\(group.definition.rawValue): \(pairs.count)\n"
      for pair in pairs.sorted() {
        let symbols = references[pair]!.sorted { $0.key < $1.key }.map { name, lines in
          "\(name) \(lines.sorted().map(String.init).joined(separator: " "))"
        }
        text += "  \(pair): \(symbols.joined(separator: ", "))\n"
      }
    }
    return text
  }
}
