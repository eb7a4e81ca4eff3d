/// Requests that wait for their layer, the one whose turn is next first: by priority, and then as they came.
@MainActor
struct PresentationQueue {
  struct Entry {
    fileprivate(set) var request: PresentationRequest
    /// The host that asked.
    fileprivate(set) weak var link: PresentationLink?
    /// As it was when the request came: a host that changes its mind doesn't change places.
    fileprivate let priority: Int
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var ids: [String] { entries.map(\.request.id) }

  var kinds: [String] { entries.map(\.request.kind) }

  var priorities: [Int] { entries.map(\.priority) }

  subscript(id: String) -> Entry? { entries.first { $0.request.id == id } }

  /// Adds a request as hosts come: regardless of priority.
  mutating func insert(_ request: PresentationRequest, for link: PresentationLink) {
    let entry = Entry(request: request, link: link, priority: request.uiModel.priority)
    let after = entries.firstIndex { ($0.link?.ordinal ?? 0) > link.ordinal }
    entries.insert(entry, at: after ?? entries.count)
  }

  /// Adds a request behind those of its priority.
  mutating func append(_ request: PresentationRequest, for link: PresentationLink) {
    let entry = Entry(request: request, link: link, priority: request.uiModel.priority)
    let before = entries.lastIndex { $0.priority >= entry.priority }
    entries.insert(entry, at: before.map { $0 + 1 } ?? 0)
  }

  mutating func update(_ request: PresentationRequest, for link: PresentationLink) {
    guard let index = entries.firstIndex(where: { $0.request.id == request.id }) else { return }
    entries[index].request = request
    entries[index].link = link
  }

  mutating func remove(_ link: PresentationLink) { entries.removeAll { $0.link === link } }

  mutating func removeFirst() -> Entry? { entries.isEmpty ? nil : entries.removeFirst() }

  mutating func removeAll() -> [Entry] {
    let removed = entries
    if !entries.isEmpty { entries = [] }
    return removed
  }
}
