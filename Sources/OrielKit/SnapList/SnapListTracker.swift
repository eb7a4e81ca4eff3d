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

  /// The row that belongs at the edge, if it isn't there and the content can be scrolled so that it comes closer.
  func rowToSnap(to edge: VerticalEdge) -> ID? {
    guard let geometry, let (id, target) = aligned(to: edge) else { return nil }
    let first = -geometry.contentInsets.top
    let last = max(first, geometry.contentSize.height + geometry.contentInsets.bottom - geometry.containerSize.height)
    return abs(min(max(target, first), last) - geometry.contentOffset.y) < 0.01 ? nil : id
  }

  /// The last whole row, if it isn't at the bottom: whether it can be is for the geometry to say that the keyboard leads to. The last
  /// of all needs nothing: the content's end is there for it.
  func rowForKeyboard() -> ID? {
    guard let geometry, let (id, target) = aligned(to: .bottom), let frame = frames[id] else { return nil }
    guard frame.maxY < geometry.contentSize.height - 0.01 else { return nil }
    return abs(target - geometry.contentOffset.y) < 0.01 ? nil : id
  }

  /// The first or last whole row, and the offset that has it at the edge. It is found by the frames: at the end of a scroll they are known
  /// before the next set of visible rows.
  private func aligned(to edge: VerticalEdge) -> (ID, offset: CGFloat)? {
    guard let bounds = geometry?.bounds else { return nil }
    let whole = frames.filter { $0.value.minY >= bounds.minY - 0.01 && $0.value.maxY <= bounds.maxY + 0.01 }
    switch edge {
    case .bottom:
      guard let (id, frame) = whole.max(by: { $0.value.maxY < $1.value.maxY }) else { return nil }
      return (id, frame.maxY - bounds.height - (geometry?.contentInsets.top ?? 0))
    case .top:
      guard let (id, frame) = whole.min(by: { $0.value.minY < $1.value.minY }) else { return nil }
      return (id, frame.minY - (geometry?.contentInsets.top ?? 0))
    }
  }
}
