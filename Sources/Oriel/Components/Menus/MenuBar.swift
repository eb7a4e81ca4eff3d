import Foundation

/// The menus of a bar: arrow keys go from the open one to those beside it.
@MainActor
final class MenuBar {
  private var items: [MenuBarItem.Hook] = []

  nonisolated init() {}

  fileprivate func add(_ item: MenuBarItem.Hook) { items.append(item) }

  fileprivate func remove(_ item: MenuBarItem.Hook) { items.removeAll { $0 === item } }

  /// Opens the menu after the open one in reading order, or the one before; beyond an end the one at the other end. False where none is open, or
  /// there is no other.
  func go(by step: Int) -> Bool {
    let items =
      items
      .compactMap { item in item.path.map { (item: item, path: $0) } }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .map(\.item)
    guard items.count > 1, let index = items.firstIndex(where: { $0.isOpen?.wrappedValue == true }) else { return false }
    // Of two menus one is shown at a time: the next isn't to wait for the way out of the last.
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      items[index].isOpen?.wrappedValue = false
      items[(index + step + items.count) % items.count].isOpen?.wrappedValue = true
    }
    return true
  }
}

/// Has a bar know of the button of one of its menus.
nonisolated struct MenuBarItem: HookModifier {
  /// Nil where the button is in none.
  let bar: MenuBar?
  let isOpen: Binding<Bool>

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<MenuBarItem> {
    fileprivate var isOpen: Binding<Bool>?

    override func didMount(_ modifier: MenuBarItem) {
      isOpen = modifier.isOpen
      modifier.bar?.add(self)
    }

    override func didUpdate(from old: MenuBarItem, to new: MenuBarItem) {
      isOpen = new.isOpen
      guard old.bar !== new.bar else { return }
      old.bar?.remove(self)
      new.bar?.add(self)
    }

    override func willUnmount(_ modifier: MenuBarItem) { modifier.bar?.remove(self) }

    /// Where the button stands in the tree; nil where it can't be pressed.
    fileprivate var path: [Int]? {
      guard node.scope.values.isEnabled else { return nil }
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      return boxes.first { $0.isAttached }?.treePath
    }
  }
}

/// The arrow keys that lead out of a menu: back to the entry that it stands beside, and on to the menus of a bar.
struct MenuPanelKeys: ViewModifier {
  let isBeside: Bool
  let leave: @MainActor () -> Void
  @Environment(\.menuBar) private var bar
  @Environment(\.layoutDirection) private var layoutDirection

  init(isBeside: Bool, leave: @escaping @MainActor () -> Void) {
    self.isBeside = isBeside
    self.leave = leave
  }

  func body(content: Content) -> some View {
    content.onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let isForward = press.key.leadsOn(in: layoutDirection)
      if isBeside, !isForward {
        leave()
        return .handled
      }
      return bar?.go(by: isForward ? 1 : -1) == true ? .handled : .ignored
    }
  }
}

extension PresentationBox {
  /// What an arrow key does in a menu in which nothing has the focus. False where it is none, or the key leads nowhere.
  func leaveMenu(by key: KeyEquivalent) -> Bool {
    guard case .menu(_, let isBeside) = presentation.kind, let values = (presentation.source as? AnyViewNode)?.scope.values else {
      return false
    }
    let isForward = key.leadsOn(in: values.layoutDirection)
    return isBeside && !isForward ? escape() : values.menuBar?.go(by: isForward ? 1 : -1) ?? false
  }
}

extension KeyEquivalent {
  /// Whether the arrow, left or right, points to where reading goes on.
  func leadsOn(in direction: LayoutDirection) -> Bool { (self == .rightArrow) == (direction == .leftToRight) }
}

private enum MenuBarKey: EnvironmentKey { static var defaultValue: MenuBar? { nil } }

extension EnvironmentValues {
  /// The bar of menus around.
  var menuBar: MenuBar? {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }
}
