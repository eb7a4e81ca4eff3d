import Foundation

extension View {
  /// Defines a container whose `reorderable()` views the user can reorder. Mirrors SwiftUI's `reorderContainer(for:isEnabled:move:)`.
  ///
  /// A mouse lifts an item as soon as it drags it, a finger after it has rested. While the item is dragged, the other items make room for
  /// it, and the scroll views around it scroll at their edges. The data doesn't change before the item is dropped. Escape, or a drop outside
  /// of the container, cancels the movement.
  ///
  /// If a view in an item has the focus, arrow keys with Option (Alt) move the item beyond the next one in their direction. Assistive
  /// technology offers the same movements as actions.
  ///
  /// - Parameters:
  ///   - item: The type of the items. Their ids are those of the `ForEach`; views with other ids can't be moved, which is reported once.
  ///   - isEnabled: A Boolean value that indicates whether items can be moved.
  ///   - move: A closure that changes the data. It is called once, when an item is dropped at another position. If the data doesn't change
  ///     accordingly, the item returns.
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Defines a container with several collections of `reorderable(collectionID:)` views, within and between which the user can move items.
  /// Mirrors SwiftUI's `reorderContainer(for:in:isEnabled:move:)`.
  ///
  /// - Parameters:
  ///   - item: The type of the items. Their ids are those of the `ForEach`; views with other ids can't be moved, which is reported once.
  ///   - collectionID: The type of the collections' identifiers. Views of collections with another identifier can't be moved, which is
  ///     reported once.
  ///   - isEnabled: A Boolean value that indicates whether items can be moved.
  ///   - move: A closure that changes the data. It is called once, when an item is dropped at another position. If the data doesn't change
  ///     accordingly, the item returns.
  nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, moves: ReorderMoves(move)))
  }

  /// Defines a container whose `reorderable()` views the user can reorder, with items that are identified by the value at a key path.
  /// Mirrors SwiftUI's `reorderContainer(for:itemID:isEnabled:move:)`.
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    reorderContainer(for: item, itemID: itemID, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Defines a container with several collections of `reorderable(collectionID:)` views, with items that are identified by the value at a
  /// key path. Mirrors SwiftUI's `reorderContainer(for:itemID:in:isEnabled:move:)`.
  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, moves: ReorderMoves(move)))
  }
}

/// The movements that a container of reorderable views accepts, independent of the types of the identifiers.
nonisolated struct ReorderMoves {
  /// Returns a Boolean value that indicates whether the identifiers of an item and of a collection have the types of the container.
  let accepts: (_ item: AnyHashable, _ collection: AnyHashable) -> Bool
  let perform: (_ item: AnyHashable, _ target: AnyHashable?, _ collection: AnyHashable) -> Void
  /// The names of the types, for diagnostics.
  let types: String

  init<ItemID: Hashable, CollectionID: Hashable>(_ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void) {
    types = "items with ids of the type \(ItemID.self), and collections with ids of the type \(CollectionID.self)"
    accepts = { $0 as? ItemID != nil && $1 as? CollectionID != nil }
    perform = { item, target, collection in
      guard let item = item as? ItemID, let collectionID = collection as? CollectionID else { return }
      let position = target.flatMap { $0 as? ItemID }.map { ReorderDifference<ItemID, CollectionID>.Destination.Position.before($0) }
      move(ReorderDifference(sources: [item], destination: .init(position: position ?? .end, collectionID: collectionID)))
    }
  }
}

nonisolated private struct ReorderContainerModifier: ViewModifier {
  let isEnabled: Bool
  let moves: ReorderMoves
  @State private var container = ReorderContainer()

  init(isEnabled: Bool, moves: ReorderMoves) {
    self.isEnabled = isEnabled
    self.moves = moves
  }

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.reorderContainer, container)
      .modifier(ReorderContainerBoxModifier(container: container, isEnabled: isEnabled, moves: moves))
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { [container] in container.handle($0) }
  }
}

nonisolated private struct ReorderContainerBoxModifier: BoxModifier {
  let container: ReorderContainer
  let isEnabled: Bool
  let moves: ReorderMoves

  /// Returns `false`, because closures aren't comparable.
  static func isSame(_ old: Self, _ new: Self) -> Bool { false }

  @MainActor func makeBox(_ node: AnyViewNode) -> ReorderContainerBox {
    apply()
    return ReorderContainerBox(container, node: node)
  }

  @MainActor func update(_ box: ReorderContainerBox, transaction: Transaction) { apply() }

  @MainActor private func apply() {
    container.isEnabled = isEnabled
    container.moves = moves
  }
}

/// The box around a container of reorderable views. It owns the gesture that all items offer, so that the gesture continues when an item
/// moves to another collection.
@MainActor
final class ReorderContainerBox: WrapperBox {
  let container: ReorderContainer
  private(set) lazy var member = GestureMember(ReorderRecognizer(box: self))

  init(_ container: ReorderContainer, node: AnyViewNode) {
    self.container = container
    super.init(node: node)
    container.box = self
  }

  override func willDisappear() {
    graph.input.remove(member)
    container.drag?.finish()
    if container.box === self { container.box = nil }
  }
}
