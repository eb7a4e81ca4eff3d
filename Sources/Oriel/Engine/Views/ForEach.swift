import Foundation

/// A view for each element of a collection. Mirrors SwiftUI's `ForEach`.
///
/// Elements are told apart by id. An id that occurs twice is reported once; each occurrence gets an identity of its own.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The elements where they are integers in a row that are their own ids.
  var ownIDs: Range<Int>?
  /// What the collection itself lets be done to its rows.
  var edits: [RowEdits] = []
  /// What is shown where the elements are parts of a view.
  var parts: AnyView?
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    if view.parts != nil { return PassthroughNode(view, in: context) { $0.parts ?? AnyView(EmptyView()) } }
    // Sections and nested collections are few and built at once; their rows are not.
    if context.rowHost != nil, !RowShape.of(Content.self).hasCollections { return RowsForEachNode(view, in: context) }
    return ForEachNode(view, in: context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // A binding is a collection, too, but one that always has what is there now: what changed could not be told from it.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
    if id == \Data.Element.self { ownIDs = data as? Range<Int> }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
    self.init(data, id: \.id, content: content)
  }

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
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, ownIDs: data)
  }
}

/// An element of a collection and what is shown for it: what doesn't depend on the types, so that arrays of elements are of one type, which code for
/// any type needn't ask the runtime for.
@MainActor
private class ForEachElement {
  final let node: AnyViewNode
  final var isLeaving = false
  /// The rebuild that last found the element in the data.
  final var round: Int
  /// What the node lends, unless its flag says that it may lend others by now. There is nearly always one, which takes no array.
  private final var firstBox: LayoutBox?
  private final var otherBoxes: [LayoutBox] = []

  init(_ node: AnyViewNode, round: Int) {
    self.node = node
    self.round = round
  }

