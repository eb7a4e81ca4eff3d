import Foundation

/// A channel that provides a preference of some views to a view beside them.
private final class PreferenceChannel<K: PreferenceKey> {
  /// The value, or `nil` before it is first read.
  private(set) var value: K.Value?
  weak var reader: AnyViewNode?

  @MainActor func set(_ newValue: K.Value, from node: AnyViewNode) {
    if let value, valuesAreEqual(value, newValue) { return }
    value = newValue
    // The update belongs to the change that caused it, including its animation.
    reader?.setNeedsUpdate(with: node.transaction)
  }
}

/// A modifier that reads a preference of its content.
nonisolated private struct PreferenceReading<K: PreferenceKey>: HookModifier {
  let channel: PreferenceChannel<K>

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<PreferenceReading> {
    override func didMount(_ modifier: PreferenceReading) {
      node.preferenceObservation = .observes
      node.preferencesDidChange()
    }

    override func readPreferences(_ modifier: PreferenceReading) {
      var values = PreferenceValues()
      node.reducePreferences(into: &values)
      modifier.channel.set(values[K.self] ?? K.defaultValue, from: node)
    }
  }
}

/// The view that is created from a preference. It is empty before the preference is first read, because the closure may rely on the value.
nonisolated private struct PreferenceContent<K: PreferenceKey, Content: View>: PrimitiveView {
  let channel: PreferenceChannel<K>
  let content: (K.Value) -> Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PreferenceContentNode(view, in: context) }
}

@MainActor
private final class PreferenceContentNode<K: PreferenceKey, Content: View>: ViewNode<PreferenceContent<K, Content>> {
  private var view: PreferenceContent<K, Content>
  private var content: ViewNode<Content>?

  init(_ view: PreferenceContent<K, Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    view.channel.reader = self
    evaluate()
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ newView: PreferenceContent<K, Content>) {
    view = newView
    view.channel.reader = self
    evaluate()
  }

  override func performUpdate() { evaluate() }

  private func evaluate() {
    needsUpdate = false
    guard let value = view.channel.value else { return }
    graph.countBody()
    let view = view
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    let body = tracking { view.content(value) }
    graph.updates.evaluating = previous
    if let content {
      content.update(body)
    } else {
      let content = Content._makeNode(body, in: _NodeContext(graph: graph, parent: self, scope: scope))
      self.content = content
      childDidChange(content)
    }
  }
}

nonisolated private struct PreferenceLayer<K: PreferenceKey, Layered: View>: ViewModifier {
  let alignment: Alignment
  let layer: SecondaryLayer
  let transform: (K.Value) -> Layered
  @State private var channel = PreferenceChannel<K>()

  init(alignment: Alignment, layer: SecondaryLayer, transform: @escaping (K.Value) -> Layered) {
    self.alignment = alignment
    self.layer = layer
    self.transform = transform
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(PreferenceReading(channel: channel))
      .modifier(
        SecondaryModifier(secondary: PreferenceContent(channel: channel, content: transform), alignment: alignment, layer: layer))
  }
}

extension View {
  /// Adds an overlay that is created from a preference of the view. Mirrors SwiftUI's `overlayPreferenceValue(_:alignment:_:)`.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, layer: .overlay, transform: transform))
  }

  /// Adds a centered overlay that is created from a preference of the view. Mirrors SwiftUI's `overlayPreferenceValue(_:_:)`.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayer<Key, T>(alignment: .center, layer: .overlay, transform: transform))
  }

  /// Adds a background that is created from a preference of the view. Mirrors SwiftUI's `backgroundPreferenceValue(_:alignment:_:)`.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, layer: .background, transform: transform))
  }

  /// Adds a centered background that is created from a preference of the view. Mirrors SwiftUI's `backgroundPreferenceValue(_:_:)`.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayer<Key, T>(alignment: .center, layer: .background, transform: transform))
  }
}
