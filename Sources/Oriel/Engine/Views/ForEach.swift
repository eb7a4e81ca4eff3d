import Foundation

/// A view for each element of a collection. Mirrors SwiftUI's `ForEach`.
///
/// Elements are identified by their ids. A duplicate id is reported once; each occurrence has an identity of its own.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The underlying collection.
  public var data: Data
  /// The closure that creates the content for an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The elements if they are consecutive integers that are their own ids; otherwise `nil`.
  var ownIDs: Range<Int>?
  /// The edits of the rows that the collection itself supports.
  var edits: [RowEdits] = []
  /// The view to show if the elements are subviews of another view; otherwise `nil`.
  var parts: AnyView?
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if view.parts != nil { return PassthroughNode(view, in: context) { $0.parts ?? AnyView(EmptyView()) } }
    if let arranger = context.scope.values.elementArranger { return arranger.makeNode(view, in: context) }
    // Sections and nested collections are few and are built at once; their rows aren't.
    if context.rowHost != nil, !RowShape.of(Content.self).hasCollections { return RowsForEachNode(view, in: context) }
    return ForEachNode(view, in: context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // Disfavored for bindings, which are collections, too: a binding always reads the current elements, so it can't be compared with its
  // previous value.
  @_disfavoredOverload
  /// Creates a view for each element of a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, identified by the value at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
    if id == \Data.Element.self { ownIDs = data as? Range<Int> }
  }

  /// Creates a view for each element of a bound collection of identifiable elements. The content receives a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a bound collection, identified by the value at a key path. The content receives a binding to the
  /// element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, in: elements, id: id)) },
      id: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each integer of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, ownIDs: data)
  }
}

/// The part of an element and its node that doesn't depend on the types. Arrays of elements are of one type, so generic code doesn't
/// request their metadata from the runtime.
@MainActor
private class ForEachElement {
  final let node: AnyViewNode
  final var isBeingRemoved = false
  /// The last rebuild that found the element after the unchanged prefix.
  final var round: Int
  /// The index in the data, unless the element is removed.
  final var position: Int
  /// The first box that the node contributes. It is valid unless the node is marked as contributing other boxes. There is nearly always a
  /// single one, which is stored without an array.
  private final var firstBox: LayoutBox?
  private final var otherBoxes: [LayoutBox] = []

  init(_ node: AnyViewNode, round: Int, position: Int) {
    self.node = node
    self.round = round
    self.position = position
  }

  final func appendBoxes(to boxes: inout [LayoutBox]) {
    if node.contributesOtherBoxes {
      node.contributesOtherBoxes = false
      let start = boxes.count
      node.appendBoxes(to: &boxes)
      firstBox = boxes.count > start ? boxes[start] : nil
      otherBoxes = boxes.count > start + 1 ? Array(boxes[(start + 1)...]) : []
    } else if let firstBox {
      boxes.append(firstBox)
      if !otherBoxes.isEmpty { boxes += otherBoxes }
    }
  }
}

/// A buffer of values. In generic code each access to an array looks up the array's metadata, a third of the instructions of a rebuild of a
/// hundred elements; a pointer needs no lookup.
nonisolated private final class ValueBuffer<Value> {
  let start: UnsafeMutablePointer<Value>
  let capacity: Int
  fileprivate(set) var count = 0
  /// Memory that the buffer doesn't own and must return, or `nil` if it owns its memory.
  private let borrowed: UnsafeMutableRawPointer?

  /// Creates a buffer that owns its memory.
  ///
  /// - Parameter capacity: The maximum number of values. A negative value counts as 0.
  init(capacity: Int) {
    self.capacity = max(0, capacity)
    start = .allocate(capacity: self.capacity)
    borrowed = nil
  }

  /// Creates a buffer for the duration of a rebuild. `removeAll` must be called at its end.
  @MainActor init(briefly capacity: Int) {
    self.capacity = max(0, capacity)
    borrowed = RebuildMemory.take(bytes: self.capacity * MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment)
    start = borrowed?.bindMemory(to: Value.self, capacity: self.capacity) ?? .allocate(capacity: self.capacity)
  }

  deinit {
    assert(borrowed == nil || count == 0)
    guard borrowed == nil else { return }
    start.deinitialize(count: count)
    start.deallocate()
  }

  /// Deinitializes the values, and returns borrowed memory.
  @MainActor func removeAll() {
    start.deinitialize(count: count)
    count = 0
    if let borrowed { RebuildMemory.giveBack(borrowed) }
  }

  func append(_ value: Value) {
    precondition(count < capacity)
    (start + count).initialize(to: value)
    count += 1
  }
}

