import Foundation

/// The content that a binding requests to be presented.
enum PresentationRequest<Item> {
  case nothing
  case item(id: AnyHashable, Item)
  /// The content that is shown, without a change.
  case same

  init(_ item: Item?, id: (Item) -> AnyHashable = { _ in 0 }) { self = item.map { .item(id: id($0), $0) } ?? .nothing }
}

/// A modifier that presents a view while a binding requests it.
nonisolated struct PresentingModifier<Item, Content: View>: ViewModifier {
  typealias Body = Never
  let kind: PresentationKind
  /// Returns the current request. It is called in updates, and its reads are tracked.
  let request: () -> PresentationRequest<Item>
  /// Writes to the binding that nothing is presented.
  let withdraw: () -> Void
  var onDismiss: (() -> Void)?
  /// Indicates whether the content keeps its first item, and isn't updated any more once no item is requested.
  var keepsItem = false
  let content: (Item) -> Content

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    PresentingNode(view, in: context)
  }
}

/// The content of a presentation, which its builder creates.
struct PresentedContent<Item, Content: View>: View {
  let item: Item
  let make: (Item) -> Content

  var body: some View { make(item) }
}

@MainActor
final class PresentingNode<Wrapped: View, Item, Content: View>: ViewNode<ModifiedContent<Wrapped, PresentingModifier<Item, Content>>>,
  PresentationSource
{
  private typealias Presented = PresentedContent<Item, Content>

  private var modifier: PresentingModifier<Item, Content>
  private var content: ViewNode<Wrapped>!
  private var presentation: Presentation?
  private var presented: PresentationNode<Presented>?
  /// The id and item that are shown or being dismissed, or `nil` if there are none.
  private var shown: (id: AnyHashable, item: Item)?

  init(_ view: ModifiedContent<Wrapped, PresentingModifier<Item, Content>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
    evaluate()
  }

  // MARK: The tree

  override var isStateless: Bool { presentation == nil }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    if let presented { body(presented) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) { content.appendBoxes(to: &boxes) }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  /// The preferences of the presented content don't affect the presenting view.
  override func reducePreferences(into values: inout PreferenceValues) {
    if content.hasPreferences { content.reducePreferences(into: &values) }
  }

  override func update(_ view: ModifiedContent<Wrapped, PresentingModifier<Item, Content>>) {
    modifier = view.modifier
    content.update(view.content)
    evaluate()
  }

  override func performUpdate() {
    needsUpdate = false
    evaluate()
  }

  override func unmount() {
    guard isMounted else { return }
    let presentation = presentation
    if let presentation, presentation.phase == .shown || presentation.phase == .leaving {
      // The presenting view was removed, so the last drawing of its presentation is shown during dismissal.
      if let box = presentation.box, !graph.isClosing { RemovedPresentationBox.show(of: box, in: presentation.region) }
      let (withdraw, onDismiss) = (modifier.withdraw, modifier.onDismiss)
      let isRequested = presentation.phase == .shown
      if !graph.isClosing {
        graph.enqueueAction {
          if isRequested { withdraw() }
          onDismiss?()
        }
      }
    }
    presentation?.end()
    self.presentation = nil
    super.unmount()
  }

  // MARK: The request

  private func evaluate() {
    let request = tracking { modifier.request() }
    guard let wanted = wanted(by: request) else {
      switch presentation?.phase {
      case .waiting:
        presentation?.end()
        presentation = nil
      case .shown: presentation?.leave(animates: !transaction.disablesAnimations)
      case .leaving, .ended, nil: break
      }
      refresh(request)
      return
    }
    let presentation = presentation ?? join()
    switch presentation.phase {
    case .waiting: if graph.presentations.isTurn(of: presentation) { show(wanted) }
    case .shown:
      // A different item is shown after the first one has been dismissed.
      if shown?.id == wanted.id { refresh(request) } else { presentation.leave(animates: !transaction.disablesAnimations) }
    case .leaving:
      guard shown?.id == wanted.id else { break }
      if !modifier.keepsItem { presentation.reverseRemoval() }
      refresh(request)
      if modifier.keepsItem { presentation.reverseRemoval() }
    case .ended: break
    }
  }

  private func wanted(by request: PresentationRequest<Item>) -> (id: AnyHashable, item: Item)? {
    switch request {
    case .nothing: nil
    case .item(let id, let item): (id, item)
    case .same: shown
    }
  }

  private func join() -> Presentation {
    let new = Presentation(modifier.kind, source: self, node: self)
    presentation = new
    graph.presentations.join(new)
    return new
  }

  private func show(_ request: (id: AnyHashable, item: Item)) {
    guard let presentation else { return }
    shown = request
    let handle = DismissHandle(presentation)
    let kind = presentation.kind
    let places = graph.places
    let inherit: (inout EnvironmentValues) -> Void = { $0.enterPresentation(handle, of: kind, places) }
    let scope = EnvironmentScope(parent: scope, transform: inherit)
    let node = PresentationNode(
      Presented(item: request.item, make: modifier.content), presentation: presentation,
      in: _NodeContext(graph: graph, parent: self, scope: scope), inherit: inherit)
    presented = node
    presentation.show(node.box, animates: !transaction.disablesAnimations)
  }

  private func refresh(_ request: PresentationRequest<Item>) {
    guard let shown, let presented else { return }
    switch request {
    case .item(_, let item):
      if !modifier.keepsItem { self.shown = (shown.id, item) }
    case .nothing, .same:
      // The content of an alert was created with an item that may no longer exist.
      if modifier.keepsItem { return }
    }
    presented.update(Presented(item: self.shown?.item ?? shown.item, make: modifier.content))
  }

  // MARK: PresentationSource

  func withdrawRequest() {
    // The action of a button may have replaced the item, which the dismissal of the previous one doesn't affect.
    if modifier.keepsItem, let shown, case .item(let id, _) = modifier.request(), id != shown.id { return setNeedsUpdate() }
    modifier.withdraw()
  }

  func requestCanBeShown() { setNeedsUpdate() }

  func presentationEnded(_ presentation: Presentation) {
    guard presentation === self.presentation else { return }
    self.presentation = nil
    shown = nil
    let node = presented
    presented = nil
    node?.unmount()
    if let onDismiss = modifier.onDismiss { graph.enqueueAction(onDismiss) }
    // The presentation may have been requested again, under another id.
    setNeedsUpdate()
  }

  private var anchorBoxes: [LayoutBox] {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    return boxes.filter { $0.isAttached }
  }

  var anchorFrame: CGRect? { anchorBoxes.map(\.windowFrame).reduce(nil) { $0?.union($1) ?? $1 } }

  var enclosingPresentation: PresentationBox? { anchorBoxes.first.flatMap(PresentationBox.around) }

  func isVisible(_ rect: CGRect) -> Bool {
    anchorBoxes.contains { box in
      let visible = box.visibleRect(through: \.viewport)
      return !visible.isNull && visible.applying(box.transform(to: nil)).overlaps(rect)
    }
  }
}
