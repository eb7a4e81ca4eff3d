import Foundation
import OrielDrawing
import OrielModel

nonisolated struct ReorderItemModifier: BoxModifier {
  let id: AnyHashable
  let collection: ReorderCollection

  static var isStateless: Bool { true }

  static func isSame(_ old: Self, _ new: Self) -> Bool { old.id == new.id && old.collection === new.collection }

  @MainActor func makeBox(_ node: AnyViewNode) -> ReorderItemBox { ReorderItemBox(self, node: node) }

  @MainActor func update(_ box: ReorderItemBox, transaction: Transaction) { box.id = id }
}

/// The box around a view of an item that the user can move. While the item is dragged, the box is the empty space at its new position.
@MainActor
final class ReorderItemBox: WrapperBox, GestureSource, AccessibilitySource {
  var id: AnyHashable { didSet { if id != oldValue { setNeedsDisplay() } } }
  let collection: ReorderCollection

  init(_ modifier: ReorderItemModifier, node: AnyViewNode) {
    id = modifier.id
    collection = modifier.collection
    super.init(node: node)
    collection.add(self)
  }

  override func willDisappear() { collection.remove(self) }

  var container: ReorderContainer? { collection.container }

  /// Indicates whether the user can move the item.
  var canBeMoved: Bool {
    guard let container, environment.isEnabled, trait(MoveDisabledTrait.self) != true else { return false }
    return container.accepts(id, in: collection)
  }

  /// The gesture of the container. Of nested items of one container, the outer one offers it.
  var gestureMember: GestureMember? {
    guard canBeMoved, let container else { return nil }
    var box = parent
    while let current = box, current !== container.box {
      if (current as? ReorderItemBox)?.container === container { return nil }
      box = current.parent
    }
    return container.box?.member
  }

  /// The row of a list that the item fills, or `nil` if there is none.
  var row: ListRowBox? {
    guard let row = listRow, !row.setup.supportsSwipesOnly, row.reorderItem === self else { return nil }
    return row
  }

  // MARK: Frames

  /// The item's frame in the window as it is drawn now.
  var shownFrame: CGRect { row.map { $0.rowFrame.applying($0.transform(to: nil)) } ?? windowFrame }

  /// The item's frame in the window after the running animations of positions in the container.
  var settledFrame: CGRect {
    var frame = row.map { $0.rowFrame.applying($0.transform(to: nil)) } ?? CGRect(origin: .zero, size: size).applying(transform(to: nil))
    var box: LayoutBox? = row ?? self
    while let current = box, current !== container?.box {
      let shown = current.presentedFrame.origin
      frame.origin.x += current.origin.x - shown.x
      frame.origin.y += current.origin.y - shown.y
      box = current.parent
    }
    return frame
  }

  /// Returns a Boolean value that indicates whether the box takes part in the layout, and the scroll views around it show a point of the
  /// window.
  func isReachable(at point: CGPoint) -> Bool {
    guard isPlaced, !isBeingRemoved, isAttached else { return false }
    var result = true
    enclosingScrollBoxes { scroll in
      if let own = scroll.localPoint(point), scroll.viewport.contains(own) { return }
      result = false
    }
    return result
  }

  /// The drawing of the item, with its origin at zero, and its frame in the window.
  var picture: (drawing: DisplayNode, frame: CGRect) {
    if let row { return row.dragPicture }
    return (drawing(at: .zero) ?? .empty, windowFrame)
  }

  // MARK: Dragging

  private var isHeld: Bool { container?.drag?.hides(self) ?? false }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isHeld ? nil : super.drawing(at: offset) }

  override func isHidden(from search: BoxSearch) -> Bool { search == .hitTesting && isHeld }

  // MARK: Accessibility

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    guard !nodes.isEmpty, canBeMoved, let container, container.drag == nil else { return }
    for (direction, place) in container.moves(of: self) {
      nodes[0].namedActions.append(
        AccessibilityElement.Action(name: string(of: Text(.own(direction.moveText)))) { [weak self] in
          if let self, isAttached { container.move(self, to: place) }
        })
    }
  }
}

extension MoveCommandDirection {
  fileprivate var moveText: BuiltInText {
    switch self {
    case .up: .moveUp
    case .down: .moveDown
    case .left: .moveLeft
    case .right: .moveRight
    }
  }
}

extension ListRowBox {
  /// The item that fills the row and that the user can move among others, or `nil` if there is none.
  var reorderItem: ReorderItemBox? {
    guard role == .content else { return nil }
    var box: LayoutBox? = content
    while let current = box {
      if let item = current as? ReorderItemBox { return item }
      box = current.layoutChild
    }
    return nil
  }
}
