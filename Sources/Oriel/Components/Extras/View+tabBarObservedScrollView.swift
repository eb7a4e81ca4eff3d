nonisolated struct TabBarScrollModifier: ScrollModifier {
  let isObserved: Bool

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(tabs: node.scope.values.tabsAround?.box) }

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
      // At the end content is stretched, and the bar stays away.
      tabs?.setScrolled(isObserving ? box.offset.y + box.insets.top : nil, in: box)
    }
  }
}

extension View {
  /// Lets the bar of the tabs around scroll away with the content of the next scroll view inside, and come back with its beginning. A bar at
  /// the top goes up, one at the bottom goes down; nothing is laid out for it. Outside of tabs it does nothing.
  ///
  /// After UIKit's `tabBarObservedScrollView` on tvOS; SwiftUI has no word for it.
  nonisolated public func tabBarObservedScrollView(_ isObserved: Bool = true) -> some View {
    modifier(TabBarScrollModifier(isObserved: isObserved))
  }
}
