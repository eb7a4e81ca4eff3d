import Foundation
import OrielDrawing

/// A view of a two-axis container that the user drags. The view is drawn at the pointer, and the plan's reordering receives the position.
@MainActor
final class PlaneDrag: FrameAnimator, Lifted {
  let box: PlaneElementBox
  private let reordering: any LazyPlaneReordering
  /// The distance from the pointer to the center of the view.
  private let grip: CGSize
  private var pointer: CGPoint
  private var lastTick: TimeInterval
  /// The elements of outer two-axis containers that contain the view. They are drawn above their siblings while the view is dragged.
  private var raised: [PlaneElementBox] = []
  private var graph: ViewGraph { box.graph }

  init?(_ box: PlaneElementBox, at location: CGPoint) {
    guard let plane = box.plane, let row = plane.row(of: box), let reordering = plane.plan.reordering,
      reordering.canLift(row.element.id, in: plane.plan)
    else { return nil }
    self.box = box
    self.reordering = reordering
    let frame = box.windowFrame
    grip = CGSize(width: frame.midX - location.x, height: frame.midY - location.y)
    pointer = location
    lastTick = box.graph.now
    reordering.lift(row.element.id, in: plane.plan)
    box.take(by: self)
    raise()
    graph.addAnimator(self)
  }

  /// The center of the view in window coordinates.
  var middle: CGPoint { CGPoint(x: pointer.x + grip.width, y: pointer.y + grip.height) }

  func drag(to location: CGPoint) {
    pointer = location
    box.setNeedsDisplay()
    follow()
  }

  private func follow() {
    guard let plane = box.plane?.plane(under: pointer), let point = plane.planPoint(pointer) else { return }
    reordering.move(over: point, in: plane.plan)
  }

  func tick(at time: TimeInterval, graph: ViewGraph) -> Bool {
    let step = min(0.05, max(0, time - lastTick))
    lastTick = time
    raise()
    // The ancestors may have moved below the pointer.
    box.setNeedsDisplay()
    guard let own = box.plane else { return true }
    let under = own.plane(under: pointer)
    let planes = under === own.outermost ? [under] : [under, own.outermost]
    var hasMoved = false
    for scroll in planes.compactMap(\.enclosingScrollBox) {
      for axis in Axis.allCases { hasMoved = EdgeScroll.advance(scroll, along: axis, pointer: pointer, by: step) || hasMoved }
    }
    if hasMoved { follow() }
    return true
  }

  func drop() {
    finish()
    reordering.drop()
  }

  func cancel() {
    finish()
    // The cancellation can come from an update that removes the view.
    graph.enqueueAction { [reordering] in reordering.cancel() }
  }

  private func finish() {
    graph.removeAnimator(self)
    box.letGo()
    for other in raised { other.isRaised = false }
    raised = []
  }

  private func raise() {
    var around: [PlaneElementBox] = []
    var next = box.parent
    while let current = next {
      if let element = current as? PlaneElementBox { around.append(element) }
      next = current.parent
    }
    guard around.map(ObjectIdentifier.init) != raised.map(ObjectIdentifier.init) else { return }
    for other in raised where !around.contains(where: { $0 === other }) { other.isRaised = false }
    for other in around { other.isRaised = true }
    raised = around
  }
}

extension PlaneBox {
  func row(of box: PlaneElementBox) -> PlaneRow? { live.first { $0.box === box } }

  var outermost: PlaneBox { plan.exchange?.outermost ?? self }

  /// Returns the innermost container of the exchange whose viewport contains a point of the window, or the outermost container if there is
  /// none.
  func plane(under point: CGPoint) -> PlaneBox {
    guard let exchange = plan.exchange else { return self }
    return exchange.inner.first { plane in
      guard plane.isAttached, plane.isOnScreen, let scroll = plane.enclosingScrollBox, let own = scroll.localPoint(point) else {
        return false
      }
      return scroll.viewport.contains(own)
    } ?? outermost
  }

  /// Returns a point of the window in the plan's space, or `nil` if it can't be converted.
  func planPoint(_ point: CGPoint) -> CGPoint? {
    content.localPoint(point).map { CGPoint(x: (isMirrored ? -$0.x : $0.x) + base.x, y: $0.y + base.y) }
  }
}
