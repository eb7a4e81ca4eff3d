import SwiftUI

/// Which items are chosen, and how one is.
nonisolated struct CollectionSelection<Item> {
  let contains: (Item) -> Bool
  let toggle: (Item) -> Void
  /// Chooses these and no others; nil where no more than one can be chosen.
  var select: (([Item]) -> Void)?
}

extension CollectionView {
  /// A tap on a cell adds its item to the set, or takes it out. Buttons in cells keep their taps. Chosen cells are announced as such;
  /// how they look is theirs to say.
  ///
  /// Cells can have the focus, and arrow keys move it. Space and Return do what a tap does; arrow keys with Shift choose what lies between, in reading order,
  /// the cell that they began at and the one that they come to; A with Control or Command chooses everything. Where the focus is on something in a cell, that
  /// keeps Space and Return.
  nonisolated public func selection(_ items: Binding<Set<Item>>) -> Self { selecting(items) { $0 } }

  /// A tap on a cell chooses its item, and on the chosen one nothing any more. Cells can have the focus; Space and Return do what a tap does.
  nonisolated public func selection(_ item: Binding<Item?>) -> Self { selecting(item) { $0 } }

  // Read by each cell, so that those that are seen change and nothing else is evaluated.
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
  /// A tap on a cell adds its item's id to the set, or takes it out.
  nonisolated public func selection(_ ids: Binding<Set<Item.ID>>) -> Self { selecting(ids, \.id) }

  /// A tap on a cell chooses its item's id, and on the chosen one nothing any more.
  nonisolated public func selection(_ id: Binding<Item.ID?>) -> Self { selecting(id, \.id) }
}

/// A cell that a tap chooses, and that can have the focus for keys to do so.
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
