import Foundation
import OrielDrawing

/// Something on its way over the window's views.
@MainActor
final class DragSession: FrameAnimator, Lifted {
  private let graph: ViewGraph
  private let providers: [NSItemProvider]
  private let picture: DragPictureBox
  private var line: DropLineBox?
  /// From the pointer to the picture's corner.
  private let grip: CGSize
  private var location: CGPoint
  private weak var target: (any DropTarget)?
  private var operation = DropOperation.cancel
  private var lastTick: TimeInterval

  init(providers: [NSItemProvider], picture: DisplayNode, frame: CGRect, at location: CGPoint, in graph: ViewGraph) {
    self.graph = graph
    self.providers = providers
    self.location = location
    grip = CGSize(width: frame.minX - location.x, height: frame.minY - location.y)
    lastTick = graph.now
    self.picture = DragPictureBox(picture, graph: graph)
    graph.rootBox.add(self.picture)
    self.picture.pin(frame)
    graph.addAnimator(self)
  }

  func drag(to newLocation: CGPoint) {
    location = newLocation
    picture.slide(to: CGPoint(x: location.x + grip.width, y: location.y + grip.height))
    look()
  }

  /// Who is under the pointer: the innermost view that takes what is dragged.
  private func look() {
    var box = graph.rootBox.hitTest(location)
    var next: (any DropTarget)?
    while let current = box, next == nil {
      if let candidate = current as? any DropTarget, takes(candidate) { next = candidate }
      box = current.parent
    }
    if next !== target {
      leave()
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
    let shape: PointerShape = target != nil && operation == .forbidden ? .notAllowed : .grabbing
    graph.input.surface?.setPointerShape(shape)
  }

  /// Whom it is over has been asked already.
  private func takes(_ candidate: any DropTarget) -> Bool {
    if candidate === target { return true }
    guard candidate.environment.isEnabled, let info = candidate.info(providers, at: location) else { return false }
    return candidate.dropHandler?.accepts(info) ?? false
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
      graph.rootBox.add(box, below: picture)
    }
    line?.pin(frame)
  }

  private func leave() {
    guard let left = target else { return }
    target = nil
    if let info = left.info(providers, at: location) { left.dropHandler?.exited(info) }
  }

  func drop() {
    let (taker, operation) = (target, operation)
    end()
    if let taker, operation == .copy || operation == .move, let info = taker.info(providers, at: location) {
      target = nil
      taker.dropHandler?.perform(info)
    }
    leave()
  }

  func cancel() {
    end()
    leave()
  }

  private func end() {
    graph.removeAnimator(self)
    show(nil)
    graph.rootBox.remove(picture)
    graph.input.surface?.setPointerShape(.arrow)
  }

  /// Near an edge of what scrolls under the pointer it scrolls.
  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    let step = min(0.05, time - lastTick)
    lastTick = time
    var box = graph.rootBox.hitTest(location)
    var hasMoved = false
    while let current = box, !hasMoved {
      if let scroll = current as? ScrollBox {
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

/// What the pointer takes along. It stands over everything and is hit by nothing.
@MainActor
private final class DragPictureBox: LayoutBox {
  private let picture: DisplayNode

  init(_ picture: DisplayNode, graph: ViewGraph) {
    self.picture = picture
    super.init(node: nil)
    self.graph = graph
  }

  override var zIndex: Double { .infinity }
  override var hasFixedSize: Bool { true }
  override var allowsHits: Bool { false }
  override var isAccessibilityHidden: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.opacity(0.8, DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), picture))))
  }
}

/// Shows between which rows something would go.
@MainActor
private final class DropLineBox: LayoutBox {
  init(graph: ViewGraph) {
    super.init(node: nil)
    self.graph = graph
  }

  override var zIndex: Double { .infinity }
  override var hasFixedSize: Bool { true }
  override var allowsHits: Bool { false }
  override var isAccessibilityHidden: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    DisplayNode(.color(Color.accentColor.resolved(in: environment), CGRect(origin: offset, size: size)))
  }
}
