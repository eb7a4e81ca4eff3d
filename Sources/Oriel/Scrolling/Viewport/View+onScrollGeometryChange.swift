nonisolated struct ScrollGeometryModifier<T: Equatable>: ScrollModifier {
  let transform: (ScrollGeometry) -> T
  let action: (_ old: T, _ new: T) -> Void

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(self, graph: node.graph) }

  @MainActor func update(_ follower: Follower) { follower.update(self) }

  final class Follower: ScrollFollower {
    private var modifier: ScrollGeometryModifier
    private unowned let graph: ViewGraph
    private var lastGeometry: ScrollGeometry?
    private var lastValue: T?
    private var isWaiting = false

    init(_ modifier: ScrollGeometryModifier, graph: ViewGraph) {
      self.modifier = modifier
      self.graph = graph
    }

    func update(_ modifier: ScrollGeometryModifier) {
      self.modifier = modifier
      guard let box else { return }
      // The new closure may compute another value from the same geometry.
      lastGeometry = nil
      graph.scrolling.needsSettling(box)
    }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box), !isWaiting, box.geometry != lastGeometry else { return }
      isWaiting = true
      graph.enqueueAction { [weak self, weak box] in
        guard let self, let box else { return }
        isWaiting = false
        compare(box.geometry)
      }
    }

    private func compare(_ geometry: ScrollGeometry) {
      lastGeometry = geometry
      let value = modifier.transform(geometry)
      guard value != lastValue else { return }
      let old = lastValue ?? value
      lastValue = value
      modifier.action(old, value)
    }
  }
}

extension View {
  /// Calls an action with the old and the new value that `transform` computes from the geometry of the nearest descendant scroll view. The
  /// first call is after its first layout, with the same value twice; then follows one in each frame in which the value has changed.
  /// Mirrors SwiftUI's `onScrollGeometryChange(for:of:action:)`.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
