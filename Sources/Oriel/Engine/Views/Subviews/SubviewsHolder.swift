/// The holder of a container's subviews. It collects them, and contributes no box itself: their boxes are contributed where the container
/// uses them.
///
/// A subview that is used several times has another instance for each use but the first. Each instance has a holder of its own, without the
/// other subviews, as a child of this one.
@MainActor
class SubviewsHolder: AnyViewNode {
  fileprivate private(set) var parts: [Part] = []
  private var elements: [ObjectIdentifier: SubviewElement] = [:]

  /// A part of the content: a section, or a view outside any section.
  fileprivate enum Part {
    case section(any SectionStructure, header: [SubviewElement], content: [SubviewElement], footer: [SubviewElement])
    case view(SubviewElement)
  }

  final override var consumesBoxes: Bool { true }

  final override var asSubviewsHolder: SubviewsHolder? { self }

  /// Returns the node that shows the subview with a box, or `nil` if none does.
  final func place(of box: LayoutBox) -> AnyViewNode? { elements[ObjectIdentifier(box)]?.place }

  /// The holder itself shows nothing.
  final override func appendBoxes(to boxes: inout [LayoutBox]) {}

  final override func syncBoxes() { if collect() { subviewsDidChange() } }

  final func valuesDidChange() { subviewsDidChange() }

  /// Evaluates the container again, in the transaction of the current update, if there is one.
  private func subviewsDidChange() {
    let transaction = graph.updates.transaction
    parent?.setNeedsUpdate(with: transaction)
  }

  /// The node of the content, or `nil` while it is being created.
  fileprivate var contentNode: AnyViewNode? { nil }

  /// Creates another instance of one of the subviews, or returns `nil` if it has no counterpart there. Called in the update pass.
  func makeInstance(of element: SubviewElement) -> SubviewInstance? { nil }

  /// Removes an instance whose node was unmounted.
  func remove(_ instance: SubviewInstance) {}

  /// Collects the parts of the content, and returns a Boolean value that indicates whether they have changed.
  @discardableResult
  final func collect() -> Bool {
    let old = elements
    var order: [ObjectIdentifier] = []
    elements = [:]
    parts = []

    func element(_ box: LayoutBox, _ node: AnyViewNode?) -> SubviewElement {
      let id = ObjectIdentifier(box)
      let element = old[id] ?? SubviewElement(box: box, node: node, holder: self)
      element.node = node
      elements[id] = element
      order.append(id)
      return element
    }
    // A removed view no longer belongs to the container, and is shown at its position until its removal transition has ended.
    func keepRemoved(_ box: LayoutBox) {
      let id = ObjectIdentifier(box)
      elements[id] = old[id]
    }
    func views(of node: AnyViewNode) -> [SubviewElement] {
      var result: [SubviewElement] = []
      walk(node) { if case .view(let view) = $0 { result.append(view) } }
      return result
    }
    func walk(_ node: AnyViewNode, _ found: (Part) -> Void) {
      if let section = node as? any SectionStructure {
        found(
          .section(
            section, header: views(of: section.headerNode), content: views(of: section.contentNode), footer: views(of: section.footerNode)))
        return
      }
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      guard !boxes.isEmpty else { return }
      if boxes.count == 1, node.consumesBoxes || !node.hasSection {
        if boxes[0].isBeingRemoved { keepRemoved(boxes[0]) } else { found(.view(element(boxes[0], node))) }
      } else if node.consumesBoxes {
        // One node put a box around each view, so the views share the environment of that node.
        for box in boxes { if box.isBeingRemoved { keepRemoved(box) } else { found(.view(element(box, nil))) } }
      } else {
        node.forEachChild { walk($0, found) }
      }
    }
    if let contentNode { walk(contentNode) { parts.append($0) } }
    for (id, element) in old where elements[id] == nil { element.remove() }
    let before = lastOrder
    lastOrder = order
    return before != order
  }

  private var lastOrder: [ObjectIdentifier]?

  final var subviews: SubviewsCollection {
    var result: [Subview] = []
    for part in parts {
      switch part {
      case .view(let view): result.append(Subview(view))
      case .section(_, let header, let content, let footer): result += (header + content + footer).map(Subview.init)
      }
    }
    return SubviewsCollection(subviews: result)
  }

  /// Returns the subview at the end of an excerpt's path, or `nil` if there is none.
  fileprivate final func element(at excerpt: SubviewExcerpt) -> SubviewElement? {
    elements.values.first { excerpt.leads(to: $0.box, in: self) }
  }

