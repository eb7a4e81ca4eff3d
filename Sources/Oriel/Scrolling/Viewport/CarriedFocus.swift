import Foundation

/// Takes the focus along where keys scroll by pages or to an end: it goes to what is there once the content has arrived.
@MainActor
final class CarriedFocus {
  private unowned let graph: ViewGraph
  private weak var box: ScrollBox?
  private weak var focused: (any FocusTarget)?
  private var goal = Goal.start

  private enum Goal {
    case start, end
    /// The nearest to a rectangle in the content's space.
    case near(CGRect)
  }

  init(graph: ViewGraph) { self.graph = graph }

  private var isPending: Bool { box != nil }

  /// Whether the focus is to go along with what a key does to a scroll view.
  func follows(_ key: KeyEquivalent, in box: ScrollBox) -> Bool {
    guard [.home, .end, .pageUp, .pageDown].contains(key), let focused = graph.input.focus.focused else { return false }
    return !focused.takesText && focused.isWithin(box)
  }

  /// Keeps in mind where the focus goes. Called before the key is used.
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

  /// Moves the focus if the content has arrived.
  func frameWillDraw() {
    guard let box, box.phase == .idle, box.request == nil, box.motions.isEmpty else { return }
    settle()
  }

  /// Moves the focus to what is seen now; false where it has been moved otherwise, or there is nothing else to go to.
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
    let inside = graph.input.focus.reachable.filter { $0.isWithin(box) && $0.isInSight && $0.restingShift == .zero }
    switch goal {
    case .start, .end:
      let ordered = inside.map { (target: $0, path: $0.treePath) }.sorted { $0.path.lexicographicallyPrecedes($1.path) }
      if case .start = goal { return ordered.first?.target }
      // A row that can have the focus comes before what is in it.
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