/// Memory for the contents of one rebuild at a time. The allocator coalesces its free blocks before it returns a block of this size, which
/// takes a tenth of a rebuild of a hundred elements.
@MainActor
private enum RebuildMemory {
  /// The size, in bytes. A rebuild that needs more, or that is nested in another, allocates its own memory.
  private static let size = 1 << 16
  private static let alignment = 16
  private static var free: UnsafeMutableRawPointer? = .allocate(byteCount: size, alignment: alignment)

  static func take(bytes: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard bytes <= size, alignment <= Self.alignment, let memory = free else { return nil }
    free = nil
    return memory
  }

  static func giveBack(_ memory: UnsafeMutableRawPointer) {
    assert(free == nil)
    free = memory
  }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, ChildIdentifying
{
  /// An id and the number of its previous occurrences, so that duplicates are separate views. Ids that aren't equal to themselves, such as
  /// NaN, are treated as one id.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int

    static func == (left: Key, right: Key) -> Bool {
      left.occurrence == right.occurrence && (left.id == right.id || left.id != left.id && right.id != right.id)
    }
  }

  private final class Element: ForEachElement {
    let key: Key

    init(key: Key, node: ViewNode<Content>, round: Int, position: Int) {
      self.key = key
      super.init(node, round: round, position: position)
    }
  }

  private var view: ForEach<Data, ID, Content>
  // A rebuild reads these once, or once for each element, and no access lasts longer than a line: the exclusivity check costs more than the
  // access.
  @exclusivity(unchecked) private var elements: [ForEachElement] = []
  private var byKey: [Key: Element] = [:]
  /// The ids of the data, in order, as of the last rebuild that found a change.
  private var ids: ValueBuffer<ID>?
  /// The number of elements that match the ids in order, before the first removed view.
  private var stableCount = 0
  /// The key of the only element that is shown; `nil` if all elements are.
  private var only: Key?
  /// The number of rebuilds that found a change of the elements.
  private var round = 0
  /// Indicates whether a lazy container requests the rows of the content itself and doesn't collect their boxes.
  private let isAmongRows: Bool

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    isAmongRows = context.rowHost != nil
    super.init(in: context)
    only = graph.updates.excerpt?.onlyChild(of: self)?.name?.base as? Key
    rebuild(isInitial: true)
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { for element in elements { body(element.node) } }

  /// The boxes are cached for each element: an insertion or a removal doesn't enumerate the nodes of the other elements.
  override func appendBoxes(to boxes: inout [LayoutBox]) {
    guard !isAmongRows else { return super.appendBoxes(to: &boxes) }
    for element in elements { element.appendBoxes(to: &boxes) }
  }

  override func restorationKey(of child: AnyViewNode) -> AnyHashable? {
    element(of: child).map { AnyHashable($0.key) }
  }

  func child(withID id: AnyHashable) -> AnyViewNode? {
    guard let id = id.base as? ID ?? (id as? ID) else { return nil }
    return byKey[Key(id: id, occurrence: 0)]?.node
  }

  func id(of child: AnyViewNode) -> AnyHashable? { element(of: child).map { AnyHashable($0.key.id) } }

  private func element(of child: AnyViewNode) -> Element? {
    elements.first { $0.node === child }.map { unsafeDowncast($0, to: Element.self) }
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    view = newView
    rebuild(isInitial: false)
  }

