import Foundation

/// A bar of menus. The arrow keys move from the open menu to the adjacent ones.
@MainActor
final class MenuBar {
  private var items: [MenuBarItem.Hook] = []

  nonisolated init() {}

  fileprivate func add(_ item: MenuBarItem.Hook) { items.append(item) }

  fileprivate func remove(_ item: MenuBarItem.Hook) { items.removeAll { $0 === item } }

  /// Opens the menu of an item, and closes the one that is open elsewhere.
  fileprivate func open(_ place: MenuBarItemID) {
    withoutAnimations {
      for item in items where item.place !== place && item.isOpen?.wrappedValue == true { item.isOpen?.wrappedValue = false }
      items.first { $0.place === place }?.isOpen?.wrappedValue = true
    }
  }

  /// Handles the pointer's entry into a menu's button. If another menu is open, the button's menu opens instead.
  func pointerDidEnter(_ place: MenuBarItemID) {
    if items.contains(where: { $0.place !== place && $0.isOpen?.wrappedValue == true }) { open(place) }
  }

  /// Handles a press on a menu's button.
  func press(_ place: MenuBarItemID, isOpen: Bool) {
    if isOpen { items.first { $0.place === place }?.isOpen?.wrappedValue = false } else { open(place) }
  }

  /// Runs a closure without animations. Only one menu is visible at a time, so that the next menu doesn't wait for the removal transition
  /// of the last.
  private func withoutAnimations(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// Opens the menu after the open one in reading order, or the one before it. The order wraps at the ends. Returns `false` if no menu is
  /// open, or if there is no other menu.
  func go(by step: Int) -> Bool {
    let items =
      items
      .compactMap { item in item.path.map { (item: item, path: $0) } }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
      .map(\.item)
    guard items.count > 1, let index = items.firstIndex(where: { $0.isOpen?.wrappedValue == true }) else { return false }
    withoutAnimations {
      items[index].isOpen?.wrappedValue = false
      items[(index + step + items.count) % items.count].isOpen?.wrappedValue = true
    }
    return true
  }
}

/// The hit testing that keeps the buttons of the other menus interactive while a menu of the bar is open.
extension MenuBar: PresentationNeighbor {
  func hitTest(_ point: CGPoint) -> LayoutBox? {
    for item in items {
      guard let box = item.box, let parent = box.parent, let inverse = parent.transform(to: nil).invertedIfPossible else { continue }
      if let hit = box.hitTest(point.applying(inverse)) { return hit }
    }
    return nil
  }
}

/// The identity of a menu in a bar.
final class MenuBarItemID {
  nonisolated init() {}
}

/// A modifier that registers the button of a menu with the menu's bar.
nonisolated struct MenuBarItem: HookModifier {
  /// The bar, or `nil` if the button isn't in a bar.
  let bar: MenuBar?
  let place: MenuBarItemID
  let isOpen: Binding<Bool>

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<MenuBarItem> {
    fileprivate var isOpen: Binding<Bool>?
    fileprivate var place: MenuBarItemID?

    override func didMount(_ modifier: MenuBarItem) {
      place = modifier.place
      isOpen = modifier.isOpen
      modifier.bar?.add(self)
    }

    override func didUpdate(from old: MenuBarItem, to new: MenuBarItem) {
      (isOpen, place) = (new.isOpen, new.place)
      guard old.bar !== new.bar else { return }
      old.bar?.remove(self)
      new.bar?.add(self)
    }

    override func willUnmount(_ modifier: MenuBarItem) { modifier.bar?.remove(self) }

    /// The position of the button in the tree, or `nil` if the button can't be pressed.
    fileprivate var path: [Int]? { box?.treePath }

    /// The button's box, or `nil` if the button can't be pressed.
    fileprivate var box: LayoutBox? {
      guard node.scope.values.isEnabled else { return nil }
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      return boxes.first { $0.isAttached }
    }
  }
}

/// A modifier that handles the arrow keys that leave a menu: back to the entry beside which it opened, and on to other menus of a bar.
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
      let isForward = press.key.pointsForward(in: layoutDirection)
      if isBeside, !isForward {
        leave()
        return .handled
      }
      return bar?.go(by: isForward ? 1 : -1) == true ? .handled : .ignored
    }
  }
}

extension PresentationBox {
  /// Handles an arrow key in a menu in which nothing has the focus. Returns `false` if the box isn't a menu's, or if the key has no effect.
  func leaveMenu(by key: KeyEquivalent) -> Bool {
    guard case .menu(_, let isBeside) = presentation.kind, let values = (presentation.source as? AnyViewNode)?.scope.values else {
      return false
    }
    let isForward = key.pointsForward(in: values.layoutDirection)
    return isBeside && !isForward ? escape() : values.menuBar?.go(by: isForward ? 1 : -1) ?? false
  }
}

extension KeyEquivalent {
  /// Returns `true` if the left or right arrow points in the reading direction.
  func pointsForward(in direction: LayoutDirection) -> Bool { (self == .rightArrow) == (direction == .leftToRight) }
}

private enum MenuBarKey: EnvironmentKey { static var defaultValue: MenuBar? { nil } }

extension EnvironmentValues {
  /// The enclosing bar of menus, or `nil` if there is none.
  var menuBar: MenuBar? {
    get { self[MenuBarKey.self] }
    set {
      self[MenuBarKey.self] = newValue
      menuNeighbor = newValue
    }
  }
}
