/// Requests that wait for their layer, the one whose turn is next first: by priority, and then as they came.
@MainActor
struct PresentationQueue {
  struct Entry {
    fileprivate(set) var request: PresentationRequest
    /// The host that asked.
    fileprivate(set) weak var link: PresentationLink?
    /// As it was when the request came: a host that changes its mind doesn't change places.
    fileprivate let priority: Int
    /// The host's, of which each has one request at most.
    fileprivate let ordinal: Int
  }

  private var entries = RankedList<Int, PresentationRank, Entry>()
  private var kinds: [String: Int] = [:]
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { entries.isEmpty }

  var ids: [String] { entries.elements.map(\.request.id) }

  /// The highest priority that waits; nil where nothing does.
  var highestPriority: Int? { entries.elements.first?.priority }

  func contains(_ link: PresentationLink) -> Bool { entries[link.ordinal] != nil }

  func contains(kind: String) -> Bool { kinds[kind] != nil }

  /// Adds a request as hosts come: regardless of priority.
  mutating func insert(_ request: PresentationRequest, for link: PresentationLink) { add(request, for: link, primary: link.ordinal) }

  /// Adds a request behind those of its priority.
  mutating func append(_ request: PresentationRequest, for link: PresentationLink) {
    // The highest priority stands first; the least integer has no negative.
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

  /// Takes out what a host asked for.
  mutating func remove(of link: PresentationLink) {
    if let removed = entries.remove(link.ordinal) { forget(removed.request.kind) }
  }

  /// Takes out the first that is as it should be.
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