  override func performUpdate() { rebuild(isInitial: false) }

  private func rebuild(isInitial: Bool) {
    needsUpdate = false
    let (newIDs, contents) = evaluateData()
    defer { contents.removeAll() }
    let count = contents.count
    // The elements of the unchanged prefix are found without hashing, which for most changes covers all elements.
    let sameCount = sameCount(as: newIDs)
    for position in 0..<sameCount { update(elements[position], contents.start + position) }
    guard isInitial || count != sameCount || elements.count != sameCount else { return }
    round += 1
    // The keys of the elements after the unchanged prefix.
    let keys = keys(of: newIDs, from: sameCount)
    ids = newIDs
    let context = _NodeContext(graph: graph, parent: self, scope: scope)
    var next = Array(elements[..<sameCount])
    next.reserveCapacity(count)
    var changed = isInitial || count != elements.count
    var preferencesChanged = false
    for position in sameCount..<count {
      let key = keys[position - sameCount]
      if let element = byKey[key] {
        element.round = round
        element.position = position
        if element.isBeingRemoved {
          element.isBeingRemoved = false
          RemovalTransition.cancel(element.node)
          changed = true
        }
        update(element, contents.start + position)
        if !changed, elements[position] !== element { changed = true }
        next.append(element)
      } else {
        graph.updates.restoration?.nextKey = AnyHashable(key)
        let element = Element(key: key, node: Content._makeNode(contents.start[position], in: context), round: round, position: position)
        byKey[key] = element
        if !isInitial { InsertionTransition.begin(element.node) }
        next.append(element)
        changed = true
        preferencesChanged = preferencesChanged || element.node.hasPreferences
      }
    }
    guard changed else { return }
    // Elements of the unchanged prefix are still in the data.
    for position in sameCount..<elements.count where elements[position].round != round {
      let element = unsafeDowncast(elements[position], to: Element.self)
      preferencesChanged = preferencesChanged || element.node.hasPreferences
      guard !element.isBeingRemoved else {
        next.insert(element, at: min(position, next.count))
        continue
      }
      let didBegin = RemovalTransition.begin(element.node) { [weak self, weak element] in
        guard let self, let element else { return }
        elements.removeAll { $0 === element }
        byKey[element.key] = nil
        element.node.unmount()
        if isMounted { childrenDidChange() }
      }
      if didBegin {
        element.isBeingRemoved = true
        next.insert(element, at: min(position, next.count))
      } else {
        byKey[element.key] = nil
        element.node.unmount()
      }
    }
    elements = next
    stableCount = next[sameCount...].firstIndex(where: \.isBeingRemoved) ?? next.count
    if !isInitial {
      childrenDidChange()
      if preferencesChanged { preferencesDidChange() }
    }
  }

  /// Evaluates the ids of the data and the contents for them. Elements beyond the collection's `count` are ignored.
  private func evaluateData() -> (ids: ValueBuffer<ID>, contents: ValueBuffer<Content>) {
    let view = view
    let (makeID, buildContent) = (view.id, view.content)
    return tracking {
      let capacity = view.data.count
      let ids = ValueBuffer<ID>(capacity: capacity)
      let contents = ValueBuffer<Content>(briefly: capacity)
      if let only {
        var occurrence = 0
        for element in view.data {
          let id = makeID(element)
          guard Key(id: id, occurrence: 0) == Key(id: only.id, occurrence: 0) else { continue }
          if occurrence == only.occurrence {
            ids.append(id)
            contents.append(buildContent(element))
            break
          }
          occurrence += 1
        }
        return (ids, contents)
      }
      // Contiguous storage is iterated directly: an iterator of an unspecialized type takes several times as long for each element.
      let isContiguous: Void? = view.data.withContiguousStorageIfAvailable {
        Self.evaluate($0, id: makeID, content: buildContent, ids, contents)
      }
      guard isContiguous == nil else { return (ids, contents) }
      for element in view.data {
        guard ids.count < ids.capacity else { break }
        ids.append(makeID(element))
        contents.append(buildContent(element))
      }
      return (ids, contents)
    }
  }

