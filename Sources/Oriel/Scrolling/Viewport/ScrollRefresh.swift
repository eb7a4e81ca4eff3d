import Foundation
import OrielDrawing

/// The pull-to-refresh behavior of a scroll view. A pull beyond a distance runs the refresh action, and a spinner turns until the action
/// has ended.
@MainActor
final class ScrollRefresh: FrameAnimator {
  private unowned let scroll: ScrollBox
  var action: RefreshAction?
  private var task: Task<Void, Never>?
  private(set) var isRefreshing = false
  /// Indicates whether the user has to release the content before another pull counts.
  private var waitsForRest = false
  private var turn = 0.0
  private var lastTick: TimeInterval = 0

  /// The length of a pull that starts a refresh, and the length of the spinner, in points.
  private static let distance: CGFloat = 60

  init(_ scroll: ScrollBox) { self.scroll = scroll }

  /// The distance of the content below its resting position, in points.
  private var pull: CGFloat { max(0, scroll.bounds(along: .vertical).lowerBound + scroll.headroom - scroll.offset.y) }

  /// Indicates whether this scroll view is the one that is pulled: of nested scroll views with an action the outermost.
  private var isPulled: Bool {
    guard action != nil, scroll.axes.contains(.vertical) else { return false }
    var isOutermost = true
    scroll.enclosingScrollBoxes { if $0.axes.contains(.vertical), $0.refresh?.action != nil { isOutermost = false } }
    return isOutermost
  }

  /// Updates the refresh after the scroll view or its content has moved.
  func scrollDidSettle() {
    guard isPulled else { return }
    if isRefreshing || pull > 0 { scroll.setNeedsDisplay() }
    // The space for the spinner is added after the release, so that nothing jumps while the user drags.
    if isRefreshing, scroll.headroom == 0, scroll.phase != .interacting { scroll.headroom = Self.distance }
    if scroll.overshoot.y == 0, scroll.phase != .interacting { waitsForRest = false }
    guard !isRefreshing, !waitsForRest, scroll.phase == .interacting, pull >= Self.distance else { return }
    begin()
  }

  private func begin() {
    guard let action else { return }
    isRefreshing = true
    waitsForRest = true
    lastTick = scroll.graph.now
    scroll.graph.addAnimator(self)
    let graph = scroll.graph!
    graph.enqueueAction { [weak self] in
      self?.task = Task { @MainActor [weak self] in
        await action()
        self?.end()
      }
    }
  }

  private func end() {
    guard isRefreshing else { return }
    isRefreshing = false
    task = nil
    scroll.graph.removeAnimator(self)
    scroll.setNeedsDisplay()
    scroll.headroom = 0
    guard scroll.phase == .idle, scroll.offset.y < scroll.bounds(along: .vertical).lowerBound else { return }
    scroll.begin(
      ScrollRequest(target: .nearest(CGPoint(x: scroll.offset.x, y: scroll.bounds(along: .vertical).lowerBound)), start: scroll.offset),
      transaction: Transaction(animation: .easeOut(duration: 0.3)))
  }

  func stop() {
    task?.cancel()
    task = nil
    isRefreshing = false
    scroll.graph.removeAnimator(self)
  }

  var animatedNode: AnyViewNode? { scroll.node }

  var endlessMotion: String? { "a refresh continues until its task finishes" }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    turn += (time - lastTick) / 1.0
    lastTick = time
    scroll.setNeedsDisplay()
    return isRefreshing
  }

  /// Returns the spinner, or `nil` if it isn't visible. Its spokes appear one by one with the pull, and rotate during the refresh.
  func drawing(at offset: CGPoint) -> DisplayNode? {
    let pull = pull
    // Content that covers the spinner's space hides it.
    guard pull > 8, isPulled else { return nil }
    let share = min(1, (pull - 8) / (Self.distance - 8))
    let center = CGPoint(x: offset.x + scroll.presentedSize.width / 2, y: offset.y + min(Self.distance, max(pull, 20)) / 2)
    let color = Color.secondary.resolved(in: scroll.environment)
    let count = 8
    var nodes: [DisplayNode] = []
    for spoke in 0..<count where CGFloat(spoke) < (share * CGFloat(count)).rounded() {
      let angle = Double(spoke) / Double(count) * 2 * .pi
      let age =
        isRefreshing
        ? ((Double(spoke) / Double(count) - turn).truncatingRemainder(dividingBy: 1) + 1).truncatingRemainder(dividingBy: 1) : 1
      let (dx, dy) = (CGFloat(sin(angle)), CGFloat(-cos(angle)))
      var path = Path()
      path.move(to: CGPoint(x: center.x + dx * 5, y: center.y + dy * 5))
      path.addLine(to: CGPoint(x: center.x + dx * 10, y: center.y + dy * 10))
      nodes.append(
        DisplayNode(
          .stroke(path, StrokeStyle(lineWidth: 2.4, lineCap: .round), .color(color.multiplyingAlpha(by: Float(0.25 + 0.75 * age))))))
    }
    return nodes.isEmpty ? nil : DisplayNode(.group(nodes))
  }
}
