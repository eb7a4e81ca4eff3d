import Foundation

/// The list of accepted upward references: one `user -> definition` per line, sorted. Lines that begin with `#` are comments.
struct KnownReferences {
  /// The comment lines, which `text(of:)` writes above the references.
  let preamble: [String]
  let pairs: Set<FilePair>

  init(_ text: String) throws {
    var preamble: [String] = []
    var pairs: Set<FilePair> = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("#") {
        preamble.append(line)
        continue
      }
      let parts = line.components(separatedBy: FilePair.arrow)
      guard parts.count == 2 else { throw LayersError("not a reference: \(line)") }
      let pair = FilePair(user: parts[0], definition: parts[1])
      guard let user = Layer(path: pair.user), let definition = Layer(path: pair.definition), user < definition else {
        throw LayersError("not a reference to a higher layer: \(line)")
      }
      guard pairs.insert(pair).inserted else { throw LayersError("duplicate reference: \(line)") }
    }
    (self.preamble, self.pairs) = (preamble, pairs)
  }

  /// Returns the references of the code that the list doesn't contain.
  func added(in found: some Sequence<FilePair>) -> [FilePair] { Set(found).subtracting(pairs).sorted() }

  /// Returns the references of the list that the code no longer contains.
  func gone(from found: some Sequence<FilePair>) -> [FilePair] { pairs.subtracting(found).sorted() }

  /// Returns the text of the list with the given references.
  func text(of pairs: some Sequence<FilePair>) -> String {
    (preamble + pairs.sorted().map(\.description)).map { $0 + "\n" }.joined()
  }
}
