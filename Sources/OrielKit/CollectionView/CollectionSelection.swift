import SwiftUI

/// The selection of a collection, and the ways to change it.
nonisolated struct CollectionSelection<Item> {
  let contains: (Item) -> Bool
  let toggle: (Item) -> Void
  /// A closure that replaces the selection by the given items, or `nil` if only one item can be selected.
  var select: (([Item]) -> Void)?
}

extension CollectionView {
  /// Makes cells selectable by a tap, which adds the item to the set or removes it. Buttons in cells still receive their taps. Selected
  /// cells have the accessibility trait `isSelected`; the cells determine their appearance.
  ///
  /// Cells are focusable, and arrow keys move the focus. Space and Return have the effect of a tap. Arrow keys with Shift select the range,
  /// in reading order, from the cell at which the movement began to the current one. A with Control or Command selects all items. If a view
  /// in a cell has the focus, it receives Space and Return.
  nonisolated public func selection(_ items: Binding<Set<Item>>) -> Self { selecting(items) { $0 } }

  /// Makes cells selectable by a tap, which selects the item, or deselects it if it is selected. Cells are focusable; Space and Return have
  /// the effect of a tap.
  nonisolated public func selection(_ item: Binding<Item?>) -> Self { selecting(item) { $0 } }

  // Each cell reads the selection, so a change updates the visible cells only.
  nonisolated fileprivate func selecting<ID: Hashable>(_ ids: Binding<Set<ID>>, _ id: @escaping (Item) -> ID) -> Self {
    with(
      CollectionSelection {
        ids.wrappedValue.contains(id($0))
      } toggle: { item in
        ids.wrappedValue.formSymmetricDifference([id(item)])
      } select: { items in
        ids.wrappedValue = Set(items.map(id))
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
  /// Makes cells selectable by a tap, which adds the id of the item to the set or removes it.
  nonisolated public func selection(_ ids: Binding<Set<Item.ID>>) -> Self { selecting(ids, \.id) }

  /// Makes cells selectable by a tap, which selects the id of the item, or deselects it if it is selected.
  nonisolated public func selection(_ id: Binding<Item.ID?>) -> Self { selecting(id, \.id) }
}

/// A cell that is selected by a tap, and is focusable so that keys can select it.
struct SelectableCell<Content: View>: View {
  let isSelected: Bool
  let toggle: () -> Void
  let focusDidChange: (Bool) -> Void
  @ViewBuilder let content: Content

  var body: some View {
    content.accessibilityAddTraits(isSelected ? .isSelected : []).frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { toggle() }
      .focusable(onFocusChange: focusDidChange)
  }
}
