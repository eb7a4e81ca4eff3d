import Foundation

/// The node of a presentation's content. Its views are in a layer of their own, and the presentation options that modifiers in the content
/// set reach it as a preference.
@MainActor
final class PresentationNode<Content: View>: ViewNode<Content> {
  private(set) var box: PresentationBox!
  private var content: ViewNode<Content>!
  private var background: ViewNode<AnyView>?
  private var requestedBackground: AnyView?
  /// The closure that derives the content's environment from that of the presenting view.
  private let inherit: (inout EnvironmentValues) -> Void
  private var preferredColorScheme: ColorScheme?

  /// Creates the node. `inherit` is the transform of the context's own scope.
  init(
    _ view: Content, presentation: Presentation, in context: _NodeContext, inherit: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.inherit = inherit
    super.init(in: context)
    box = PresentationBox(presentation, node: self)
    content = Content._makeNode(view, in: context.child(of: self))
    preferenceObservation = .observes
    readOptions()
    updateBackground()
    syncBoxes()
    register()
  }

  private func register() { scope.register(self, keys: Self.lookKeys) }

  private static var lookKeys: EnvironmentKeySet {
    EnvironmentValues.colorKeys.union(EnvironmentValues.keys { _ = ($0.layoutDirection, $0.accessibilityReduceMotion) })
  }

  override var windowLayer: WindowLayerBox? { box }

  override var consumesBoxes: Bool { true }

  override func expectsOneView(of child: AnyViewNode?) -> Bool? { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let background { body(background) }
    if let content { body(content) }
  }

  override func appendBoxes(to boxes: inout [LayoutBox]) {}

  override func collectRows(into collector: inout RowCollector) {}

  override func reducePreferences(into values: inout PreferenceValues) {}

  override func syncBoxes() {
    var (boxes, behind): ([LayoutBox], [LayoutBox]) = ([], [])
    content.appendBoxes(to: &boxes)
    background?.appendBoxes(to: &behind)
    box.setContent(boxes, background: behind)
  }

  override func update(_ view: Content) { content.update(view) }

  override func performUpdate() {
    needsUpdate = false
    register()
    updateBackground()
    box.lookDidChange()
  }

  override func readPreferences() { readOptions() }

  private func readOptions() {
    var values = PreferenceValues()
    content.reducePreferences(into: &values)
    let options = values[PresentationOptionsKey.self] ?? PresentationOptions()
    requestedBackground = options.backgroundView
    if requestedBackground != nil || background != nil { setNeedsUpdate() }
    box.apply(options)
    apply(values[PreferredColorSchemeKey.self] ?? nil)
  }

  private func apply(_ colorScheme: ColorScheme?) {
    guard colorScheme != preferredColorScheme else { return }
    preferredColorScheme = colorScheme
    let (scope, inherit) = (scope, inherit)
    graph.enqueueAction {
      scope.refresh { values in
        inherit(&values)
        if let colorScheme { values.colorScheme = colorScheme }
      }
    }
  }

  private func updateBackground() {
    guard let view = requestedBackground else {
      guard let old = background else { return }
      background = nil
      old.unmount()
      backgroundDidChange()
      return
    }
    if let background { return background.update(view) }
    background = AnyView._makeNode(view, in: _NodeContext(graph: graph, parent: self, scope: scope))
    backgroundDidChange()
  }

  private func backgroundDidChange() {
    guard box != nil, content != nil else { return }
    syncBoxes()
  }

  override func willUnmount() {
    box.willGo()
    box.detach()
  }
}
