import SwiftUI

/// Tells a program which items are about to come near, and which of those never came into sight.
@MainActor
final class CollectionPrefetching<Item: Hashable> {
  nonisolated struct Actions {
    var announce: @MainActor ([Item]) -> Void
    var cancel: (@MainActor ([Item]) -> Void)?
  }

  private let actions: Actions
  /// What is near, in the collection and in each section that scrolls by itself.
  private var known: [AnyHashable?: Set<Item>]
  /// Those of them that haven't been in sight.
  private var unseen: [AnyHashable?: Set<Item>]

  init(_ actions: Actions, after old: CollectionPrefetching?) {
    self.actions = actions
    known = old?.known ?? [:]
    unseen = old?.unseen ?? [:]
  }

  /// - Parameters:
  ///   - items: What is near.
  ///   - isSeen: Whether one of them is in sight.
  func willShow(_ items: [Item], isSeen: (Int) -> Bool, in shelf: AnyHashable?) {
    let new = items.filter { known[shelf]?.contains($0) != true }
    if actions.cancel != nil {
      let near = Set(items)
      var left = unseen[shelf] ?? []
      let gone = left.subtracting(near)
      left.subtract(gone)
      left.formUnion(new)
      for index in items.indices where isSeen(index) { left.remove(items[index]) }
      unseen[shelf] = left
      known[shelf] = near
      cancel(gone)
    } else if !new.isEmpty {
      known[shelf] = Set(items)
    }
    guard !new.isEmpty else { return }
    // A program's action may change what is being built.
    Task { [actions] in actions.announce(new) }
  }

  /// Sections that scroll by themselves have gone out of reach, all but some.
  func keepShelves(_ isNear: (AnyHashable) -> Bool) {
    guard actions.cancel != nil else { return }
    for case let shelf? in unseen.keys where !isNear(shelf) {
      let gone = unseen.removeValue(forKey: shelf) ?? []
      known[shelf] = nil
      cancel(gone)
    }
  }

  private func cancel(_ items: Set<Item>) {
    guard !items.isEmpty, let cancel = actions.cancel else { return }
    Task { cancel(Array(items)) }
  }
}
