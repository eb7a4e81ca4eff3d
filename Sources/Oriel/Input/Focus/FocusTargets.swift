/// The boxes of a window that can receive the focus, in the order of their insertion.
///
/// Insertion and removal take amortized constant time. A removed box leaves a gap, and gaps are closed when they outnumber the boxes.
@MainActor
struct FocusTargets {
  private var slots: [(any FocusTarget)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var count: Int { places.count }

  /// The boxes in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of boxes.
  var all: [any FocusTarget] { slots.compactMap { $0 } }

  /// Inserts a box. Returns `false` if the list contains it already.
  mutating func insert(_ target: any FocusTarget) -> Bool {
    let id = ObjectIdentifier(target)
    guard places[id] == nil else { return false }
    places[id] = slots.count
    slots.append(target)
    return true
  }

  mutating func remove(_ target: any FocusTarget) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(target)) else { return }
    slots[place] = nil
    if slots.count > 2 * places.count + 16 { closeGaps() }
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (place, target) in slots.enumerated() { if let target { places[ObjectIdentifier(target)] = place } }
  }

  // MARK: For tests

  /// The number of boxes and gaps.
  var slotCount: Int { slots.count }
}
