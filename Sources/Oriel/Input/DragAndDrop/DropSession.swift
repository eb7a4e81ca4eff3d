import Foundation
import OrielDrawing

/// A drag over the views of a window, from any source. It finds the view that accepts the drop, shows where rows would be inserted, and
/// scrolls near the edges of scroll views.
@MainActor
package final class DropSession: FrameAnimator {
  private let graph: ViewGraph
  private var providers: [NSItemProvider]
  private var line: DropLineBox?
  /// The box behind which the insertion line is added, or `nil` if no picture is drawn at the pointer.
  private weak var picture: LayoutBox?
  private var location = CGPoint.zero
  private weak var target: (any DropTarget)?
  private var operation = DropOperation.cancel
  private var lastTick: TimeInterval

  init(_ providers: [NSItemProvider], under picture: LayoutBox?, in graph: ViewGraph) {
    self.graph = graph
    self.providers = providers
    self.picture = picture
    lastTick = graph.now
    graph.addAnimator(self)
  }

  /// The operation that a drop at the current location performs.
  package var proposal: DropOperation { target == nil ? .cancel : operation }

  /// Moves the drag to a point of the window.
  package func move(to newLocation: CGPoint) {
    location = newLocation
    look()
  }

  /// Finds the innermost view at the location that accepts the drag, and notifies the drop handlers.
  private func look() {
    var box = graph.rootBox.hitTest(location)
    var next: (any DropTarget)?
    while let current = box, next == nil {
      if let candidate = current as? any DropTarget, takes(candidate) { next = candidate }
      box = current.parent
    }
    if next !== target {
      exit()
      target = next
      operation = .copy
      if let next, let info = next.info(providers, at: location) { next.dropHandler?.entered(info) }
    }
    var line: CGRect?
    if let target, let info = target.info(providers, at: location) {
      if let proposal = target.dropHandler?.updated(info) { operation = proposal.operation }
      line = target.insertionLine(at: info.location)
    }
    show(line)
  }

  /// Returns a Boolean value that indicates whether a view accepts the drag. The current target has accepted it before.
  private func takes(_ candidate: any DropTarget) -> Bool {
    guard let info = candidate.info(providers, at: location) else { return false }
    if candidate === target { return true }
    return candidate.environment.isEnabled && candidate.dropHandler?.accepts(info) ?? false
  }

  private func show(_ frame: CGRect?) {
    guard let frame else {
      if let line { graph.rootBox.remove(line) }
      line = nil
      return
    }
    if line == nil {
      let box = DropLineBox(graph: graph)
      line = box
      if let picture { graph.rootBox.add(box, below: picture) } else { graph.rootBox.add(box) }
    }
    line?.pin(frame)
  }

  private func exit() {
    guard let left = target else { return }
    target = nil
    if let info = left.info(providers, at: location) { left.dropHandler?.exited(info) }
  }

  /// Ends the drag with a drop. The items in `read` replace those of the drag, because more may be known about items from elsewhere than
  /// during the drag.
  package func drop(_ read: [NSItemProvider]? = nil) {
    let (taker, operation) = (target, operation)
    end()
    if let read { providers = read }
    if let taker, operation == .copy || operation == .move, let info = taker.info(providers, at: location) {
      target = nil
      taker.dropHandler?.perform(info)
    }
    exit()
  }

  /// Ends the drag without a drop, because it has left the window or was canceled.
  package func leave() {
    end()
    exit()
  }

  private func end() {
    graph.removeAnimator(self)
    show(nil)
  }

  /// Scrolls a scroll view at the location while the location is near one of its edges.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    let step = min(0.05, time - lastTick)
    lastTick = time
    var box = graph.rootBox.hitTest(location)
    var hasMoved = false
    while let current = box, !hasMoved {
      if let scroll = current as? ViewportBox {
        for axis in [Axis.vertical, .horizontal] where EdgeScroll.advance(scroll, along: axis, pointer: location, by: step) {
          hasMoved = true
        }
      }
      box = current.parent
    }
    if hasMoved { graph.enqueueAction { [weak self] in self?.look() } }
    return true
  }
}

/// A box that draws the line between the rows where a drop inserts items.
@MainActor
private final class DropLineBox: LayoutBox, FrontmostBox {
  init(graph: ViewGraph) {
    super.init(node: nil)
    self.graph = graph
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .independentOfContent() }
  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.color(Color.accentColor.resolved(in: environment), CGRect(origin: offset, size: size)))
  }
}
