/// An index of the items of a snapshot, which contains the slots of their sections, and their approximate positions.
///
/// The positions are hints. Insertions and deletions move the items behind them. Instead of correcting their hints, the index stores the
/// maximum error, and a lookup searches within that distance in both directions. If the error becomes too large, the index is rebuilt.
struct SnapshotIndex<Item: Hashable> {
  struct Place: Equatable, Sendable {
    var slot: Int32
    var hint: Int32
  }

  enum Home: Sendable {
    case one(Place)
    /// The places in the order of insertion, which isn't that of the sections.
    case several([Place])
  }

  /// The maximum error of a hint.
  static var greatestDrift: Int { 256 }

  private(set) var homes: [Item: Home] = [:]
  /// The maximum error of the hints of a section, by slot.
  private(set) var drifts: [Int32: Int] = [:]

  init(minimumCapacity: Int) { homes.reserveCapacity(minimumCapacity) }

  func places(of item: Item) -> [Place] {
    switch homes[item] {
    case nil: []
    case .one(let place): [place]
    case .several(let places): places
    }
  }

  func contains(_ item: Item, in slot: Int32) -> Bool {
    switch homes[item] {
    case nil: false
    case .one(let place): place.slot == slot
    case .several(let places): places.contains { $0.slot == slot }
    }
  }

  /// Adds an item to a section. Returns `false` if the section already contains it.
  mutating func add(_ item: Item, to slot: Int32, at hint: Int) -> Bool {
    let place = Place(slot: slot, hint: Int32(truncatingIfNeeded: hint))
    switch homes[item] {
    case nil:
      homes[item] = .one(place)
    case .one(let other):
      guard other.slot != slot else { return false }
      homes[item] = .several([other, place])
    case .several(var places):
      guard !places.contains(where: { $0.slot == slot }) else { return false }
      places.append(place)
      homes[item] = .several(places)
    }
    return true
  }

  mutating func remove(_ item: Item, from slot: Int32) {
    switch homes[item] {
    case nil: break
    case .one(let place): if place.slot == slot { homes[item] = nil }
    case .several(var places):
      places.removeAll { $0.slot == slot }
      homes[item] = places.count == 1 ? .one(places[0]) : .several(places)
    }
  }

  /// Records that items of the section may have moved by a number of positions. Returns `false` if the hints have become useless.
  mutating func drift(_ slot: Int32, by count: Int) -> Bool {
    let drift = drifts[slot, default: 0] + count
    drifts[slot] = drift
    return drift <= Self.greatestDrift
  }

  /// Returns the index of an item, searched from its hint outwards, or `nil` if it isn't found.
  func place(of item: Item, _ place: Place, in items: [Item]) -> Int? {
    let hint = Int(place.hint)
    for distance in 0...drifts[place.slot, default: 0] {
      if items.indices.contains(hint - distance), items[hint - distance] == item { return hint - distance }
      if items.indices.contains(hint + distance), items[hint + distance] == item { return hint + distance }
    }
    return nil
  }
}

extension SnapshotIndex: Sendable where Item: Sendable {}