  final var sections: SectionCollection {
    var result: [SectionConfiguration] = []
    var loose: [SubviewElement] = []
    func flush() {
      if !loose.isEmpty { result.append(SectionConfiguration(section: nil, content: loose)) }
      loose = []
    }
    for part in parts {
      switch part {
      case .view(let view): loose.append(view)
      case .section(let section, let header, let content, let footer):
        flush()
        result.append(SectionConfiguration(section: section, header: header, content: content, footer: footer))
      }
    }
    flush()
    return SectionCollection(sections: result)
  }
}

extension _AnyViewNode {
  /// Indicates whether the node contributes a section.
  fileprivate var hasSection: Bool {
    if self is any SectionStructure { return true }
    guard !consumesBoxes else { return false }
    var result = false
    forEachChild { if !result { result = $0.hasSection } }
    return result
  }
}

@MainActor
private final class TypedSubviewsHolder<Base: View>: SubviewsHolder {
  private var view: Base
  private var content: ViewNode<Base>!
  private var instances: [TypedSubviewsHolder] = []

  init(_ view: Base, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    content = Base._makeNode(view, in: context.child(of: self))
    collect()
  }

  override fileprivate var contentNode: AnyViewNode? { content }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    for instance in instances { body(instance) }
  }

  func update(_ view: Base) {
    self.view = view
    content.update(view)
    for instance in instances { instance.update(view) }
    // An inserted or removed subview takes effect in this update.
    if needsBoxes { collect() }
  }

  override func makeInstance(of element: SubviewElement) -> SubviewInstance? {
    let excerpt = SubviewExcerpt(to: element.box, in: self)
    let holder = graph.making(excerpt) { TypedSubviewsHolder(view, in: _NodeContext(graph: graph, parent: self, scope: scope)) }
    guard let element = holder.element(at: excerpt) else {
      holder.unmount()
      return nil
    }
    instances.append(holder)
    if holder.hasPreferences { preferencesDidChange() }
    return SubviewInstance(holder: holder, element: element)
  }

  override func remove(_ instance: SubviewInstance) {
    guard let index = instances.firstIndex(where: { $0 === instance.holder }) else { return }
    let holder = instances.remove(at: index)
    holder.unmount()
    if holder.hasPreferences { preferencesDidChange() }
  }
}

/// An instance of a subview for a use other than the first.
struct SubviewInstance {
  let holder: SubviewsHolder
  let element: SubviewElement
}

extension ViewGraph {
  /// Creates nodes restricted to an excerpt, or without restriction if it is `nil`.
  fileprivate func making<Result>(_ excerpt: SubviewExcerpt?, _ make: () -> Result) -> Result {
    let previous = updates.excerpt
    updates.excerpt = excerpt
    defer { updates.excerpt = previous }
    return make()
  }
}

/// A node that shows the view that a container creates from its subviews.
@MainActor
final class SubviewsNode<V: View, Base: View, Collected, Result: View>: ViewNode<V> {
  private let baseOf: (V) -> Base
  private let collected: (SubviewsHolder) -> Collected
  private let transform: (V) -> (Collected) -> Result
  private var view: V
  private var holder: TypedSubviewsHolder<Base>!
  private var result: ViewNode<Result>!

  init(
    _ view: V, in context: _NodeContext, base: @escaping (V) -> Base, collected: @escaping (SubviewsHolder) -> Collected,
    transform: @escaping (V) -> (Collected) -> Result
  ) {
    self.view = view
    baseOf = base
    self.collected = collected
    self.transform = transform
    super.init(in: context)
    // The container may depend on the number of subviews, so all of them are created.
    graph.making(nil) {
      holder = TypedSubviewsHolder(base(view), in: context.child(of: self))
      result = Result._makeNode(evaluated(), in: context.child(of: self))
    }
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let holder { body(holder) }
    if let result { body(result) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { result?.appendBoxes(to: &boxes) }

  override func collectRows(into collector: inout RowCollector) { result?.collectRows(into: &collector) }

  override func update(_ newView: V) {
    view = newView
    holder.update(baseOf(newView))
    performUpdate()
  }

  override func performUpdate() {
    needsUpdate = false
    result.update(evaluated())
  }

  private func evaluated() -> Result {
    let views = collected(holder)
    return tracking { transform(view)(views) }
  }
}
