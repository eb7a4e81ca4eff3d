import Foundation

extension View {
  /// Adds a context menu and a primary action for the selection of the lists and tables in the view.
  ///
  /// The secondary mouse button on a row, or a long press of a touch, opens the menu. The menu is for the whole selection if the row is
  /// part of it, otherwise for the row alone, and for no items outside of the rows. A double-click on a row, a tap of a touch, and the
  /// Return key perform the primary action. Rows whose selection has another type aren't affected. Mirrors SwiftUI's
  /// `contextMenu(forSelectionType:menu:primaryAction:)`.
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
  /// The location at which the menu opens, in the view's coordinate space.
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

/// A modifier that handles menus and primary actions for the rows of lists in the view.
nonisolated struct ItemPressModifier: BoxModifier {
  /// An action that opens the menu at a point in the content's coordinate space, for the selection values of rows.
  let open: @MainActor (CGPoint, Set<AnyHashable>) -> Void
  /// An action that closes the menu, because the touch that opened it now drags a row.
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
    items.open(point, Self.row(at: location, in: self)?.affectedValues ?? [])
    return true
  }

  override func close() { items.close() }

  /// Opens the menu for the selection, at the first built row that is selected. Returns `false` if nothing is selected.
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
    for child in box.children.reversed() where !child.isBeingRemoved {
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
  /// The whole selection if the row is part of it, otherwise the value of the row alone.
  var affectedValues: Set<AnyHashable> {
    guard let value else { return [] }
    let selected = setup.selection?.selection.get() ?? []
    return selected.contains(value) ? selected : [value]
  }
}

extension LayoutBox {
  /// The box of the nearest enclosing `ItemPressModifier`, or `nil` if there is none.
  var itemPress: ItemPressBox? {
    var box: LayoutBox? = self
    while let current = box {
      if let press = current as? ItemPressBox { return press }
      box = current.parent
    }
    return nil
  }
}
