import Foundation

nonisolated struct GeometryChangeModifier<T: Equatable>: HookModifier {
  let transform: (GeometryProxy) -> T
  let action: (_ old: T, _ new: T) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<GeometryChangeModifier> {
    private var source: GeometrySource!
    private var last: T?

    override func didMount(_ modifier: GeometryChangeModifier) {
      source = GeometrySource(node: node) { [weak self] in self?.compare(modifier) }
    }

    override func dependencyDidChange(_ modifier: GeometryChangeModifier) { compare(modifier) }

    private func compare(_ modifier: GeometryChangeModifier) {
      guard node.isMounted else { return }
      let proxy = GeometryProxy(source: source)
      let value = node.tracking { modifier.transform(proxy) }
      guard last != value else { return }
      let old = last ?? value
      last = value
      node.graph.enqueueAction { modifier.action(old, value) }
    }

    override func didUpdate(from old: GeometryChangeModifier, to new: GeometryChangeModifier) {
      // The new closure may have captured values that give another result for the geometry after this update.
      source.afterLayout { [weak self] in self?.compare(new) }
    }

    override func willUnmount(_ modifier: GeometryChangeModifier) { node.graph.geometry.remove(source) }
  }
}

extension View {
  /// Calls the action with the value that `transform` returns for the view's geometry, after the first layout and whenever the value has
  /// changed. Mirrors SwiftUI's `onGeometryChange(for:of:action:)`.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls the action with the previous and the current value that `transform` returns for the view's geometry, after the first layout and
  /// whenever the value has changed. Mirrors SwiftUI's `onGeometryChange(for:of:action:)`.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
