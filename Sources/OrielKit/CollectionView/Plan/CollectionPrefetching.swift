import SwiftUI

/// Tells a program which items are about to come near.
@MainActor
final class CollectionPrefetching<Item: Hashable> {
  private let action: @MainActor ([Item]) -> Void
  /// What is near, in the collection and in each section that scrolls by itself.
  private var known: [AnyHashable?: Set<Item>]

  init(_ action: @escaping @MainActor ([Item]) -> Void, after old: CollectionPrefetching?) {
    self.action = action
    known = old?.known ?? [:]
  }

  func willShow(_ items: [Item], in shelf: AnyHashable?) {
    let new = items.filter { known[shelf]?.contains($0) != true }
    guard !new.isEmpty else { return }
    known[shelf] = Set(items)
    // A program's action may change what is being built.
    Task { [action] in action(new) }
  }
}
