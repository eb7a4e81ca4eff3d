import Foundation

/// The items of one toolbar, for the enclosing bars.
@MainActor
final class ToolbarSource: AppearanceMember {
  private weak var shelf: ToolbarShelf?
  private let region: AppearanceRegion?
  fileprivate var slots: [ToolbarItemPlacement.Slot: [LayoutBox]] = [:]
  fileprivate weak var node: (any ToolbarNode)?

  fileprivate init(for shelf: ToolbarShelf, in region: AppearanceRegion?) {
    self.shelf = shelf
    self.region = region
    region?.add(self)
    shelf.add(self)
  }

  fileprivate func end() {
    slots = [:]
    region?.remove(self)
    shelf?.remove(self)
  }

  fileprivate func set(_ boxes: [LayoutBox], in slot: ToolbarItemPlacement.Slot) {
    slots[slot] = boxes
    shelf?.itemsDidChange(in: slot)
  }

  func isShown(within outer: AppearanceRegion?) -> Bool { region?.isVisible(within: outer) ?? true }

  func appearanceDidChange(_ isVisible: Bool) { if region !== shelf?.region { shelf?.itemsDidChange() } }

  func schemesDidChange() { node?.schemesDidChange() }

  func setMenu(_ context: MenuContext?, in slot: ToolbarItemPlacement.Slot) { node?.setMenu(context, in: slot) }

  fileprivate func didLoad(_ node: any ToolbarNode) {
    self.node = node
    shelf?.toolbarDidLoad(self)
  }

  fileprivate func crowding(of slot: ToolbarItemPlacement.Slot) -> ToolbarCrowding? { shelf?.crowding(of: slot) }

  fileprivate func scheme(of slot: ToolbarItemPlacement.Slot) -> ColorScheme? { shelf?.scheme(of: slot) }

  func boxes(_ slot: ToolbarItemPlacement.Slot) -> [LayoutBox] { slots[slot] ?? [] }
}

@MainActor
private protocol ToolbarNode: AnyObject {
  func schemesDidChange()
  /// Builds the entries in a slot of a menu, or removes them if the context is `nil`.
  func setMenu(_ context: MenuContext?, in slot: ToolbarItemPlacement.Slot)
}

/// A modifier that builds a toolbar's items beside its content, and contributes them to the bars of the enclosing screen or window.
nonisolated struct ScreenToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
  typealias Body = Never
  let toolbar: Toolbar

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    ScreenToolbarNode(view, in: context)
  }
}

@MainActor
private final class ScreenToolbarNode<Wrapped: View, Toolbar: ToolbarContent>: ViewNode<
  ModifiedContent<Wrapped, ScreenToolbarModifier<Toolbar>>
>, ToolbarNode
{
  private typealias Slot = ToolbarSlotNode<Toolbar>

  private var source: ToolbarSource?
  private var content: ViewNode<Wrapped>!
  private var slots: [Slot] = []
  private var toolbar: Toolbar?

  init(_ view: ModifiedContent<Wrapped, ScreenToolbarModifier<Toolbar>>, in context: _NodeContext) {
    super.init(in: context)
    let values = scope.values
    // The source is added before the toolbars of the content, because the items of outer toolbars come first.
    source = values.toolbarShelf.map { ToolbarSource(for: $0, in: values.appearanceRegion) }
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    guard let source else { return }
    toolbar = view.modifier.toolbar
    for slot in ToolbarItemPlacement.Slot.allCases where slot != .keyboard && !slot.isInMenu { build(slot, for: source) }
    source.didLoad(self)
  }

  private func build(_ slot: ToolbarItemPlacement.Slot, for source: ToolbarSource, menu: MenuContext? = nil) {
    guard let toolbar else { return }
    let view = ToolbarSlotView(toolbar: toolbar, slot: slot, source: source, menu: menu, scheme: source.scheme(of: slot))
    slots.append(
      Slot(view, in: _NodeContext(graph: graph, parent: self, scope: scope)) { [weak source] in source?.set($0, in: slot) })
  }

  func setMenu(_ context: MenuContext?, in slot: ToolbarItemPlacement.Slot) {
    if let index = slots.firstIndex(where: { $0.slot == slot }) {
      slots.remove(at: index).unmount()
      source?.set([], in: slot)
    }
    if let context, let source { build(slot, for: source, menu: context) }
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for slot in slots { body(slot) }
  }

  /// The bars contain the items.
  override func appendBoxes(to boxes: inout [LayoutBox]) { content?.appendBoxes(to: &boxes) }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func update(_ view: ModifiedContent<Wrapped, ScreenToolbarModifier<Toolbar>>) {
    content.update(view.content)
    if toolbar != nil { toolbar = view.modifier.toolbar }
    for slot in slots { slot.update(toolbar: view.modifier.toolbar) }
  }

  func schemesDidChange() { for slot in slots { slot.update(scheme: source?.scheme(of: slot.slot)) } }

  override func willUnmount() { source?.end() }
}

