import Foundation

/// A modifier that builds a toolbar's items beside its content, and contributes them to the bar above the keyboard.
nonisolated struct KeyboardBarModifier<Toolbar: ToolbarContent>: ViewModifier {
  typealias Body = Never
  let bar: KeyboardBar
  let toolbar: Toolbar

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    KeyboardBarNode(view, in: context)
  }
}

@MainActor
private final class KeyboardBarNode<Wrapped: View, Toolbar: ToolbarContent>: ViewNode<
  ModifiedContent<Wrapped, KeyboardBarModifier<Toolbar>>
>
{
  private var modifier: KeyboardBarModifier<Toolbar>
  private var content: ViewNode<Wrapped>!
  private var items: ViewNode<KeyboardBarRow<Toolbar>>?

  init(_ view: ModifiedContent<Wrapped, KeyboardBarModifier<Toolbar>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    modifier.bar.node = self
    content = Wrapped._makeNode(view.content, in: context.child(of: self))
  }

  private var bar: KeyboardBar { modifier.bar }

  override func forEachChild(_ body: (AnyViewNode) -> Void) {
    if let content { body(content) }
    if let items { body(items) }
  }

  /// The bar above the keyboard contains the items.
  override func appendBoxes(to boxes: inout [LayoutBox]) { content?.appendBoxes(to: &boxes) }

  override func rowHost(for child: AnyViewNode?) -> (any RowHost)? {
    content == nil || child === content ? parent?.rowHost(for: self) : nil
  }

  override func collectRows(into collector: inout RowCollector) { content.collectRows(into: &collector) }

  override func update(_ view: ModifiedContent<Wrapped, KeyboardBarModifier<Toolbar>>) {
    modifier = view.modifier
    content.update(view.content)
    items?.update(KeyboardBarRow(toolbar: modifier.toolbar))
  }

  override func performUpdate() {
    needsUpdate = false
    if bar.isWanted, items == nil {
      let node = KeyboardBarRow<Toolbar>._makeNode(
        KeyboardBarRow(toolbar: modifier.toolbar), in: _NodeContext(graph: graph, parent: self, scope: scope))
      items = node
      var boxes: [LayoutBox] = []
      node.appendBoxes(to: &boxes)
      bar.row = boxes.first
      graph.softwareKeyboard.barRowsDidChange()
      if node.hasPreferences { preferencesDidChange() }
    } else if !bar.isWanted, let node = items {
      items = nil
      drop(node)
      if node.hasPreferences { preferencesDidChange() }
    }
  }

  private func drop(_ node: ViewNode<KeyboardBarRow<Toolbar>>) {
    node.unmount()
    bar.row = nil
    graph.softwareKeyboard.barRowsDidChange()
  }

  override func willUnmount() {
    // The items were unmounted with the other children.
    items = nil
    bar.row = nil
    bar.node = nil
    graph.softwareKeyboard.barRowsDidChange()
  }
}

/// The items of a toolbar for the keyboard, in one row.
nonisolated private struct KeyboardBarRow<Toolbar: ToolbarContent>: View {
  let toolbar: Toolbar

  init(toolbar: Toolbar) { self.toolbar = toolbar }

  @MainActor var body: some View {
    HStack(spacing: 4) { Toolbar._view(of: toolbar, at: .keyboard) }
      .partLook { $0.buttonStyle = AnyStyle(button: KeyboardBarButtonStyle()) }
      .barTypeSize()
  }
}

/// A style for buttons that are as high as the bar, for touch.
private struct KeyboardBarButtonStyle: ButtonStyle, Equatable {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  /// The environment values belong to the button, not to the style, so that all styles are equal.
  nonisolated static func == (left: Self, right: Self) -> Bool { true }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelForeground(isEnabled ? .buttonText(configuration.role) : .secondary)
      .lineLimit(1)
      .opacity(configuration.isPressed ? 0.35 : isEnabled ? 1 : 0.6)
      .padding(.horizontal, 8)
      .frame(minWidth: 40, minHeight: KeyboardBarBox.leastHeight)
      .contentShape(Rectangle())
  }
}
