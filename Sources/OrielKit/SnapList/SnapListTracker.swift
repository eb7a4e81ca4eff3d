import SwiftUI

/// What a list knows about its rows and its scroll view, and whether it is the list itself that scrolls.
///
/// Nothing here is observed: a scroll changes these values without an update of the list. Actions alone read and write it.
final class SnapListTracker<ID: Hashable> {
  /// The scroll that the list has begun.
  private enum Alignment {
    case none
    /// Asked for; the scroll view has not begun yet.
    case requested
    case running
  }

  private(set) var phase = ScrollPhase.idle
  var geometry: ScrollGeometry?
  private var alignment = Alignment.none
  /// The rows that can be seen whole, in their order.
  private(set) var rows: [ID] = []
  /// What was told of them last.
  private var told: Set<ID>?
  /// The frames of the rows that are built, in the content's space.
  private var frames: [ID: CGRect] = [:]

  init() {}

  var isAligning: Bool { alignment != .none }

  // MARK: What is seen

  /// Takes the rows that can be seen whole; returns what there is to tell about them, nil if nothing.
  func see(_ ids: [ID]) -> Set<ID>? {
    rows = ids
    return thaw()
  }

  /// What has not been told yet; nothing while the list itself scrolls (LS-9).
  func thaw() -> Set<ID>? {
    let rows = Set(rows)
    guard alignment != .running, rows != told else { return nil }
    told = rows
    return rows
  }

  func place(_ id: ID, at frame: CGRect) { frames[id] = frame }

  func remove(_ id: ID) { frames[id] = nil }

  // MARK: Scrolling

  /// Follows the scroll view; true where a scroll has settled that was not the list's own.
  func enter(_ phase: ScrollPhase) -> Bool {
    let wasScrolling = self.phase.isScrolling
    self.phase = phase
    switch (phase, alignment) {
    case (.animating, .requested):
      alignment = .running
      return false
    case (.idle, .running):
      alignment = .none
      return false
    case (.idle, _): return wasScrolling
    case (.animating, _): return false
    case (.tracking, _), (.interacting, _), (.decelerating, _):
      // A finger has taken over.
      alignment = .none
      return false
    }
  }

  func willAlign() { alignment = .requested }

  /// The row that belongs at the edge, if it isn't there yet and can be.
  func rowToAlign(to edge: VerticalEdge) -> ID? {
    guard let geometry, let id = edge == .bottom ? rows.last : rows.first, let frame = frames[id] else { return nil }
    let distance = Self.distance(of: frame, to: edge, in: geometry)
    return abs(distance) < 0.01 ? nil : id
  }

  /// How far the content's offset is from the one, among those that it can rest at, with the frame at the edge.
  static func distance(of frame: CGRect, to edge: VerticalEdge, in geometry: ScrollGeometry) -> CGFloat {
    let (offset, insets, height) = (geometry.contentOffset.y, geometry.contentInsets, geometry.containerSize.height)
    let first = -insets.top
    let last = max(first, geometry.contentSize.height + insets.bottom - height)
    let target = edge == .bottom ? frame.maxY + insets.bottom - height : frame.minY - insets.top
    return min(max(target, first), last) - offset
  }
}
