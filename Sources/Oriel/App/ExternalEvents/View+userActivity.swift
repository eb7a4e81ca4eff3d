import Foundation

extension View {
  /// Continues activities of a type that the app receives. Mirrors SwiftUI's `onContinueUserActivity(_:perform:)`.
  ///
  /// On Linux, the only such activities are web addresses (`NSUserActivityTypeBrowsingWeb`), if no view of the window has
  /// `onOpenURL(perform:)`.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    modifier(ExternalEventModifier(entry: .continues(activityType: activityType, action)))
  }

  /// Registers an activity of the window. The closure updates the activity when it begins and whenever the view is evaluated. Without an
  /// element, there is no activity.
  ///
  /// Other devices don't receive the activity. External events with the same subject, by the activity's `targetContentIdentifier` or
  /// `webpageURL`, are delivered to this window. Mirrors SwiftUI's `userActivity(_:element:_:)`.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, update: element.map { element in { update(element, $0) } }))
  }

  /// Registers an activity of the window while `isActive` is true, as `userActivity(_:element:_:)` does. Mirrors SwiftUI's
  /// `userActivity(_:isActive:_:)`.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, update: isActive ? update : nil))
  }
}

/// A modifier that registers an activity in its window's inbox.
nonisolated private struct UserActivityModifier: HookModifier {
  let activityType: String
  /// The closure that updates the activity, or `nil` if there is no activity at present.
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
