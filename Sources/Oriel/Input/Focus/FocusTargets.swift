/// The boxes of a window that can have the focus, in the order that they came.
///
/// One comes or goes in O(1), whatever their number: a gap stays where it was until there are more gaps than boxes.
@MainActor
struct FocusTargets {
  private var slots: [(any FocusTarget)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var count: Int { places.count }

  /// O(n).
  var all: [any FocusTarget] { slots.compactMap { $0 } }

  /// False where it is there already.
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

  /// The boxes and the gaps between them.
  var slotCount: Int { slots.count }
}
