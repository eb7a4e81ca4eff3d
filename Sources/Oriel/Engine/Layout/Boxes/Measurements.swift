import Foundation

/// A cache of the last sizes that a box took for proposals. Many boxes are measured once, which allocates no memory.
///
/// The limit is the number of sizes that a nested grid is measured for: its minimum, its maximum and its track's length along each axis,
/// each with the length along the other axis. With fewer entries each level would repeat forgotten measurements, together with all levels
/// below it.
struct Measurements {
  private var proposal = ProposedViewSize.unspecified
  private var size = CGSize.zero
  private var others: [(proposal: ProposedViewSize, size: CGSize)] = []
  private(set) var isEmpty = true
  /// The axes along which some proposal was unspecified.
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
    /// All cached sizes with their proposals.
    var entries: [(proposal: ProposedViewSize, size: CGSize)] { isEmpty ? [] : [(proposal, size)] + others }
  #endif
}
