import SwiftUI

/// Which items are chosen, and how one is.
nonisolated struct CollectionSelection<Item> {
  let contains: (Item) -> Bool
  let toggle: (Item) -> Void
}

extension CollectionView {
  /// A tap on a cell adds its item to the set, or takes it out. Buttons in cells keep their taps. Chosen cells are announced as such;
  /// how they look is theirs to say.
  nonisolated public func selection(_ items: Binding<Set<Item>>) -> Self { selecting(items) { $0 } }

  /// A tap on a cell chooses its item, and on the chosen one nothing any more.
  nonisolated public func selection(_ item: Binding<Item?>) -> Self { selecting(item) { $0 } }

  // Read by each cell, so that those that are seen change and nothing else is evaluated.
  nonisolated fileprivate func selecting<ID: Hashable>(_ ids: Binding<Set<ID>>, _ id: @escaping (Item) -> ID) -> Self {
    with(
      CollectionSelection {
        ids.wrappedValue.contains(id($0))
      } toggle: { item in
        ids.wrappedValue.formSymmetricDifference([id(item)])
      })
  }

  nonisolated fileprivate func selecting<ID: Hashable>(_ chosen: Binding<ID?>, _ id: @escaping (Item) -> ID) -> Self {
    with(
      CollectionSelection {
        id($0) == chosen.wrappedValue
      } toggle: { item in
        chosen.wrappedValue = chosen.wrappedValue == id(item) ? nil : id(item)
      })
  }

  nonisolated private func with(_ selection: CollectionSelection<Item>) -> Self {
    var result = self
    result.selection = selection
    return result
  }
}

extension CollectionView where Item: Identifiable {
  /// A tap on a cell adds its item's id to the set, or takes it out.
  nonisolated public func selection(_ ids: Binding<Set<Item.ID>>) -> Self { selecting(ids, \.id) }

  /// A tap on a cell chooses its item's id, and on the chosen one nothing any more.
  nonisolated public func selection(_ id: Binding<Item.ID?>) -> Self { selecting(id, \.id) }
}

/// A cell that a tap chooses.
struct SelectableCell<Content: View>: View {
  let isSelected: Bool
  let toggle: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    content.accessibilityAddTraits(isSelected ? .isSelected : []).frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { toggle() }
  }
}
