/// An element that counts its hashes and comparisons.
struct CountedElement: Hashable, CustomStringConvertible {
  @MainActor
  final class Counts {
    var hashed = 0
    var compared = 0
  }

  let value: Int
  let counts: Counts

  var description: String { "\(value)" }

  static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated { a.counts.compared += 1 }
    return a.value == b.value
  }

  func hash(into hasher: inout Hasher) {
    MainActor.assumeIsolated { counts.hashed += 1 }
    hasher.combine(value)
  }
}
