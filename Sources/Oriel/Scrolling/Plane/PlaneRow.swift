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
final class PlaneElementBox: LayoutBox {
  /// As large as the plan says.
  var length = CGSize.zero
  /// Whether the content has a say in that.
  var isMeasured = false
  var level = 0.0 { didSet { if level != oldValue { paintOrderDidChange() } } }

  override var fixedSize: CGSize? { length }

  override var hasFixedSize: Bool { !isMeasured }

  /// How it is shown otherwise.
  var adjustment: LazyPlaneAdjustment? {
    didSet {
      guard adjustment != oldValue else { return }
      if adjustment?.zIndex != oldValue?.zIndex { paintOrderDidChange() }
      setNeedsDisplay()
      graph.geometryDidChange()
    }
  }

  override var zIndex: Double { (adjustment?.zIndex ?? level) + (children.count == 1 ? children[0].zIndex : 0) }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func layoutChildren() {
    let proposal = ProposedViewSize(size)
    for child in children where !child.isLeaving {
      let taken = child.measure(proposal)
      placeChild(child, at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal: proposal)
    }
  }

  // MARK: Shown otherwise

  override var hasEffect: Bool { adjustment != nil }

  override var effectTransform: CGAffineTransform {
    guard let adjustment else { return .identity }
    let (x, y) = (presentedSize.width / 2, presentedSize.height / 2)
    let way = adjustment.offset
    return CGAffineTransform(translationX: -x, y: -y).concatenating(adjustment.transform)
      .concatenating(CGAffineTransform(translationX: x + (isMirrored ? -way.width : way.width), y: y + way.height))
  }

  override func applyEffect(to node: DisplayNode) -> DisplayNode {
    guard let adjustment else { return node }
    let transform = effectTransform
    let moved = transform == .identity ? node : DisplayNode(.transform(transform, node))
    return adjustment.opacity < 1 ? DisplayNode(.opacity(adjustment.opacity, moved)) : moved
  }

  private var isHidden: Bool { adjustment?.isHidden ?? false }

  override func drawing(at offset: CGPoint) -> DisplayNode? { isHidden ? nil : super.drawing(at: offset) }

  override var allowsHits: Bool { !isHidden && (adjustment?.opacity ?? 1) >= 0.01 }

  override var isAccessibilityHidden: Bool { isHidden }

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
