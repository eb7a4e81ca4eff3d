import Foundation
import Synchronization

/// A delegate that decides how notifications are presented while the app is in the foreground, and that handles the user's responses.
/// Mirrors UserNotifications' `UNUserNotificationCenterDelegate`.
///
/// All methods are optional. A delegate implements one of the two variants of a method. The variants with a handler are called on the main
/// thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Decides how a notification is presented that becomes due while one of the app's windows has the keyboard focus.
  ///
  /// - Parameter completionHandler: A handler that receives the presentation options once. The notification is shown after that call.
  ///   Without an implementation of this method, it isn't shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Returns how a notification is presented that becomes due while one of the app's windows has the keyboard focus.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Handles a click on a notification or on one of its buttons, or the dismissal of a notification with `customDismissAction`.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Handles a click on a notification or on one of its buttons, or the dismissal of a notification with `customDismissAction`.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

// The center calls the async variants. Their default implementations call the variants with a handler, which have default implementations,
// too.
extension UNUserNotificationCenterDelegate {
  /// Presents nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Calls the variant with a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { continuation in
      let answer = OneShotResult<UNNotificationPresentationOptions>(otherwise: []) { continuation.resume(returning: $0) }
      onMain { $0.userNotificationCenter(center, willPresent: notification) { answer.give($0) } }
    }
  }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }

  /// Calls the variant with a handler.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    await withCheckedContinuation { continuation in
      let answer = OneShotResult<Void>(otherwise: ()) { continuation.resume() }
      onMain { $0.userNotificationCenter(center, didReceive: response) { answer.give(()) } }
    }
  }

  private func onMain(_ call: @escaping @Sendable (any UNUserNotificationCenterDelegate) -> Void) {
    // As on Apple platforms, the delegate is set on one thread and called on the main thread.
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    DispatchQueue.main.async { call(delegate) }
  }
}

/// A result that is delivered exactly once. Later results are ignored, and `otherwise` is delivered on deallocation if there was no result.
private final class OneShotResult<Value: Sendable>: Sendable {
  private let isGiven = Atomic(false)
  private let otherwise: Value
  private let take: @Sendable (Value) -> Void

  init(otherwise: Value, _ take: @escaping @Sendable (Value) -> Void) {
    self.otherwise = otherwise
    self.take = take
  }

  func give(_ value: Value) {
    if !isGiven.exchange(true, ordering: .acquiringAndReleasing) { take(value) }
  }

  deinit { give(otherwise) }
}
