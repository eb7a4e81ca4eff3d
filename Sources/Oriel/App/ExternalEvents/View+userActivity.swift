import Foundation

extension View {
  /// Takes up activities of a type that come to the app. Mirrors SwiftUI's `onContinueUserActivity(_:perform:)`.
  ///
  /// What comes on Linux are addresses of the web (`NSUserActivityTypeBrowsingWeb`), where no view of the window has `onOpenURL(perform:)`.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    modifier(ExternalEventModifier(entry: .continues(activityType: activityType, action)))
  }

  /// Says what the window is busy with. The closure fills the activity in when it begins and whenever the view is evaluated anew; without an element there
  /// is none.
  ///
  /// No other device is told of it. What comes from outside about the same thing, by the activity's `targetContentIdentifier` or its `webpageURL`, comes to
  /// this window. Mirrors SwiftUI's `userActivity(_:element:_:)`.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, update: element.map { element in { update(element, $0) } }))
  }

  /// Says what the window is busy with while `isActive` is true, as `userActivity(_:element:_:)` does. Mirrors SwiftUI's
  /// `userActivity(_:isActive:_:)`.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, update: isActive ? update : nil))
  }
}

/// Has an activity of the view's among what its window is busy with.
nonisolated private struct UserActivityModifier: HookModifier {
  let activityType: String
  /// Nil where there is no activity at present.
  let update: ((NSUserActivity) -> Void)?

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<UserActivityModifier> {
    private weak var inbox: ExternalEventInbox?
    private var activity: NSUserActivity?

    override func didMount(_ modifier: UserActivityModifier) {
      inbox = node.scope.values.externalEvents
      follow(modifier)
    }

    override func didUpdate(from old: UserActivityModifier, to new: UserActivityModifier) { follow(new) }

    override func willUnmount(_ modifier: UserActivityModifier) { end() }

    private func follow(_ modifier: UserActivityModifier) {
      guard let update = modifier.update else { return end() }
      if activity?.activityType != modifier.activityType { begin(modifier.activityType) }
      node.graph.enqueueAction { [weak self] in
        if let activity = self?.activity { update(activity) }
      }
    }

    private func begin(_ type: String) {
      end()
      let activity = NSUserActivity(activityType: type)
      self.activity = activity
      inbox?.add(ObjectIdentifier(self), .isBusy(activity))
    }

    private func end() {
      activity = nil
      inbox?.remove(ObjectIdentifier(self))
    }
  }
}
