import Foundation
import OrielModel

/// What modifiers around a scroll view say about it.
struct ScrollTraits {
  var isEnabled = true
  var isClipDisabled = false
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var bounce: [Axis: ScrollBounceBehavior] = [:]
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// What is added to the margins at the end of what is scrolled vertically.
  var endRoom: CGFloat = 0
  var initialAnchor: UnitPoint?
  var sizeChangesAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var anchor = ScrollAnchor.automatic
  var decelerationRate = ScrollMotion.DecelerationRate.normal
  var targetBehavior: (any ScrollTargeting)?
  /// Who wants to know what the scroll view does, from the outside in.
  var observers: [any ScrollObserving] = []

  func bounce(_ axis: Axis) -> ScrollBounceBehavior { bounce[axis] ?? .automatic }
  func indicators(_ axis: Axis) -> ScrollIndicatorVisibility { indicators[axis] ?? .automatic }

  func changesLayout(from old: ScrollTraits) -> Bool { contentMargins != old.contentMargins || alignmentAnchor != old.alignmentAnchor }
}

/// Somebody around a scroll view who wants to know what it does.
@MainActor
protocol ScrollObserving: AnyObject {
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox)
  /// Everything is laid out, and something may have moved or changed its size: called in a pass, perhaps several times in a frame.
  func didSettle(_ box: ScrollBox)
  /// The id of a view that stays in sight when others come before it, even where the content rests at its start.
  var keptID: AnyHashable? { get }
}

extension ScrollObserving {
  var keptID: AnyHashable? { nil }
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox) {}
  func didSettle(_ box: ScrollBox) {}
}

/// Somebody around a scroll view who says where its content comes to rest.
@MainActor
protocol ScrollTargeting: AnyObject {
  /// From the offset where the content would come to rest and its velocity to the offset where it should.
  func restingOffset(for proposed: CGPoint, from start: CGPoint, velocity: CGSize, in box: ScrollBox) -> CGPoint
}

/// Which row keeps its place on the screen while others come, go or change their size.
// `AnyHashable` doesn't say whether its value is Sendable: an id is one that a view was given, which nobody changes.
public enum ScrollAnchor: Hashable, @unchecked Sendable {
  /// The first row that is seen, unless the content rests at its start: there new rows come into view.
  case automatic
  /// The first row that is seen, always.
  case top
  /// The row in the middle of what is seen: its own middle stays where it is.
  case center
  /// The last row that is seen.
  case bottom
  /// The row with the focus while it is seen, else the first that is.
  case focused
  /// The row with an id while it is seen, else the first that is.
  case id(AnyHashable)
  /// None: the offset stays the same number.
  case none
}

/// What an anchor is for. Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// What is seen at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// What stays while the content or the scroll view changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// When a scroll view gives way at its ends. Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind { case automatic, always, basedOnSize, never }
  let kind: Kind

  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// Whether scroll bars are shown. Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Kind { case automatic, visible, hidden, never }
  let kind: Kind

  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown, and kept in sight.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
}
