import Foundation
import Oriel
import Synchronization

/// A thread-safe indicator of whether one of the app's windows has the keyboard focus.
final class ForegroundWatch: Sendable {
  private let isActive = Atomic(false)

  init() {
    let update: @MainActor @Sendable () -> Void = { [weak self] in
      self?.isActive.store(AppLifecycle.current.activity == .active, ordering: .relaxed)
    }
    for notification in [AppNotification.didBecomeActive, .willResignActive, .didEnterBackground] {
      let isActive = notification == .didBecomeActive
      // The observer is never removed, because the notification center that owns this object is never deallocated.
      _ = NotificationCenter.default.addObserver(forName: notification.name, object: nil, queue: nil) { [weak self] _ in
        self?.isActive.store(isActive, ordering: .relaxed)
      }
    }
    if Thread.isMainThread { MainActor.assumeIsolated(update) } else { DispatchQueue.main.async(execute: update) }
  }

  var isInForeground: Bool { isActive.load(ordering: .relaxed) }
}
