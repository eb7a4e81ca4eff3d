import SwiftUI

/// Looks for an item that is in its section more than once.
///
/// Among the first items at once, so that small collections never show one twice; in the others a step at a time, while nothing moves:
/// a collection opens in the same time whatever its size.
///
/// A step goes along a section and sets two bits for each item, of 16 to 32 that the section has for each of its items. Where both are set
/// already the item is under suspicion. With all of the section seen, and a suspicion, it goes along once more and counts the suspects. So a
/// million items are hashed twice and need 2 MB, where a set of them would need ten times as much.
@MainActor @Observable
final class DuplicateSearch<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  /// How many items are looked at when the search begins.
  nonisolated static var itemsAtOnce: Int { 4_096 }
  /// How many in a step after that, which is one frame's.
  nonisolated static var itemsInStep: Int { 8_192 }

  /// Whether there is one.
  private(set) var hasFound = false
  /// Counts steps; nil once the search is over.
  private(set) var step: Int?

  private let work: CollectionWork<Section, Item>
  @ObservationIgnored private var rows: Rows
  /// What is looked at next.
  @ObservationIgnored private var section = 0
  @ObservationIgnored private var item = 0
  @ObservationIgnored private var bits: [UInt64] = []
  @ObservationIgnored private var suspects: Set<Item> = []
  /// Those that the second walk has met; nil in the first.
  @ObservationIgnored private var met: Set<Item>?

  init(_ rows: Rows, work: CollectionWork<Section, Item> = CollectionWork()) {
    self.rows = rows
    self.work = work
    lookAtOnce()
    if !hasFound, isUnderWay { step = 0 } else { end() }
  }

  /// What `step` says, for who needn't hear of each.
  var isUnderWay: Bool { section < rows.count }

  private func lookAtOnce() {
    guard Set(rows.lazy.map(\.section)).count == rows.count else { return hasFound = true }
    var rest = Self.itemsAtOnce
    while section < rows.count, rest > 0 {
      let items = rows[section].items.prefix(rest)
      guard !work.hasDuplicates(items) else { return hasFound = true }
      rest -= items.count
      // What was seen of a section in part is seen again with all of it.
      guard items.count == rows[section].items.count else { return }
      section += 1
    }
  }

  /// Takes the next step. O(1): of so many items.
  func proceed() {
    guard let step else { return }
    var rest = Self.itemsInStep
    while rest > 0, section < rows.count, !hasFound {
      let items = rows[section].items
      if bits.isEmpty { prepare(for: items.count) }
      let end = min(items.count, item + rest)
      if met == nil { suspects.formUnion(work.suspects(items[item..<end], &bits)) } else { meet(items[item..<end]) }
      rest -= end - item
      item = end
      if item == items.count { endWalk() }
    }
    if !hasFound, isUnderWay { self.step = step + 1 } else { end() }
  }

  private func prepare(for count: Int) {
    var size = 64
    while size < count * 16 { size *= 2 }
    bits = Array(repeating: 0, count: size / 64)
  }

  private func meet(_ items: ArraySlice<Item>) {
    for item in items where suspects.contains(item) {
      if met?.insert(item).inserted == false { return hasFound = true }
    }
  }

  private func endWalk() {
    item = 0
    if met == nil, !suspects.isEmpty { return met = [] }
    section += 1
    bits = []
    suspects = []
    met = nil
  }

  private func end() {
    step = nil
    rows = []
    bits = []
    suspects = []
    met = nil
  }
}

/// Has a search go on while nothing moves. A view of its own, so that a step evaluates nothing else.
struct DuplicateSearching<Section: Hashable, Item: Hashable>: View {
  let search: DuplicateSearch<Section, Item>

  var body: some View { EmptyView().onIdle(id: search.step) { search.proceed() } }
}
