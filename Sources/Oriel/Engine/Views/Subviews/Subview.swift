/// A view that is extracted from another, for a container to use. Mirrors SwiftUI's `Subview`.
///
/// If it is used several times, each use shows an instance of its own, with its own state.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// The stable identity of a subview in its container. Mirrors SwiftUI's `Subview.ID`.
  public struct ID: Hashable {
    private let value: ObjectIdentifier
    @MainActor fileprivate init(_ element: SubviewElement) { value = ObjectIdentifier(element.box) }
  }

  let element: SubviewElement
  /// The identity of the subview.
  public let id: ID
  /// The container values of the view.
  public let containerValues: ContainerValues

  @MainActor init(_ element: SubviewElement) {
    self.element = element
    id = ID(element)
    containerValues = element.values
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { SubviewNode(view, in: context) }
}

/// One of the subviews of a container, with the box that it contributes.
@MainActor
final class SubviewElement {
  let box: LayoutBox
  /// The outermost node that represents only this view, or `nil` if it represents several.
  weak var node: AnyViewNode?
  weak private(set) var holder: SubviewsHolder?
  /// The node that shows the view, or `nil` if none does.
  fileprivate(set) weak var place: AnyViewNode?
  fileprivate(set) var isGone = false

  init(box: LayoutBox, node: AnyViewNode?, holder: SubviewsHolder) {
    self.box = box
    self.node = node
    self.holder = holder
  }

  /// Marks the element as removed, because its box no longer belongs to the container and must not be laid out.
  func remove() {
    isGone = true
    place?.boxesDidChange()
  }

  /// The container values that modifiers set on the view, up to its container or section.
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

/// A node that shows a subview whose own node is elsewhere: it contributes the subview's box and provides its environment.
///
/// If another node already shows the subview, this one shows another instance of it.
@MainActor
private final class SubviewNode: ViewNode<Subview> {
  private var view: SubviewElement
  /// The element that this node shows, or `nil` while it is undetermined.
  private var shown: SubviewElement?
  private var instance: SubviewInstance?

  init(_ view: Subview, in context: _NodeContext) {
    self.view = view.element
    super.init(in: context)
    take()
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) {
    if let shown, shown.place === self, !shown.isGone { boxes.append(shown.box) }
  }

  override func update(_ newView: Subview) {
    if newView.element !== view {
      release()
      view = newView.element
    }
    guard shown?.place !== self else { return }
    shown = nil
    take()
    boxesDidChange()
  }

  override func willUnmount() { release() }

  private func release() {
    if let shown, shown.place === self { shown.place = nil }
    shown = nil
    if let instance { view.holder?.remove(instance) }
    instance = nil
  }

  private func take() {
    if isFree { return show(view) }
    // When a container exchanges one arrangement for another, the old one is removed after the new one is inserted.
    graph.updates.withDependents { setNeedsUpdate() }
  }

  private var isFree: Bool {
    guard let place = view.place, place.isMounted else { return true }
    return false
  }

  override func performUpdate() {
    needsUpdate = false
    guard shown == nil, !view.isGone else { return }
    let old = view.place
    if isFree || old?.isInRemovedSubtree == true {
      show(view)
      old?.boxesDidChange()
    } else if let made = view.holder?.makeInstance(of: view) {
      instance = made
      show(made.element)
    } else {
      Report.once(
        "subview-twice-\(view.node?.viewTypeName ?? "")",
        "A container shows a subview twice, and a second instance of the container's content doesn't contain it; the second one is empty. "
          + "(\(viewPath))")
    }
    boxesDidChange()
  }

  private func show(_ element: SubviewElement) {
    shown = element
    element.place = self
    element.node?.adoptEnvironment(of: self)
  }
}

extension _AnyViewNode {
  /// Indicates whether the node or an ancestor is a removed view.
  fileprivate var isInRemovedSubtree: Bool {
    var node: AnyViewNode? = self
    while let current = node {
      if current.isBeingRemoved { return true }
      node = current.parent
    }
    return false
  }
}