/// The node of the items in one slot. It reports changes of their boxes.
@MainActor
private final class ToolbarSlotNode<Toolbar: ToolbarContent>: ViewNode<ToolbarSlotView<Toolbar>> {
  var slot: ToolbarItemPlacement.Slot { view.slot }
  private var view: ToolbarSlotView<Toolbar>
  private let didChange: ([LayoutBox]) -> Void
  private var content: ViewNode<ToolbarSlotView<Toolbar>>!

  init(_ view: ToolbarSlotView<Toolbar>, in context: _NodeContext, didChange: @escaping ([LayoutBox]) -> Void) {
    self.view = view
    self.didChange = didChange
    super.init(in: context)
    content = ToolbarSlotView<Toolbar>._makeNode(view, in: context.child(of: self))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) {}

  override func collectRows(into collector: inout RowCollector) {}

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    didChange(boxes)
  }

  override func update(_ view: ToolbarSlotView<Toolbar>) {
    self.view = view
    content.update(view)
  }

  func update(toolbar: Toolbar) {
    update(ToolbarSlotView(toolbar: toolbar, slot: slot, source: view.source, menu: view.menu, scheme: view.scheme))
  }

  func update(scheme: ColorScheme?) {
    guard scheme != view.scheme else { return }
    update(ToolbarSlotView(toolbar: view.toolbar, slot: slot, source: view.source, menu: view.menu, scheme: scheme))
  }
}

/// The items of a toolbar in one slot.
nonisolated private struct ToolbarSlotView<Toolbar: ToolbarContent>: View {
  let toolbar: Toolbar
  let slot: ToolbarItemPlacement.Slot
  let source: ToolbarSource
  /// The menu that contains the items, or `nil` if they are in a bar.
  let menu: MenuContext?
  let scheme: ColorScheme?

  init(toolbar: Toolbar, slot: ToolbarItemPlacement.Slot, source: ToolbarSource, menu: MenuContext?, scheme: ColorScheme?) {
    self.toolbar = toolbar
    self.slot = slot
    self.source = source
    self.menu = menu
    self.scheme = scheme
  }

  @MainActor var body: some View {
    let items = Toolbar._view(of: toolbar, at: slot.placement)
    if let menu {
      Group {
        if slot == .secondary {
          items
        } else {
          let moved = source.crowding(of: slot)?.moved[ObjectIdentifier(source)] ?? []
          Group(subviews: items) { items in ForEach(moved.filter(items.indices.contains), id: \.self) { items[$0] } }
        }
      }
      .menuEntryLook(menu)
    } else if slot.canBeCrowded {
      items.modifier(ToolbarItemModifier(role: .item(of: ObjectIdentifier(source)))).toolbarItemLook(scheme: scheme)
    } else {
      items.toolbarItemLook(scheme: scheme)
    }
  }
}

/// A view with the items of all toolbars in a slot.
nonisolated struct ToolbarItems: PrimitiveView {
  let shelf: ToolbarShelf
  let slot: ToolbarItemPlacement.Slot
  /// The menu that contains the items, or `nil` if they are in a bar.
  var menu: MenuContext?

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { ToolbarItemsNode(view, in: context) }
}

@MainActor
final class ToolbarItemsNode: ViewNode<ToolbarItems> {
  private let shelf: ToolbarShelf
  private let slot: ToolbarItemPlacement.Slot

  init(_ view: ToolbarItems, in context: _NodeContext) {
    shelf = view.shelf
    slot = view.slot
    super.init(in: context)
    shelf.holders[slot] = self
    if let menu = view.menu { shelf.openMenu(slot, context: menu) }
  }

  /// The boxes belong to the toolbars' own nodes.
  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes += shelf.items(in: slot) }

  override func willUnmount() {
    guard shelf.holders[slot] === self else { return }
    shelf.holders[slot] = nil
    if slot.isInMenu { shelf.closeMenu(slot) }
  }
}
