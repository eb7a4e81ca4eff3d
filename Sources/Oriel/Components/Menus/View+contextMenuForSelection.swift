import Foundation

extension View {
  /// A menu for what is selected in the lists and tables within, and what opens it.
  ///
  /// The other mouse button on a row, or a finger that rests on it, asks for a menu of all that is selected, where the row is; of the row
  /// alone where it
  /// isn't, and of nothing beside the rows. Two clicks on a row, a finger's tap and the Return key do the primary action. Rows whose
  /// selection is of
  /// another type take no part. Mirrors SwiftUI's `contextMenu(forSelectionType:menu:primaryAction:)`.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(ItemMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

nonisolated private struct ItemMenuModifier<Item: Hashable, Items: View>: ViewModifier {
  let menu: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var isOpen = false
  /// Where it was asked for, in the view's own space.
  @State private var point = CGPoint.zero
  @State private var items: Set<Item> = []

  init(menu: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }

  private static func items(_ values: Set<AnyHashable>) -> Set<Item> { Set(values.compactMap { $0.base as? Item }) }

  @MainActor private func open(at place: CGPoint, for values: Set<AnyHashable>) {
    point = place
    items = Self.items(values)
    isOpen = true
  }

  @MainActor private var primary: (@MainActor (Set<AnyHashable>) -> Void)? {
    guard let primaryAction else { return nil }
    return { values in
      let items = Self.items(values)
      if !items.isEmpty { primaryAction(items) }
    }
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(ItemPressModifier(open: { open(at: $0, for: $1) }, close: { isOpen = false }, primary: primary))
      .menu(isPresented: $isOpen, anchor: .rect(.rect(CGRect(origin: point, size: .zero)))) { menu(items) }
  }
}

/// Hears of what is asked for the rows within.
nonisolated struct ItemPressModifier: BoxModifier {
  /// Takes a point in the content's own space, and what the rows that are meant stand for.
  let open: @MainActor (CGPoint, Set<AnyHashable>) -> Void
  /// Closes the menu: the finger that opened it drags a row now.
  let close: @MainActor () -> Void
  let primary: (@MainActor (Set<AnyHashable>) -> Void)?

  @MainActor func makeBox(_ node: AnyViewNode) -> ItemPressBox { ItemPressBox(self, node: node) }

  @MainActor func update(_ box: ItemPressBox, transaction: Transaction) { box.items = self }
}

@MainActor
final class ItemPressBox: ContextPressBox {
  var items: ItemPressModifier

  init(_ modifier: ItemPressModifier, node: AnyViewNode) {
    items = modifier
    super.init(ContextPressModifier { _ in }, node: node)
  }

  override func open(at location: CGPoint) -> Bool {
    guard let point = localPoint(location) else { return false }
    items.open(point, Self.row(at: location, in: self)?.valuesWithSelection ?? [])
    return true
  }

  override func close() { items.close() }

  /// Opens the menu for what is selected, at the rows that show it.
  func openForSelection(of list: ListContext) -> Bool {
    guard let selection = list.setup.selection?.selection, case let values = selection.get(), !values.isEmpty else { return false }
    let row = list.rows?.box.live.lazy.flatMap(\.boxes).compactMap { $0 as? ListRowBox }.first { $0.isSelected }
    let place = (row ?? self).windowFrame
    let corner = localPoint(CGPoint(x: place.minX + 24, y: row == nil ? place.minY : place.midY))
    items.open(corner ?? .zero, values)
    return true
  }

  override func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {}

  private static func row(at location: CGPoint, in box: LayoutBox) -> ListRowBox? {
    for child in box.children.reversed() where !child.isLeaving {
      if let row = child as? ListRowBox {
        if row.role == .content, let point = row.localPoint(location), row.rowFrame.covers(point) { return row }
      } else if let row = row(at: location, in: child) {
        return row
      }
    }
    return nil
  }
}

extension ListRowBox {
  /// All that is selected, where the row is; what the row stands for where it isn't.
  var valuesWithSelection: Set<AnyHashable> {
    guard let value else { return [] }
    let selected = setup.selection?.selection.get() ?? []
    return selected.contains(value) ? selected : [value]
  }
}

extension LayoutBox {
  /// What the nearest view around has to do with rows.
  var itemPress: ItemPressBox? {
    var box: LayoutBox? = self
    while let current = box {
      if let press = current as? ItemPressBox { return press }
      box = current.parent
    }
    return nil
  }
}
