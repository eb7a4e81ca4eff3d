/// Where the items of a snapshot are: their sections' slots, and roughly their places.
///
/// Places are hints. An insertion or deletion moves those behind it; rather than correct them, the index remembers by how much they may be
/// wrong, and a lookup searches that far to both sides. When that gets too far the index is built again.
struct SnapshotIndex<Item: Hashable> {
  struct Place: Equatable, Sendable {
    var slot: Int32
    var hint: Int32
  }

  enum Home: Sendable {
    case one(Place)
    /// In order of arrival; not in order of sections.
    case several([Place])
  }

  /// How far a hint may be wrong.
  static var greatestDrift: Int { 256 }

  private(set) var homes: [Item: Home] = [:]
  /// How far hints of a section are wrong at most, by slot.
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

  /// Adds an item to a section, or returns false if it is there already.
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

  /// A number of items of the section may have moved by as many places. Returns false when hints are of no more use.
  mutating func drift(_ slot: Int32, by count: Int) -> Bool {
    let drift = drifts[slot, default: 0] + count
    drifts[slot] = drift
    return drift <= Self.greatestDrift
  }

  /// The place of an item, searched from its hint outwards.
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
