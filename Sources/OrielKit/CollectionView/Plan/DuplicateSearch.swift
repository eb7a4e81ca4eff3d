import SwiftUI

/// The search for items that occur several times in their section.
///
/// The first items are searched immediately, so that small collections never show duplicates, and the others in steps while no animation
/// runs, so that the time to open a collection is independent of its size.
///
/// A step processes a part of a section, and sets two bits for each item, of 16 to 32 bits that are reserved for each item of the section.
/// An item whose bits are both already set is a suspect. If a section has suspects, it is processed a second time to count them. So a
/// million items are hashed twice and need 2 MB, where a set of them would need ten times as much.
@MainActor @Observable
final class DuplicateSearch<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  /// The number of items that are searched immediately.
  nonisolated static var itemsAtOnce: Int { 4_096 }
  /// The number of items in each later step, which takes place in one frame.
  nonisolated static var itemsInStep: Int { 8_192 }

  /// Indicates whether a duplicate was found.
  private(set) var hasFound = false
  /// The number of steps so far, or `nil` when the search has ended.
  private(set) var step: Int?

  private let work: CollectionOperations<Section, Item>
  @ObservationIgnored private var rows: Rows
  /// The position of the next item.
  @ObservationIgnored private var section = 0
  @ObservationIgnored private var item = 0
  @ObservationIgnored private var bits: [UInt64] = []
  @ObservationIgnored private var suspects: Set<Item> = []
  /// The suspects that the second pass has found, or `nil` in the first pass.
  @ObservationIgnored private var met: Set<Item>?

  init(_ rows: Rows, work: CollectionOperations<Section, Item> = CollectionOperations()) {
    self.rows = rows
    self.work = work
    lookAtOnce()
    if !hasFound, isUnderWay { step = 0 } else { end() }
  }

  /// Indicates whether items remain to be searched. Unlike `step` it isn't observed.
  var isUnderWay: Bool { section < rows.count }

  private func lookAtOnce() {
    guard Set(rows.lazy.map(\.section)).count == rows.count else { return hasFound = true }
    var rest = Self.itemsAtOnce
    while section < rows.count, rest > 0 {
      let items = rows[section].items.prefix(rest)
      guard !work.hasDuplicates(items) else { return hasFound = true }
      rest -= items.count
      // A section that was searched in part is searched again as a whole.
      guard items.count == rows[section].items.count else { return }
      section += 1
    }
  }

  /// Performs the next step, whose number of items is limited.
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

/// A view that continues a search while no animation runs. It is a separate view, so that a step evaluates no other view.
struct DuplicateSearching<Section: Hashable, Item: Hashable>: View {
  let search: DuplicateSearch<Section, Item>

  var body: some View { EmptyView().onIdle(id: search.step) { search.proceed() } }
}
