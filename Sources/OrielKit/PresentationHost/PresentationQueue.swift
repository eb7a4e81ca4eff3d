/// The requests that wait for their layer, in the order of presentation: by priority, and then in the order of arrival.
@MainActor
struct PresentationQueue {
  struct Entry {
    fileprivate(set) var request: PresentationRequest
    /// The host of the request.
    fileprivate(set) weak var link: PresentationLink?
    /// The priority at the time of the request. Later changes by the host don't change the order.
    fileprivate let priority: Int
    /// The ordinal of the host. A host has at most one request in the queue.
    fileprivate let ordinal: Int
  }

  private var entries = RankedList<Int, PresentationRank, Entry>()
  private var kinds: [String: Int] = [:]
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  var ids: [String] { entries.elements.map(\.request.id) }

  /// The highest priority of the waiting requests, or `nil` if there are none.
  var highestPriority: Int? { entries.elements.first?.priority }

  func contains(_ link: PresentationLink) -> Bool { entries[link.ordinal] != nil }

  func contains(kind: String) -> Bool { kinds[kind] != nil }

  /// Inserts a request in the order of the hosts, regardless of its priority.
  mutating func insert(_ request: PresentationRequest, for link: PresentationLink) { add(request, for: link, primary: link.ordinal) }

  /// Appends a request behind the others of its priority.
  mutating func append(_ request: PresentationRequest, for link: PresentationLink) {
    // The highest priority comes first. The complement is used because the negation of `Int.min` overflows.
    add(request, for: link, primary: ~request.uiModel.priority)
  }

  private mutating func add(_ request: PresentationRequest, for link: PresentationLink, primary: Int) {
    remove(of: link)
    count += 1
    kinds[request.kind, default: 0] += 1
    entries.insert(
      Entry(request: request, link: link, priority: request.uiModel.priority, ordinal: link.ordinal), id: link.ordinal,
      rank: PresentationRank(primary: primary, sequence: count))
  }

  mutating func update(_ request: PresentationRequest, for link: PresentationLink) {
    guard let old = entries[link.ordinal] else { return }
    forget(old.request.kind)
    kinds[request.kind, default: 0] += 1
    entries.update(link.ordinal) { $0.request = request }
  }

  /// Removes the request of a host.
  mutating func remove(of link: PresentationLink) {
    if let removed = entries.remove(link.ordinal) { forget(removed.request.kind) }
  }

  /// Removes and returns the first request that satisfies the predicate, or returns `nil` if there is none.
  mutating func removeFirst(where predicate: (PresentationRequest) -> Bool) -> Entry? {
    guard let first = entries.elements.first(where: { predicate($0.request) }) else { return nil }
    entries.remove(first.ordinal)
    forget(first.request.kind)
    return first
  }

  mutating func removeAll() -> [Entry] {
    guard !entries.isEmpty else { return [] }
    kinds = [:]
    return entries.removeAll()
  }

  private mutating func forget(_ kind: String) {
    guard let count = kinds[kind] else { return }
    kinds[kind] = count > 1 ? count - 1 : nil
  }
}
