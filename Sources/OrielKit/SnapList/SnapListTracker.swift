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
  /// Where the window's keyboard was last; nil where none was up.
  var keyboardFrame: CGRect?
  var geometry: ScrollGeometry?
  private var alignment = Alignment.none
  /// The rows that can be seen whole, in their order.
  private(set) var rows: [ID] = []
  /// What was told of them last.
  private var told: Set<ID>?

  init() {}

  var isAligning: Bool { alignment != .none }

  // MARK: What is seen

  /// Takes the rows that can be seen whole; returns what there is to tell about them, nil if nothing.
  func see(_ ids: [ID]) -> Set<ID>? {
    rows = ids
    return thaw()
  }

  /// What has not been told yet; nothing while the list itself scrolls.
  func thaw() -> Set<ID>? {
    let rows = Set(rows)
    guard alignment != .running, rows != told else { return nil }
    told = rows
    return rows
  }

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

  /// The row that belongs at the edge, if it isn't there. At its ends the content stays.
  func rowToSnap(to edge: VerticalEdge, among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let geometry, let bounds = restingBounds, let row = aligned(to: edge, among: targets) else { return nil }
    let offset = geometry.contentOffset.y
    guard offset > bounds.lowerBound + 0.01, offset < bounds.upperBound - 0.01 else { return nil }
    let target = min(max(self.offset(of: row, at: edge, in: geometry), bounds.lowerBound), bounds.upperBound)
    return abs(target - offset) < 0.01 ? nil : row
  }

  /// The last whole row, if it isn't at the bottom: whether it can be is for the geometry to say that the keyboard leads to. At the content's end
  /// nothing is needed: that is kept.
  func rowForKeyboard(among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let geometry, let bounds = restingBounds, let row = aligned(to: .bottom, among: targets) else { return nil }
    guard geometry.contentOffset.y < bounds.upperBound - 0.01 else { return nil }
    return abs(offset(of: row, at: .bottom, in: geometry) - geometry.contentOffset.y) < 0.01 ? nil : row
  }

  /// The point of a row and of the scroll view that come together where the row is aligned; below what is pinned at the top.
  func anchor(of row: VisibleScrollTarget<ID>, at edge: VerticalEdge) -> UnitPoint {
    guard edge == .top else { return .bottom }
    let room = (geometry?.bounds.height ?? 0) - row.frame.height
    return room > 0 ? UnitPoint(x: 0.5, y: row.pinnedHeight / room) : .top
  }

  /// The offsets that content can rest at.
  private var restingBounds: ClosedRange<CGFloat>? {
    guard let geometry else { return nil }
    let first = -geometry.contentInsets.top
    return first...max(first, geometry.contentSize.height + geometry.contentInsets.bottom - geometry.containerSize.height)
  }

  /// The offset that has a row at an edge.
  private func offset(of row: VisibleScrollTarget<ID>, at edge: VerticalEdge, in geometry: ScrollGeometry) -> CGFloat {
    switch edge {
    case .bottom: row.frame.maxY - geometry.bounds.height - geometry.contentInsets.top
    case .top: row.frame.minY - row.pinnedHeight - geometry.contentInsets.top
    }
  }

  /// The first or last row that is seen whole.
  private func aligned(to edge: VerticalEdge, among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let bounds = geometry?.bounds else { return nil }
    switch edge {
    case .bottom: return targets.last { $0.frame.minY >= bounds.minY - 0.01 && $0.frame.maxY <= bounds.maxY + 0.01 }
    case .top: return targets.first { $0.frame.minY - $0.pinnedHeight >= bounds.minY - 0.01 && $0.frame.maxY <= bounds.maxY + 0.01 }
    }
  }
}
