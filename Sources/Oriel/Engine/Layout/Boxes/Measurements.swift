import Foundation

/// The last sizes that a box took for proposals. Many boxes are measured once, which takes no memory of its own.
///
/// There are as many as a grid in a grid is asked for: its least, its most and its share along each axis, with what it has across in each case.
/// Were it fewer, each level would measure again what it has forgotten, with all the levels inside.
struct Measurements {
  private var proposal = ProposedViewSize.unspecified
  private var size = CGSize.zero
  private var others: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var isEmpty = true
  /// The axes along which some proposal left the length to the box.
  private(set) var unspecifiedAxes: Axis.Set = []

  static let limit = 24

  func size(for wanted: ProposedViewSize) -> CGSize? {
    guard !isEmpty else { return nil }
    if proposal == wanted { return size }
    for entry in others where entry.proposal == wanted { return entry.size }
    return nil
  }

  mutating func add(_ newSize: CGSize, for newProposal: ProposedViewSize) {
    if newProposal.width == nil { unspecifiedAxes.insert(.horizontal) }
    if newProposal.height == nil { unspecifiedAxes.insert(.vertical) }
    guard !isEmpty else {
      (proposal, size, isEmpty) = (newProposal, newSize, false)
      return
    }
    if others.count == Self.limit - 1 { (proposal, size) = others.removeFirst() }
    others.append((newProposal, newSize))
  }

  mutating func removeAll() {
    isEmpty = true
    unspecifiedAxes = []
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }

  #if DEBUG
    /// All that is remembered.
    var entries: [(proposal: ProposedViewSize, size: CGSize)] { isEmpty ? [] : [(proposal, size)] + others }
  #endif
}
