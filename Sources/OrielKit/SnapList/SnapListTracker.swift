import SwiftUI

/// The state of a list: its visible rows, its scroll view, and the alignment that the list itself performs.
///
/// The state isn't observed, so scrolling changes it without an update of the list. Only actions read and write it.
final class SnapListTracker<ID: Hashable> {
  /// The scroll that the list has started.
  private enum Alignment {
    case none
    /// The scroll has been requested, and the scroll view hasn't started it yet.
    case requested
    case running
  }

  private(set) var phase = ScrollPhase.idle
  /// The last frame of the window's keyboard, or `nil` if it was hidden.
  var keyboardFrame: CGRect?
  var geometry: ScrollGeometry?
  private var alignment = Alignment.none
  /// The fully visible rows, in order.
  private(set) var rows: [ID] = []
  /// The set of rows that was reported last.
  private var told: Set<ID>?

  init() {}

  var isAligning: Bool { alignment != .none }

  // MARK: Visible rows

  /// Records the fully visible rows. Returns the set to report, or `nil` if it is unchanged or can't be reported now.
  func see(_ ids: [ID]) -> Set<ID>? {
    rows = ids
    return thaw()
  }

  /// Returns the set of rows that hasn't been reported yet, or `nil` if there is none or the list itself scrolls.
  func thaw() -> Set<ID>? {
    let rows = Set(rows)
    guard alignment != .running, rows != told else { return nil }
    told = rows
    return rows
  }

  // MARK: Scrolling

  /// Records the phase of the scroll view. Returns `true` if a scroll has settled that the list didn't start itself.
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
      // The user has taken over the scroll.
      alignment = .none
      return false
    }
  }

  func willAlign() { alignment = .requested }

  /// Returns the row to align to the edge, or `nil` if it is aligned already. At the ends of the content nothing is aligned.
  func rowToSnap(to edge: VerticalEdge, among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let geometry, let bounds = restingBounds, let row = aligned(to: edge, among: targets) else { return nil }
    let offset = geometry.contentOffset.y
    guard offset > bounds.lowerBound + 0.01, offset < bounds.upperBound - 0.01 else { return nil }
    let target = min(max(self.offset(of: row, at: edge, in: geometry), bounds.lowerBound), bounds.upperBound)
    return abs(target - offset) < 0.01 ? nil : row
  }

  /// Returns the last fully visible row if it isn't at the bottom, or `nil`. The geometry that results from the keyboard determines whether
  /// the row can get there. At the end of the content no row is returned: the anchor keeps that position.
  func rowForKeyboard(among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let geometry, let bounds = restingBounds, let row = aligned(to: .bottom, among: targets) else { return nil }
    guard geometry.contentOffset.y < bounds.upperBound - 0.01 else { return nil }
    return abs(offset(of: row, at: .bottom, in: geometry) - geometry.contentOffset.y) < 0.01 ? nil : row
  }

  /// Returns the anchor that aligns a row with the edge of the scroll view, below pinned headers at the top.
  func anchor(of row: VisibleScrollTarget<ID>, at edge: VerticalEdge) -> UnitPoint {
    guard edge == .top else { return .bottom }
    let room = (geometry?.bounds.height ?? 0) - row.frame.height
    return room > 0 ? UnitPoint(x: 0.5, y: row.pinnedHeight / room) : .top
  }

  /// The range of the offsets at which the content can rest.
  private var restingBounds: ClosedRange<CGFloat>? {
    guard let geometry else { return nil }
    let first = -geometry.contentInsets.top
    return first...max(first, geometry.contentSize.height + geometry.contentInsets.bottom - geometry.containerSize.height)
  }

  /// Returns the content offset that aligns a row with an edge.
  private func offset(of row: VisibleScrollTarget<ID>, at edge: VerticalEdge, in geometry: ScrollGeometry) -> CGFloat {
    switch edge {
    case .bottom: row.frame.maxY - geometry.bounds.height - geometry.contentInsets.top
    case .top: row.frame.minY - row.pinnedHeight - geometry.contentInsets.top
    }
  }

  /// Returns the fully visible row nearest to the edge, or `nil` if there is none.
  private func aligned(to edge: VerticalEdge, among targets: [VisibleScrollTarget<ID>]) -> VisibleScrollTarget<ID>? {
    guard let bounds = geometry?.bounds else { return nil }
    switch edge {
    case .bottom: return targets.last { $0.frame.minY >= bounds.minY - 0.01 && $0.frame.maxY <= bounds.maxY + 0.01 }
    case .top: return targets.first { $0.frame.minY - $0.pinnedHeight >= bounds.minY - 0.01 && $0.frame.maxY <= bounds.maxY + 0.01 }
    }
  }
}
