import SwiftUI

/// The prefetching of a collection, which reports the items that are about to be visible, and those of them that never became visible.
@MainActor
final class CollectionPrefetching<Item: Hashable> {
  nonisolated struct Actions {
    var announce: @MainActor ([Item]) -> Void
    var cancel: (@MainActor ([Item]) -> Void)?
  }

  private let actions: Actions
  /// The items near the viewport, for the collection and for each orthogonal section.
  private var known: [AnyHashable?: Set<Item>]
  /// The prefetched items that haven't been visible.
  private var unseen: [AnyHashable?: Set<Item>]

  init(_ actions: Actions, after old: CollectionPrefetching?) {
    self.actions = actions
    known = old?.known ?? [:]
    unseen = old?.unseen ?? [:]
  }

  /// Reports the items near a viewport that haven't been reported yet, and cancels those that are no longer near.
  ///
  /// - Parameters:
  ///   - items: The items near the viewport.
  ///   - isVisible: Returns `true` if the item at an index is visible.
  ///   - shelf: The orthogonal section, or `nil` for the collection.
  func willShow(_ items: [Item], isVisible: (Int) -> Bool, in shelf: AnyHashable?) {
    let new = items.filter { known[shelf]?.contains($0) != true }
    if actions.cancel != nil {
      let near = Set(items)
      var left = unseen[shelf] ?? []
      let gone = left.subtracting(near)
      left.subtract(gone)
      left.formUnion(new)
      for index in items.indices where isVisible(index) { left.remove(items[index]) }
      unseen[shelf] = left
      known[shelf] = near
      cancel(gone)
    } else if !new.isEmpty {
      known[shelf] = Set(items)
    }
    guard !new.isEmpty else { return }
    // The action runs later, because it may change the views that are being built.
    Task { [actions] in actions.announce(new) }
  }

  /// Cancels the prefetching in all orthogonal sections that are no longer near the viewport.
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
