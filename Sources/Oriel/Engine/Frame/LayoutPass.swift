/// The pass that lays out the marked boxes, each within its current frame.
///
/// The pass has no access to actions or nodes. If a layout lacks content, such as rows or the content of a view that has just been placed,
/// the frame builds it between two layouts.
@MainActor
final class LayoutPass {
  // Each box that needs layout is added, and no access lasts longer than a line: the exclusivity check costs more than the access.
  @exclusivity(unchecked) private var queue: [LayoutBox] = []
  /// The views that have been placed and create their content next.
  private var placed: [any BuiltWhenPlaced] = []
  /// The boxes whose layout depends on their position in the window.
  var safeAreaReaders = SafeAreaReaders()
  /// Indicates whether the window's first layout has begun.
  var hasBegun = false
  /// Indicates whether the current layout follows only the keyboard.
  var isFollowingKeyboard = false

  var isEmpty: Bool { queue.isEmpty }

  func enqueue(_ box: LayoutBox) { queue.append(box) }

  /// Enqueues a view that has been placed and creates its content before the next layout.
  func enqueue(_ view: any BuiltWhenPlaced) { placed.append(view) }

  /// Lays out the marked boxes, and returns `false` if there are none.
  func run() -> Bool {
    guard !queue.isEmpty else { return false }
    let marked = queue
    queue.removeAll()
    for box in marked where box.isAttached && box.needsLayout { box.layoutAgain() }
    return true
  }

  /// Lays out the boxes that extend into the window's insets again, or only those that follow the keyboard alone, and returns a Boolean
  /// value that indicates whether any box has moved.
  func settleSafeArea(followingKeyboard: Bool = false, updates: UpdatePass) -> Bool {
    // A box that is nested in another such box moves with it, and the boxes have no particular order, so the layout is repeated.
    var hasMoved = false
    for _ in 0..<FrameBudget.safeArea.limit {
      guard settleSafeAreaOnce(followingKeyboard, updates) else { return hasMoved }
      hasMoved = true
    }
    return hasMoved
  }

  private func settleSafeAreaOnce(_ followingKeyboard: Bool, _ updates: UpdatePass) -> Bool {
    var hasMoved = false
    for box in safeAreaReaders.attached() where !followingKeyboard || box.followsKeyboardAlone {
      let isFirst = !box.hasSettled
      guard box.refreshExpansion() else { continue }
      // A new view has its full size immediately; only later changes are animated.
      updates.withTransaction(isFirst ? { $0.disablesAnimations = true } : { _ in }) { box.layoutAgain() }
      hasMoved = true
    }
    return hasMoved
  }

  /// Removes and returns the views that have been placed and create their content next.
  func takePlaced() -> [any BuiltWhenPlaced] {
    guard !placed.isEmpty else { return [] }
    let views = placed
    placed.removeAll()
    return views
  }

  /// The paths of the views that wait for layout, for diagnostics.
  var waitingPaths: [String] { queue.compactMap { $0.node?.viewPath } }

  func removeAll() {
    queue.removeAll()
    placed.removeAll()
    safeAreaReaders.removeAll()
  }
}
