import Foundation
import Oriel
import Synchronization

/// Whether one of the program's windows has the keyboard, to be asked on any thread.
final class ForegroundWatch: Sendable {
  private let isActive = Atomic(false)

  init() {
    let update: @MainActor @Sendable () -> Void = { [weak self] in
      self?.isActive.store(AppLifecycle.current.activity == .active, ordering: .relaxed)
    }
    for notification in [AppNotification.didBecomeActive, .willResignActive, .didEnterBackground] {
      let isActive = notification == .didBecomeActive
      // It lasts as long as the program, as the centre does that has this.
      _ = NotificationCenter.default.addObserver(forName: notification.name, object: nil, queue: nil) { [weak self] _ in
        self?.isActive.store(isActive, ordering: .relaxed)
      }
    }
    if Thread.isMainThread { MainActor.assumeIsolated(update) } else { DispatchQueue.main.async(execute: update) }
  }

  var isInForeground: Bool { isActive.load(ordering: .relaxed) }
}
