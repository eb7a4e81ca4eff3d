import Foundation
import OrielDrawing

/// An element of a plane that is built.
@MainActor
final class PlaneRow {
  let row: Row
  let box: PlaneElementBox
  /// As the last layout had it.
  var element: LazyPlaneElement
  /// Whether a layout had it at all.
  var isSettled = false
  /// Where it comes from, in the space of the rows.
  var arrival: CGRect?
  /// Where it was shown in the window, in another plane, until now.
  var departure: CGRect?
  /// What the plan was told.
  var measured: CGSize?

  init(_ row: Row, box: PlaneElementBox, element: LazyPlaneElement) {
    self.row = row
    self.box = box
    self.element = element
    take(element)
  }

  /// Stands for another element from now on.
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

  /// Whether the row is seen to move.
  var isMoving: Bool { box.isPlaced && box.isMovingIntoView }
}

/// The room that an element has: its content fills it, or is in the middle of it.
@MainActor
final class PlaneElementBox: LayoutBox, GestureSource, DrawingEffect, TraitSource {
  /// As large as the plan says.
  var length = CGSize.zero
  /// Whether the content has a say in that.
  var isMeasured = false
  var level = 0.0 { didSet { if level != oldValue { paintOrderDidChange() } } }

  override var sizing: BoxSizing { BoxSizing(fixedSize: length, isLayoutBoundary: !isMeasured) }

  /// How it is shown otherwise.
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
    for child in children where !child.isLeaving {
      let taken = child.measure(proposal)
      placeChild(child, at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal: proposal)
    }
  }

  // MARK: Shown otherwise

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
    guard let share = lift?.value, share > 0 else { return node }
    let shade = Color.black.opacity(0.3 * share).resolved(in: environment)
    return DisplayNode(.shadow(shade, radius: 10 * share, offset: CGSize(width: 0, height: 5 * share), node))
  }

  // MARK: In somebody's hand

  private(set) var hand: PlaneHand?
  /// Whether what is in somebody's hand is further in.
  var isRaised = false { didSet { if isRaised != oldValue { paintOrderDidChange() } } }
  /// How far it is lifted: 0...1.
  private var lift: Presented<CGFloat>?
  /// From its place, in the parent's space, on the way back there.
  private var wayBack: Presented<CGPoint>?
  private var liftMember: GestureMember?

  var gestureMember: GestureMember? {
    guard environment.isEnabled, plane?.plan.reordering != nil else { return nil }
    if let liftMember { return liftMember }
    let member = GestureMember(PlaneLiftUnit(box: self))
    liftMember = member
    return member
  }

  /// The plane that it stands in.
  var plane: PlaneBox? { parent?.parent as? PlaneBox }

  var canBeLifted: Bool {
    guard let plane, let row = plane.row(of: self), let reordering = plane.plan.reordering else { return false }
    return reordering.canLift(row.element.id, in: plane.plan)
  }

  /// Whether it is drawn elsewhere than it stands.
  private var isUp: Bool { hand != nil || isRaised || wayBack?.isRunning == true || lift?.isRunning == true }

  private var shift: CGPoint {
    guard let hand, let inverse = parent?.transform(to: nil).invertedIfPossible else { return wayBack?.value ?? .zero }
    let (middle, frame) = (hand.middle.applying(inverse), presentedFrame)
    return CGPoint(x: middle.x - frame.midX, y: middle.y - frame.midY)
  }

  func take(by hand: PlaneHand) {
    self.hand = hand
    setLift(1)
    paintOrderDidChange()
  }

  func letGo() {
    guard hand != nil else { return }
    let start = shift
    hand = nil
    wayBack?.stop(graph: graph)
    wayBack = Presented(start, box: self) { ($0 as? PlaneElementBox)?.motionDidTick() }
    wayBack?.set(.zero, transaction: Transaction(animation: .easeOut(duration: 0.25)), graph: graph)
    setLift(0)
  }

  private func setLift(_ share: CGFloat) {
    let motion = lift ?? Presented(0, box: self) { ($0 as? PlaneElementBox)?.motionDidTick() }
    lift = motion
    motion.set(share, transaction: Transaction(animation: .easeOut(duration: 0.2)), graph: graph)
  }

  private func motionDidTick() {
    setNeedsDisplay()
    // Back in its place it is among its likes again.
    if !isUp { paintOrderDidChange() }
  }

  override func willDisappear() {
    if let liftMember { graph.input.remove(liftMember) }
    hand = nil
    lift?.stop(graph: graph)
    wayBack?.stop(graph: graph)
  }

  private var isHidden: Bool { adjustment?.isHidden ?? false }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isHidden ? nil : super.drawing(at: offset) }

  override func isHidden(from search: BoxSearch) -> Bool { isHidden || search == .hitTesting && !((adjustment?.opacity ?? 1) >= 0.01) }

  /// What the content takes where some lengths are its own.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    var result = CGSize.zero
    for child in children where !child.isLeaving {
      let size = child.measure(proposal)
      result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
    }
    return result
  }
}
