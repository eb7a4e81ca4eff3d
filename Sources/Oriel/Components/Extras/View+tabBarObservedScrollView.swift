nonisolated struct TabBarScrollModifier: ScrollModifier {
  let isObserved: Bool

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(tabs: node.scope.values.enclosingTabs?.box) }

  @MainActor func update(_ follower: Follower) { follower.setObserving(isObserved) }

  final class Follower: ScrollFollower {
    private weak var tabs: TabsBox?
    private var isObserving = false

    init(tabs: TabsBox?) { self.tabs = tabs }

    func setObserving(_ observes: Bool) {
      isObserving = observes
      if let box { tell(box) }
    }

    override func didSettle(_ box: ScrollBox) { if follows(box) { tell(box) } }

    private func tell(_ box: ScrollBox) {
      // At its end the content stretches instead of scrolling, so that the bar stays hidden.
      tabs?.setScrolled(isObserving ? box.offset.y + box.insets.top : nil, in: box)
    }
  }
}

extension View {
  /// Scrolls the bar of the enclosing tabs away with the content of the first scroll view in this view. The bar returns as the content
  /// scrolls back to its start. A bar at the top moves up, and one at the bottom moves down, without a layout change. Outside of tabs the
  /// modifier has no effect.
  ///
  /// The name is that of UIKit's `tabBarObservedScrollView` on tvOS. SwiftUI has no equivalent.
  nonisolated public func tabBarObservedScrollView(_ isObserved: Bool = true) -> some View {
    modifier(TabBarScrollModifier(isObserved: isObserved))
  }
}