  final func appendBoxes(to boxes: inout [LayoutBox]) {
    if node.lendsOtherBoxes {
      node.lendsOtherBoxes = false
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

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, ChildIdentifying
{
  /// An id and how often it stood before: duplicates still are two views. Ids that don't equal themselves, as a number that is none, are one.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int

    static func == (left: Key, right: Key) -> Bool {
      left.occurrence == right.occurrence && (left.id == right.id || left.id != left.id && right.id != right.id)
    }
  }

  private final class Element: ForEachElement {
    let key: Key

    init(key: Key, node: ViewNode<Content>, round: Int) {
      self.key = key
      super.init(node, round: round)
    }
  }

  private var view: ForEach<Data, ID, Content>
  private var elements: [ForEachElement] = []
  private var byKey: [Key: Element] = [:]
  /// The only element that is shown, where the others are left out.
  private var only: Key?
  /// Counts the rebuilds.
  private var round = 0
  /// Whether a lazy container asks for the rows inside by itself, and isn't told which boxes they lend.
  private let isAmongRows: Bool

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    isAmongRows = context.rowHost != nil
    super.init(in: context)
    only = graph.updates.excerpt?.onlyChild(of: self)?.name?.base as? Key
    rebuild(isInitial: true)
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { for element in elements { body(element.node) } }

  /// Remembered for each element: where one of many comes or goes, the nodes of the others aren't walked through.
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
    let view = view
    round += 1
    // Of the elements behind those that are the same.
    var keys: [Key] = []
    // How many elements at the beginning are those that were there before: they are found without a hash, which for most changes is all of them.
    var sameCount = 0
    // In memory of its own: an array of a type that isn't known here asks the runtime for its type in each access.
    var memory: UnsafeMutablePointer<Content>?
    var count = 0
    defer {
      memory?.deinitialize(count: count)
      memory?.deallocate()
    }
    tracking {
      let capacity = max(0, view.data.count)
      let contents = UnsafeMutablePointer<Content>.allocate(capacity: capacity)
      memory = contents
      var seen: [Key: Int] = [:]
      let showsAll = only == nil
      // Returns false for what a collection has more than it counts, which is left out.
      @MainActor func add(_ element: Data.Element) -> Bool {
        guard count < capacity else { return false }
        let id = view.id(element)
        if showsAll, sameCount == count, sameCount < elements.count, isShown(elements[sameCount], for: id) {
          elements[sameCount].round = round
          sameCount += 1
        } else {
          let first = Key(id: id, occurrence: 0)
          let occurrence = seen[first] ?? sameOccurrences(of: id)
          seen[first] = occurrence + 1
          if occurrence == 1 { ForEach<Data, ID, Content>.reportDuplicate(id, at: viewPath) }
          let key = Key(id: id, occurrence: occurrence)
          if let only, key != only { return true }
          keys.append(key)
        }
        (contents + count).initialize(to: view.content(element))
        count += 1
        return true
      }
      // Steps through memory, where the data is there: an iterator of a type that isn't known here takes several times as long for each.
      let isContiguous: Void? = view.data.withContiguousStorageIfAvailable { buffer in
        for index in buffer.indices {
          guard add(buffer[index]) else { return }
        }
      }
      guard isContiguous == nil else { return }
      for element in view.data {
        guard add(element) else { return }
      }
    }
    guard let contents = memory else { return }
    for position in 0..<sameCount { update(elements[position], contents + position) }
    guard isInitial || count != sameCount || elements.count != sameCount else { return }
    let context = _NodeContext(graph: graph, parent: self, scope: scope)
    var next = Array(elements[..<sameCount])
    next.reserveCapacity(count)
    var changed = isInitial || count != elements.count
    var prefersPreferences = false
    for position in sameCount..<count {
      let key = keys[position - sameCount]
      if let element = byKey[key] {
        element.round = round
        if element.isLeaving {
          element.isLeaving = false
          Departure.cancel(element.node)
          changed = true
        }
        update(element, contents + position)
        if !changed, elements[position] !== element { changed = true }
        next.append(element)
      } else {
        graph.updates.restoration?.nextKey = AnyHashable(key)
        let element = Element(key: key, node: Content._makeNode(contents[position], in: context), round: round)
        byKey[key] = element
        if !isInitial { Arrival.begin(element.node) }
        next.append(element)
        changed = true
        prefersPreferences = prefersPreferences || element.node.hasPreferences
      }
    }
    guard changed else { return }
    for position in elements.indices where elements[position].round != round {
      let element = unsafeDowncast(elements[position], to: Element.self)
      prefersPreferences = prefersPreferences || element.node.hasPreferences
      guard !element.isLeaving else {
        next.insert(element, at: min(position, next.count))
        continue
      }
      let didBegin = Departure.begin(element.node) { [weak self, weak element] in
        guard let self, let element else { return }
        elements.removeAll { $0 === element }
        byKey[element.key] = nil
        element.node.unmount()
        if isMounted { childrenDidChange() }
      }
      if didBegin {
        element.isLeaving = true
        next.insert(element, at: min(position, next.count))
      } else {
        byKey[element.key] = nil
        element.node.unmount()
      }
    }
    elements = next
    if !isInitial {
      childrenDidChange()
      if prefersPreferences { preferencesDidChange() }
    }
  }

  /// Whether an element is that of an id, and is there to stay.
  private func isShown(_ element: ForEachElement, for id: ID) -> Bool {
    !element.isLeaving && unsafeDowncast(element, to: Element.self).key.id == id
  }

  private func update(_ element: ForEachElement, _ content: UnsafePointer<Content>) {
    // The elements are those that were made here.
    unsafeDowncast(element.node, to: ViewNode<Content>.self).update(content.pointee)
  }

  /// How often an id stands among the elements at the beginning that are those that were there before.
  private func sameOccurrences(of id: ID) -> Int {
    var count = 0
    while let element = byKey[Key(id: id, occurrence: count)], element.round == round { count += 1 }
    return count
  }
}

extension ForEach where Content: View {
  @MainActor static func reportDuplicate(_ id: Any, at path: String) {
    Report.once(
      "duplicate-id-\(ObjectIdentifier(Content.self).hashValue)-\(id)",
      "ForEach shows two elements with the id \(id); each is shown, and state may go with the wrong one when they move. "
        + "Give every element an id of its own. (\(path))")
  }
}

#if DEBUG
  extension ForEachNode: InvariantChecking {
    /// What an element remembers of its boxes is what its node lends.
    func checkInvariants(_ checker: InvariantChecker) {
      guard !isAmongRows else { return }
      for element in elements where !element.node.lendsOtherBoxes {
        var fresh: [LayoutBox] = []
        element.node.appendBoxes(to: &fresh)
        var known: [LayoutBox] = []
        element.appendBoxes(to: &known)
        checker.expectSame("ForEach.boxes", known, fresh, at: checkedPath())
      }
    }
  }
#endif
