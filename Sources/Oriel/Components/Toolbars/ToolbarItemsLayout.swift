/// A row of toolbars' items. Those for which it is too narrow move into the menu of the row, in the order of their priorities and, among
/// equal ones, from the end. One item always stays.
struct ToolbarItemsLayout: Layout {
  /// The width of a menu's button that isn't built yet, in points.
  private static let menuWidth: CGFloat = 36

  private struct Item {
    let index: Int
    /// The role of the item, or `nil` if it can't move.
    let role: ToolbarItemBox.Role?
    let width: CGFloat
    let priority: ToolbarItemVisibilityPriority
    private let isSpace: Bool

    init(_ view: LayoutSubview, index: Int) {
      let box = view.box as? ToolbarItemBox
      self.index = index
      role = box.map { box in LayoutIsolation.run { box.role } }
      width = view.sizeThatFits(view[ToolbarCompressionKey.self] ? .zero : .unspecified).width
      priority = view[ToolbarPriorityKey.self]
      isSpace = view[ToolbarSpaceKey.self]
    }

    var canMove: Bool { if case .item = role { !isSpace } else { false } }

    /// Indicates whether the item is a menu that isn't necessary while all items are in the row.
    var isSpareMenu: Bool { role == .menu(hasActions: false) }

    func moves(before other: Item) -> Bool { priority == other.priority ? index > other.index : priority < other.priority }
  }

  private let row: HStackLayout
  private let spacing: CGFloat
  private let crowding: ToolbarCrowding

  init(spacing: CGFloat, crowding: ToolbarCrowding) {
    row = HStackLayout(spacing: spacing)
    self.spacing = spacing
    self.crowding = crowding
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let shown = subviews[indices(of: subviews, within: proposal.width)]
    var cache = row.makeCache(subviews: shown)
    return row.sizeThatFits(proposal: proposal, subviews: shown, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let indices = indices(of: subviews, within: proposal.width)
    let shown = subviews[indices]
    var cache = row.makeCache(subviews: shown)
    row.placeSubviews(in: bounds, proposal: proposal, subviews: shown, cache: &cache)
    let isShown = Set(indices)
    for index in subviews.indices where !isShown.contains(index) { subviews[index].place(at: bounds.origin, proposal: .unspecified) }
    LayoutIsolation.run(with: (isShown, subviews.map(\.box), crowding), Self.show)
  }

  /// Returns the indices of the views that are in a row of a width, or of any width if it is `nil`.
  private func indices(of subviews: LayoutSubviews, within width: CGFloat?) -> [Int] {
    let items = subviews.indices.map { Item(subviews[$0], index: $0) }
    var shown = Set(items.filter { !$0.isSpareMenu }.map(\.index))
    var length = items.reduce(-spacing) { $1.isSpareMenu ? $0 : $0 + $1.width + spacing }
    // A size that a row has returned can differ from the sum by a rounding error.
    guard let width, length > width + 0.5 else { return shown.sorted() }
    let candidates = items.filter(\.canMove).sorted { $0.moves(before: $1) }.dropLast()
    if !candidates.isEmpty, !items.contains(where: { $0.role == .menu(hasActions: true) }) {
      let menu = items.first(where: \.isSpareMenu)
      length += (menu?.width ?? Self.menuWidth) + spacing
      if let menu { shown.insert(menu.index) }
    }
    for item in candidates where length > width + 0.5 {
      shown.remove(item.index)
      length -= item.width + spacing
    }
    return shown.sorted()
  }

  @MainActor private static func show(_ row: (shown: Set<Int>, boxes: [LayoutBox], crowding: ToolbarCrowding)) {
    var counts: [ObjectIdentifier: Int] = [:]
    var moved: [ObjectIdentifier: [Int]] = [:]
    for (index, box) in row.boxes.enumerated() {
      guard let box = box as? ToolbarItemBox else { continue }
      box.isShown = row.shown.contains(index)
      guard case .item(let toolbar) = box.role else { continue }
      if !box.isShown { moved[toolbar, default: []].append(counts[toolbar, default: 0]) }
      counts[toolbar, default: 0] += 1
    }
    guard moved != row.crowding.moved else { return }
    row.boxes.first?.graph.afterLayout { row.crowding.moved = moved }
  }
}

/// The items for which a bar is too narrow, and the state of the bar's menu.
@MainActor @Observable
final class ToolbarCrowding {
  /// The positions of the items that have moved into the menu, among all items of their toolbar in the bar.
  fileprivate(set) var moved: [ObjectIdentifier: [Int]] = [:]
  /// Indicates whether there are secondary actions.
  var hasActions = false
  /// The color scheme of the bar, or `nil` for that of the environment.
  var scheme: ColorScheme?
}

/// A modifier for each item of a bar that can be too narrow, and for the menu.
nonisolated struct ToolbarItemModifier: BoxModifier, Equatable {
  let role: ToolbarItemBox.Role

  @MainActor func makeBox(_ node: AnyViewNode) -> ToolbarItemBox { ToolbarItemBox(role: role, node: node) }

  @MainActor func update(_ box: ToolbarItemBox, transaction: Transaction) {
    guard role != box.role else { return }
    box.role = role
    box.setNeedsLayout()
  }
}

@MainActor
final class ToolbarItemBox: OptionalBox {
  enum Role: Hashable, Sendable {
    /// An item of a toolbar.
    case item(of: ObjectIdentifier)
    /// The menu. Without secondary actions, it contains nothing but items that have moved.
    case menu(hasActions: Bool)
  }

  fileprivate(set) var role: Role

  init(role: Role, node: AnyViewNode) {
    self.role = role
    super.init(node: node)
    isShown = true
  }
}

/// The priority of an item for the space in its bar.
enum ToolbarPriorityKey: LayoutValueKey { static var defaultValue: ToolbarItemVisibilityPriority { .automatic } }

/// Indicates whether an item is a space between items, which isn't in a menu.
enum ToolbarSpaceKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Indicates whether an item becomes narrower by itself, such as a group that becomes a menu with its label.
enum ToolbarCompressionKey: LayoutValueKey { static var defaultValue: Bool { false } }
