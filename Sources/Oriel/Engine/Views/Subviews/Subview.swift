/// A view out of another, which a container puts where it likes. Mirrors SwiftUI's `Subview`.
///
/// Put into several places, each shows an instance of its own, with a state of its own.
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
  weak private(set) var holder: SubviewsHolder?
  /// Where the view stands.
  fileprivate(set) weak var place: AnyViewNode?
  fileprivate(set) var isGone = false

  init(box: LayoutBox, node: AnyViewNode?, holder: SubviewsHolder) {
    self.box = box
    self.node = node
    self.holder = holder
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
///
/// Where the view stands in another place already, another instance of it stands here.
@MainActor
private final class SubviewNode: ViewNode<Subview> {
  private var view: SubviewElement
  /// What stands here; nil while that is still to be found out.
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
    // Where a container exchanges one arrangement for another, the old one goes after the new one has come.
    graph.updates.withFollowers { setNeedsUpdate() }
  }

  private var isFree: Bool {
    guard let place = view.place, place.isMounted else { return true }
    return false
  }

  override func performUpdate() {
    needsUpdate = false
    guard shown == nil, !view.isGone else { return }
    let old = view.place
    if isFree || old?.isOnItsWayOut == true {
      show(view)
      old?.boxesDidChange()
    } else if let made = view.holder?.makeInstance(of: view) {
      instance = made
      show(made.element)
    } else {
      Report.once(
        "subview-twice-\(view.node?.viewTypeName ?? "")",
        "A subview was put into its container twice, and isn't found again in a second instance of the container's views. (\(viewPath))")
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
  /// Whether the node or one around it is seen only until its transition has ended.
  fileprivate var isOnItsWayOut: Bool {
    var node: AnyViewNode? = self
    while let current = node {
      if current.isDeparting { return true }
      node = current.parent
    }
    return false
  }
}
