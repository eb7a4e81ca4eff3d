/// A bounded cache of two generations. It drops the entries that weren't read while a whole generation filled up, which approximates
/// least-recently-used eviction without maintaining a list.
struct GenerationCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int32
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private let generationCost: Int

  /// Creates a cache. Costs are in the caller's unit; the cache holds entries up to about `costLimit`, and the newest entry in any case.
  init(costLimit: Int) {
    generationCost = max(1, costLimit / 2)
  }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      add(entry, for: key)
      return entry.value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    add(Entry(value: value, cost: Int32(clamping: cost)), for: key)
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    if youngCost + Int(entry.cost) > generationCost, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = entry
    youngCost += Int(entry.cost)
  }
}