  /// A separate function, so that no iteration of its loop looks up the metadata of a generic type.
  private static func evaluate(
    _ data: UnsafeBufferPointer<Data.Element>, id: (Data.Element) -> ID, content: (Data.Element) -> Content,
    _ ids: ValueBuffer<ID>, _ contents: ValueBuffer<Content>
  ) {
    let count = min(data.count, ids.capacity)
    guard count > 0, let elements = data.baseAddress else { return }
    let (firstID, firstContent) = (ids.start, contents.start)
    for position in 0..<count {
      (firstID + position).initialize(to: id(elements[position]))
      (firstContent + position).initialize(to: content(elements[position]))
    }
    ids.count = count
    contents.count = count
  }

  /// Returns the length of the prefix of elements whose ids are unchanged and that aren't removed.
  private func sameCount(as newIDs: ValueBuffer<ID>) -> Int {
    guard only == nil, let ids else { return 0 }
    let limit = min(stableCount, newIDs.count)
    let (old, new) = (ids.start, newIDs.start)
    var count = 0
    while count < limit, old[count] == new[count] { count += 1 }
    return count
  }

  /// Returns the keys of the ids after the unchanged prefix.
  private func keys(of ids: ValueBuffer<ID>, from sameCount: Int) -> [Key] {
    if let only { return ids.count == 0 ? [] : [only] }
    var keys: [Key] = []
    keys.reserveCapacity(ids.count - sameCount)
    var seen: [Key: Int] = [:]
    for position in sameCount..<ids.count {
      let id = ids.start[position]
      let first = Key(id: id, occurrence: 0)
      let occurrence = seen[first] ?? sameOccurrences(of: id, before: sameCount)
      seen[first] = occurrence + 1
      if occurrence == 1 { ForEach<Data, ID, Content>.reportDuplicate(id, at: viewPath) }
      keys.append(Key(id: id, occurrence: occurrence))
    }
    return keys
  }

  private func update(_ element: ForEachElement, _ content: UnsafePointer<Content>) {
    // All elements were created by this node, so the type is known.
    unsafeDowncast(element.node, to: ViewNode<Content>.self).update(content.pointee)
  }

  /// Returns the number of occurrences of an id in the unchanged prefix.
  private func sameOccurrences(of id: ID, before sameCount: Int) -> Int {
    var count = 0
    while let element = byKey[Key(id: id, occurrence: count)], !element.isBeingRemoved, element.position < sameCount { count += 1 }
    return count
  }
}

extension ForEach where Content: View {
  @MainActor static func reportDuplicate(_ id: Any, at path: String) {
    Report.once(
      "duplicate-id-\(ObjectIdentifier(Content.self).hashValue)-\(id)",
      "ForEach shows two elements with the id \(id); both are shown, but state may move to the wrong one. Give each element a unique id. "
        + "(\(path))")
  }
}

#if DEBUG
  extension ForEachNode: InvariantChecking {
    /// Checks that the ids are those of the elements, and that the cached boxes of each element are those that its node contributes.
    func checkInvariants(_ checker: InvariantChecker) {
      for position in 0..<stableCount where only == nil {
        let element = unsafeDowncast(elements[position], to: Element.self)
        let key = ids.map { Key(id: $0.start[position], occurrence: element.key.occurrence) }
        checker.expect("ForEach.ids", at: checkedPath(), element.key == key, true)
        checker.expect("ForEach.position", at: checkedPath(), element.isBeingRemoved ? nil : element.position, position)
      }
      guard !isAmongRows else { return }
      for element in elements where !element.node.contributesOtherBoxes {
        var fresh: [LayoutBox] = []
        element.node.appendBoxes(to: &fresh)
        var known: [LayoutBox] = []
        element.appendBoxes(to: &known)
        checker.expectSame("ForEach.boxes", known, fresh, at: checkedPath())
      }
    }
  }
#endif
