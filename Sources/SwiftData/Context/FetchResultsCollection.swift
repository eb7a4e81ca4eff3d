/// The result of a fetch, whose elements are read in batches on access. Mirrors SwiftData's `FetchResultsCollection`.
///
/// The collection keeps the size and the order that it had at the time of the fetch.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let keys: [Int64]
  private let batchSize: Int
  private let load: (ArraySlice<Int64>) -> [Element]
  private let cache = Cache()

  init(_ keys: [Int64], batchSize: Int, load: @escaping (ArraySlice<Int64>) -> [Element]) {
    self.keys = keys
    self.batchSize = Swift.max(1, batchSize)
    self.load = load
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { keys.count }

  public subscript(position: Int) -> Element {
    precondition(keys.indices.contains(position), "Index \(position) is out of range: there are \(keys.count) fetched models")
    let start = position / batchSize * batchSize
    if cache.start != start {
      cache.elements = load(keys[start..<Swift.min(start + batchSize, keys.count)])
      cache.start = start
    }
    return cache.elements[position - start]
  }

  /// The most recently read batch.
  private final class Cache {
    var start = -1
    var elements: [Element] = []
  }
}
