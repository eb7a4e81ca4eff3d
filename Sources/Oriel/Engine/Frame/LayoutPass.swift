/// Lays out the boxes that were marked, each within the frame that it has.
///
/// The pass knows neither actions nor nodes: what a layout finds missing, such as rows or the content of a view that has its place now, is
/// built by the frame between two layouts.
@MainActor
final class LayoutPass {
  // Each box that has to be laid out is put here, and no access lasts longer than a line: checking it costs more than it does.
  @exclusivity(unchecked) private var queue: [LayoutBox] = []
  /// Views that have been placed and make their content next.
  private var placed: [any MadeWhenPlaced] = []
  /// The boxes whose layout depends on where they are in the window.
  var safeAreaReaders = SafeAreaReaders()
  /// Whether the window's first layout has begun.
  var hasBegun = false
  /// Whether the layout under way follows the keyboard and nothing else.
  var isFollowingKeyboard = false

  var isEmpty: Bool { queue.isEmpty }

  func enqueue(_ box: LayoutBox) { queue.append(box) }

  /// A view has its place, and makes its content before the next layout.
  func enqueue(_ view: any MadeWhenPlaced) { placed.append(view) }

  /// Lays out what is marked; false where nothing is.
  func run() -> Bool {
    guard !queue.isEmpty else { return false }
    let marked = queue
    queue.removeAll()
    for box in marked where box.isAttached && box.needsLayout { box.layoutAgain() }
    return true
  }

  /// Lays out again what reaches into the window's insets, or of that what follows the keyboard alone; true if anything has moved.
  func settleSafeArea(followingKeyboard: Bool = false, updates: UpdatePass) -> Bool {
    // What is inside another such box moves with it, and they come in no order.
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
      // A view that comes has its full size at once; only later changes move.
      updates.withTransaction(isFirst ? { $0.disablesAnimations = true } : { _ in }) { box.layoutAgain() }
      hasMoved = true
    }
    return hasMoved
  }

  /// The views that have their place now and make their content next.
  func takePlaced() -> [any MadeWhenPlaced] {
    guard !placed.isEmpty else { return [] }
    let views = placed
    placed.removeAll()
    return views
  }

  /// The paths of views that wait, for messages.
  var waitingPaths: [String] { queue.compactMap { $0.node?.viewPath } }

  func removeAll() {
    queue.removeAll()
    placed.removeAll()
    safeAreaReaders.removeAll()
  }
}
