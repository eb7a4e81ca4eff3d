import Foundation

/// The menus of a bar: arrow keys go from the open one to those beside it.
@MainActor
final class MenuBar {
  private var items: [MenuBarItem.Hook] = []

  nonisolated init() {}

  fileprivate func add(_ item: MenuBarItem.Hook) { items.append(item) }

  fileprivate func remove(_ item: MenuBarItem.Hook) { items.removeAll { $0 === item } }

  /// Opens the menu at a place, and closes the one that is open elsewhere.
  fileprivate func open(_ place: MenuBarPlace) {
    withoutAnimations {
      for item in items where item.place !== place && item.isOpen?.wrappedValue == true { item.isOpen?.wrappedValue = false }
      items.first { $0.place === place }?.isOpen?.wrappedValue = true
    }
  }

  /// The pointer came to the button of a menu: while another one is open, the menu opens in its place.
  func pointerDidEnter(_ place: MenuBarPlace) {
    if items.contains(where: { $0.place !== place && $0.isOpen?.wrappedValue == true }) { open(place) }
  }

  /// Somebody pressed the button of a menu.
  func press(_ place: MenuBarPlace, isOpen: Bool) {
    if isOpen { items.first { $0.place === place }?.isOpen?.wrappedValue = false } else { open(place) }
  }

  /// Of two menus one is shown at a time: the next isn't to wait for the way out of the last.
  private func withoutAnimations(_ body: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// Opens the menu after the open one in reading order, or the one before; beyond an end the one at the other end. False where none is open, or
  /// there is no other.
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

/// While a menu of the bar is open, the buttons of the others are in reach beside it.
extension MenuBar: PresentationNeighbor {
  func hitTest(_ point: CGPoint) -> LayoutBox? {
    for item in items {
      guard let box = item.box, let parent = box.parent, let inverse = parent.transform(to: nil).invertedIfPossible else { continue }
      if let hit = box.hitTest(point.applying(inverse)) { return hit }
    }
    return nil
  }
}

/// A menu's place in a bar, by identity.
final class MenuBarPlace {
  nonisolated init() {}
}

/// Has a bar know of the button of one of its menus.
nonisolated struct MenuBarItem: HookModifier {
  /// Nil where the button is in none.
  let bar: MenuBar?
  let place: MenuBarPlace
  let isOpen: Binding<Bool>

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<MenuBarItem> {
    fileprivate var isOpen: Binding<Bool>?
    fileprivate var place: MenuBarPlace?

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

    /// Where the button stands in the tree; nil where it can't be pressed.
    fileprivate var path: [Int]? { box?.treePath }

    /// The button's box; nil where it can't be pressed.
    fileprivate var box: LayoutBox? {
      guard node.scope.values.isEnabled else { return nil }
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      return boxes.first { $0.isAttached }
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
    set {
      self[MenuBarKey.self] = newValue
      menuNeighbor = newValue
    }
  }
}
