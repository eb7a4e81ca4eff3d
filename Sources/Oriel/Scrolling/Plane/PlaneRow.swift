import Foundation
import OrielDrawing

/// A built element of a two-axis container.
@MainActor
final class PlaneRow {
  let row: Row
  let box: PlaneElementBox
  /// The element as of the last layout.
  var element: LazyPlaneElement
  /// Indicates whether a layout has included the row.
  var isSettled = false
  /// The frame from which the row moves in, in the space of the rows.
  var arrival: CGRect?
  /// The frame in window coordinates at which another container last showed the row.
  var departure: CGRect?
  /// The size that was last reported to the plan.
  var measured: CGSize?

  init(_ row: Row, box: PlaneElementBox, element: LazyPlaneElement) {
    self.row = row
    self.box = box
    self.element = element
    take(element)
  }

  /// Makes the row represent another element.
  func become(_ element: LazyPlaneElement) {
    self.element = element
    isSettled = false
    arrival = nil
    measured = nil
    box.adjustment = nil
    take(element)
  }

  func take(_ element: LazyPlaneElement) {
    self.element = element
    box.isMeasured = element.measuredAxes != []
    box.level = element.zIndex
  }

  /// True while the row's presented frame differs from its frame.
  var isMoving: Bool { box.isPlaced && box.isMovingIntoView }
}

/// The box of an element. Its content fills it or is centered in it.
@MainActor
final class PlaneElementBox: LayoutBox, GestureSource, DrawingEffect, TraitSource {
  /// The size of the element in the plan.
  var length = CGSize.zero
  /// Indicates whether the content determines a part of the size.
  var isMeasured = false
  var level = 0.0 { didSet { if level != oldValue { paintOrderDidChange() } } }

  override var sizing: BoxSizing { BoxSizing(fixedSize: length, isLayoutBoundary: !isMeasured) }

  /// The adjustment of the element's drawing, or `nil` if it is drawn as it is laid out.
  var adjustment: LazyPlaneAdjustment? {
    didSet {
      guard adjustment != oldValue else { return }
      if adjustment?.zIndex != oldValue?.zIndex { paintOrderDidChange() }
      setNeedsDisplay()
      graph.geometryDidChange()
    }
  }

  override var traitSource: (any TraitSource)? { self }

  var zIndexTrait: Double { (isUp ? 1e9 : adjustment?.zIndex ?? level) + (children.count == 1 ? children[0].zIndex : 0) }

  override func layoutChildren() {
    let proposal = ProposedViewSize(size)
    for child in children where !child.isBeingRemoved {
      let taken = child.measure(proposal)
      placeChild(child, at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal: proposal)
    }
  }

  // MARK: Adjustment

  override var drawingEffect: (any DrawingEffect)? { adjustment != nil || isUp ? self : nil }

  var effectTransform: CGAffineTransform {
    let (x, y) = (presentedSize.width / 2, presentedSize.height / 2)
    var result = CGAffineTransform(translationX: -x, y: -y)
    var way = CGPoint(x: x, y: y)
    if isUp {
      let scale = 1 + 0.05 * (lift?.value ?? 0)
      let shift = shift
      way = CGPoint(x: way.x + shift.x, y: way.y + shift.y)
      result = result.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    } else if let adjustment {
      way = CGPoint(x: way.x + (isMirrored ? -1 : 1) * adjustment.offset.width, y: way.y + adjustment.offset.height)
    }
    if let adjustment { result = result.concatenating(adjustment.transform) }
    return result.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
  }

  func applyEffect(to node: DisplayNode) -> DisplayNode {
    let transform = effectTransform
    var node = transform == .identity ? node : DisplayNode(.transform(transform, node))
    if let adjustment, adjustment.opacity < 1 { node = DisplayNode(.opacity(adjustment.opacity, node)) }
    return lift.map { node.lifted(by: $0.value, in: environment) } ?? node
  }

  // MARK: Dragging

  private(set) var hand: PlaneDrag?
  /// Indicates whether a descendant is dragged.
  var isRaised = false { didSet { if isRaised != oldValue { paintOrderDidChange() } } }
  /// The progress of the lift, from 0 to 1.
  private var lift: Presented<CGFloat>?
  /// The distance from the box's position while it returns there after a drag, in the parent's space.
  private var returnTarget: Presented<CGPoint>?
  private var liftMember: GestureMember?

  var gestureMember: GestureMember? {
    guard environment.isEnabled, plane?.plan.reordering != nil else { return nil }
    if let liftMember { return liftMember }
    let member = GestureMember(PlaneLiftRecognizer(box: self))
    liftMember = member
    return member
  }

  /// The container that the box is placed in.
  var plane: PlaneBox? { parent?.parent as? PlaneBox }

  var canBeLifted: Bool {
    guard let plane, let row = plane.row(of: self), let reordering = plane.plan.reordering else { return false }
    return reordering.canLift(row.element.id, in: plane.plan)
  }

  /// True while the box is drawn at another position or above its siblings because of a drag.
  private var isUp: Bool { hand != nil || isRaised || returnTarget?.isRunning == true || lift?.isRunning == true }

  private var shift: CGPoint {
    guard let hand, let inverse = parent?.transform(to: nil).invertedIfPossible else { return returnTarget?.value ?? .zero }
    let (middle, frame) = (hand.middle.applying(inverse), presentedFrame)
    return CGPoint(x: middle.x - frame.midX, y: middle.y - frame.midY)
  }

  func take(by hand: PlaneDrag) {
    self.hand = hand
    setLift(1)
    paintOrderDidChange()
  }

  func letGo() {
    guard hand != nil else { return }
    let start = shift
    hand = nil
    returnTarget?.stop(graph: graph)
    returnTarget = Presented(start, box: self) { ($0 as? PlaneElementBox)?.motionDidTick() }
    returnTarget?.set(.zero, transaction: Transaction(animation: .easeOut(duration: 0.25)), graph: graph)
    setLift(0)
  }

  private func setLift(_ share: CGFloat) {
    let motion = lift ?? Presented(0, box: self) { ($0 as? PlaneElementBox)?.motionDidTick() }
    lift = motion
    motion.set(share, transaction: Transaction(animation: .easeOut(duration: 0.2)), graph: graph)
  }

  private func motionDidTick() {
    setNeedsDisplay()
    // After its return the box is ordered among its siblings again.
    if !isUp { paintOrderDidChange() }
  }

  override func willDisappear() {
    if let liftMember { graph.input.remove(liftMember) }
    hand = nil
    lift?.stop(graph: graph)
    returnTarget?.stop(graph: graph)
  }

  private var isHidden: Bool { adjustment?.isHidden ?? false }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isHidden ? nil : super.drawing(at: offset) }

  override func isHidden(from search: BoxSearch) -> Bool { isHidden || search == .hitTesting && !((adjustment?.opacity ?? 1) >= 0.01) }

  /// Returns the size of the content for a proposal that leaves some lengths unspecified.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    var result = CGSize.zero
    for child in children where !child.isBeingRemoved {
      let size = child.measure(proposal)
      result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
    }
    return result
  }
}
