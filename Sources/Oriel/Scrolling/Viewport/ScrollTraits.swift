import Foundation
import OrielModel

/// The settings that enclosing modifiers make for a scroll view.
struct ScrollTraits {
  var isEnabled = true
  var isClipDisabled = false
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var bounce: [Axis: ScrollBounceBehavior] = [:]
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// The addition to the margins at the end of vertically scrolled content, in points.
  var endInset: CGFloat = 0
  var initialAnchor: UnitPoint?
  var sizeChangesAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var anchor = ScrollAnchor.automatic
  var decelerationRate = ScrollMotion.DecelerationRate.normal
  var targetBehavior: (any ScrollTargeting)?
  /// The effects at the edges; `leading` is the left edge.
  var edgeEffects = ScrollEdgeEffects()
  /// The observers of the scroll view, from the outside in.
  var observers: [any ScrollObserving] = []

  func bounce(_ axis: Axis) -> ScrollBounceBehavior { bounce[axis] ?? .automatic }
  func indicators(_ axis: Axis) -> ScrollIndicatorVisibility { indicators[axis] ?? .automatic }

  func changesLayout(from old: ScrollTraits) -> Bool { contentMargins != old.contentMargins || alignmentAnchor != old.alignmentAnchor }
}

/// An observer of a scroll view.
@MainActor
protocol ScrollObserving: AnyObject {
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox)
  /// Called after layout if anything may have moved or changed its size, perhaps several times in a frame. Runs during a pass.
  func didSettle(_ box: ScrollBox)
  /// The id of a view that keeps its position when content is inserted before it, even if the offset is at the start.
  var keptID: AnyHashable? { get }
}

extension ScrollObserving {
  var keptID: AnyHashable? { nil }
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox) {}
  func didSettle(_ box: ScrollBox) {}
}

/// An object that chooses the resting positions of a scroll view's content.
@MainActor
protocol ScrollTargeting: AnyObject {
  /// Returns the offset that the content should rest at, for the offset and the velocity with which it would come to rest otherwise.
  func restingOffset(for proposed: CGPoint, from start: CGPoint, velocity: CGSize, in box: ScrollBox) -> CGPoint
}

/// The row that keeps its position on the screen while others are inserted, removed or resized.
// `AnyHashable` doesn't express whether its value is `Sendable`. The value is the id of a view, which no code mutates.
public enum ScrollAnchor: Hashable, @unchecked Sendable {
  /// The first visible row, unless the content is at its start: there inserted rows become visible.
  case automatic
  /// The first visible row, always.
  case top
  /// The row in the middle of the viewport, whose own middle keeps its position.
  case center
  /// The last visible row.
  case bottom
  /// The row with the focus while it is visible, otherwise the first visible row.
  case focused
  /// The row with an id while it is visible, otherwise the first visible row.
  case id(AnyHashable)
  /// No row: the offset doesn't change.
  case none
}

/// The purpose of an anchor. Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The initial offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// The position that is kept while the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The conditions under which a scroll view bounces at its ends. Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize, never }
  let kind: Kind

  /// Vertically always, and horizontally if the content is larger than the scroll view.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The visibility of scroll indicators. Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Kind { case automatic, visible, hidden, never }
  let kind: Kind

  /// Visible while the content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Always visible.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not visible.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}
