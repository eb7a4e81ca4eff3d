import Foundation

/// A viewport with scrollable content. Mirrors SwiftUI's `ScrollView`.
///
/// Along its axes the scroll view takes the proposed size, or its content's size if none is proposed. On the cross axis it takes its
/// content's size.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content of the scroll view.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether the scroll view may show indicators.
  public var showsIndicators: Bool

  /// Creates a scroll view that shows indicators.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollNode(
      view, in: context.outsideRow,
      configuration: { ScrollNode.Configuration(axes: $0.axes, hidesIndicators: !$0.showsIndicators) },
      content: { LayoutContainer(layout: VStackLayout(), content: $0.content) })
  }
}

/// The node of a view that scrolls its content.
@MainActor
final class ScrollNode<V: View, Content: View>: ViewNode<V> {
  struct Configuration {
    var axes: Axis.Set
    var hidesIndicators = false
  }

  let box: ScrollBox
  private var view: V
  private let inner: EnvironmentScope
  private var content: ViewNode<Content>!
  private let configurationOf: (V) -> Configuration
  private let contentOf: (V) -> Content

  init(
    _ view: V, in context: _NodeContext, configuration: @escaping (V) -> Configuration, content: @escaping (V) -> Content
  ) {
    self.view = view
    configurationOf = configuration
    contentOf = content
    box = ScrollBox(axes: configuration(view).axes)
    // The settings of this scroll view don't apply to nested ones.
    inner = EnvironmentScope(parent: context.scope) { $0.scrollSetup = nil }
    super.init(in: context)
    box.node = self
    box.graph = graph
    readTraits()
    box.restoredOffset = (graph.updates.restoration?.values(for: self)[0] as? RetainedOffset)?.offset
    self.content = Content._makeNode(content(view), in: context.child(of: self, scope: inner))
    syncBoxes()
  }

  override var consumesBoxes: Bool { true }

  override var scrollBox: ViewportBox? { box }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func appendBoxes(to boxes: inout [LayoutBox]) { boxes.append(box) }

  override func syncBoxes() {
    var boxes: [LayoutBox] = []
    content.appendBoxes(to: &boxes)
    box.replaceChildren(boxes)
  }

  override func update(_ newView: V) {
    view = newView
    box.axes = configurationOf(newView).axes
    readTraits()
    content.update(contentOf(newView))
  }

  override func performUpdate() {
    needsUpdate = false
    readTraits()
  }

  /// The retained offset, so that the content of a row that is built again is at the same position.
  override var retainedState: [Int: AnyObject] { box.isPlaced ? [0: RetainedOffset(box.offset)] : [:] }

  override func willUnmount() { box.detach() }

  private func readTraits() {
    scope.register(self, keys: [EnvironmentScope.anyKey])
    var traits = scope.values.scrollTraits
    if traits.endInset > 0, box.axes.contains(.vertical) {
      traits.contentMargins.bottom += traits.endInset
      traits.indicatorMargins.bottom += traits.endInset
    }
    if configurationOf(view).hidesIndicators { for axis in Axis.allCases { traits.indicators[axis] = .never } }
    box.traits = traits
    box.insets = traits.contentMargins
    box.insets.top += box.headroom + box.barRoom
    let action = scope.values.refresh
    if action != nil, box.refresh == nil { box.refresh = ScrollRefresh(box) }
    box.refresh?.action = action
  }
}

private final class RetainedOffset {
  let offset: CGPoint

  init(_ offset: CGPoint) { self.offset = offset }
}
