import Foundation

/// Moves the focus along when a key scrolls by a page or to an end. The focus moves to a view in the visible part once the content has
/// stopped.
@MainActor
final class CarriedFocus {
  private unowned let graph: ViewGraph
  private weak var box: ScrollBox?
  private weak var focused: (any FocusTarget)?
  private var goal = Goal.start

  private enum Goal {
    case start, end
    /// The view nearest to a rectangle in the content's space.
    case near(CGRect)
  }

  init(graph: ViewGraph) { self.graph = graph }

  private var isPending: Bool { box != nil }

  /// Indicates whether the focus follows the effect of a key on a scroll view.
  func follows(_ key: KeyEquivalent, in box: ScrollBox) -> Bool {
    guard [.home, .end, .pageUp, .pageDown].contains(key), let focused = graph.input.focus.focused else { return false }
    return !focused.takesText && focused.isWithin(box)
  }

  /// Stores the goal of the focus for a key. Call it before the scroll view handles the key.
  func aim(_ key: KeyEquivalent, in box: ScrollBox, page: CGFloat, along axis: Axis) {
    guard let focused = graph.input.focus.focused, let frame = box.frameInContent(of: focused) else { return cancel() }
    var start = frame
    if case .near(let goal) = goal, self.box === box, self.focused === focused { start = goal }
    switch key {
    case .home: goal = .start
    case .end: goal = .end
    default:
      start.origin[axis] += key == .pageDown ? page : -page
      start.origin[axis] = min(max(start.origin[axis], 0), max(0, box.contentSize[axis] - start.size[axis]))
      goal = .near(start)
    }
    self.box = box
    self.focused = focused
  }

  func cancel() {
    box = nil
    focused = nil
    goal = .start
  }

  /// Moves the focus if the content has stopped.
  func frameWillDraw() {
    guard let box, box.phase == .idle, box.request == nil, box.motions.isEmpty else { return }
    settle()
  }

  /// Moves the focus to its goal among the visible views. Returns `false` if the focus has moved meanwhile, or if there is no other view to
  /// move to.
  @discardableResult
  func settle() -> Bool {
    guard let box, let focused else { return false }
    let goal = goal
    cancel()
    let focus = graph.input.focus
    guard focus.focused === focused, box.isAttached, let target = target(in: box, goal), target !== focused else { return false }
    focus.directions.bring(target)
    return true
  }

  private func target(in box: ScrollBox, _ goal: Goal) -> (any FocusTarget)? {
    let inside = graph.input.focus.reachable.filter { $0.isWithin(box) && $0.isVisible && $0.restingShift == .zero }
    switch goal {
    case .start, .end:
      let ordered = inside.map { (target: $0, path: $0.treePath) }.sorted { $0.path.lexicographicallyPrecedes($1.path) }
      if case .start = goal { return ordered.first?.target }
      // A focusable row takes precedence over the views inside it.
      guard let last = ordered.last?.target else { return nil }
      return ordered.first { last.isWithin($0.target) }?.target ?? last
    case .near(let place):
      func distance(_ target: any FocusTarget) -> CGFloat {
        guard let frame = box.frameInContent(of: target) else { return .infinity }
        return hypot(frame.midX - place.midX, frame.midY - place.midY)
      }
      return inside.min { distance($0) < distance($1) }
    }
  }
}
