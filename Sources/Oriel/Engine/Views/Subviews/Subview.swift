/// A view out of another, which a container puts where it likes. Mirrors SwiftUI's `Subview`.
///
/// It can stand in one place at a time: put into several, it is shown in the last.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Tells a view from the others of its container, for as long as it is there. Mirrors SwiftUI's `Subview.ID`.
  public struct ID: Hashable {
    private let value: ObjectIdentifier
    @MainActor fileprivate init(_ element: SubviewElement) { value = ObjectIdentifier(element.box) }
  }

  let element: SubviewElement
  public let id: ID
  /// What the view says to its container.
  public let containerValues: ContainerValues

  @MainActor init(_ element: SubviewElement) {
    self.element = element
    id = ID(element)
    containerValues = element.values
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { SubviewNode(view, in: context) }
}

/// One of the views that a container was given, with the box that it lends.
@MainActor
final class SubviewElement {
  let box: LayoutBox
  /// The outermost node that stands for this view alone; nil where one stands for several.
  weak var node: AnyViewNode?
  /// Where the view stands.
  fileprivate(set) weak var place: AnyViewNode?
  fileprivate(set) var isGone = false

  init(box: LayoutBox, node: AnyViewNode?) {
    self.box = box
    self.node = node
  }

  /// The box isn't among those that the container was given any more, so that nobody may lay it out.
  func remove() {
    isGone = true
    place?.boxesDidChange()
  }

  /// What modifiers around the view say, up to the container or a section.
  fileprivate var values: ContainerValues {
    var innermost = box
    while let inner = innermost.layoutChild { innermost = inner }
    return ContainerValues(tag: box.trait(TagTrait.self), around: innermost.node)
  }
}

extension ContainerValues {
  @MainActor init(tag: ViewTag?, around node: AnyViewNode?) {
    self.init(tag: tag)
    var node = node
    while let current = node, !(current is SubviewsHolder), !(current is any SectionStructure) {
      (current as? any ContainerValueWriting)?.write(to: &self)
      node = current.parent
    }
  }
}

/// The place of a view that lives elsewhere: it lends the view's box, and gives the view the environment around.
@MainActor
private final class SubviewNode: ViewNode<Subview> {
  private var element: SubviewElement

  init(_ view: Subview, in context: _NodeContext) {
    element = view.element
    super.init(in: context)
    take()
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { if element.place === self, !element.isGone { boxes.append(element.box) } }

  override func update(_ view: Subview) {
    if view.element !== element {
      release()
      element = view.element
    }
    guard element.place !== self else { return }
    take()
    boxesDidChange()
  }

  override func willUnmount() { release() }

  private func release() { if element.place === self { element.place = nil } }

  /// The newest place has it: where a container exchanges one arrangement for another, the old one goes after the new one has come.
  private func take() {
    let old = element.place
    element.place = self
    element.node?.adoptEnvironment(of: self)
    guard let old, old.isMounted else { return }
    old.boxesDidChange()
    graph.enqueueAction { [weak old, weak self] in
      guard let old, let self, old.isMounted, isMounted, graph.departures.isEmpty else { return }
      Report.once(
        "subview-twice-\(element.node?.viewTypeName ?? "")",
        "A subview was put into its container twice; it is shown in the last place only. (\(viewPath))")
    }
  }
}
