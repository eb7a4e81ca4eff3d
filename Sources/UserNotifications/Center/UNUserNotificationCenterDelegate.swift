import Foundation
import Synchronization

/// Decides what is shown while the program is in front, and hears what people do with notifications. Mirrors UserNotifications'
/// `UNUserNotificationCenterDelegate`.
///
/// All methods are optional, and of the two forms of one a delegate has one. Those with a handler are called on the main thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification's time has come while one of the program's windows has the keyboard.
  ///
  /// - Parameter completionHandler: Takes how it is shown, once; nothing is shown before. Without the method nothing is shown at all.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// A notification's time has come while one of the program's windows has the keyboard: how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Somebody clicks a notification or a button of it, or closes one whose category has that told.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Somebody clicks a notification or a button of it, or closes one whose category has that told.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

// The centre asks the forms without a handler, which ask those with one, which have an answer: whichever a delegate has is found.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { continuation in
      let answer = SingleAnswer<UNNotificationPresentationOptions>(otherwise: []) { continuation.resume(returning: $0) }
      onMain { $0.userNotificationCenter(center, willPresent: notification) { answer.give($0) } }
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }

  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    await withCheckedContinuation { continuation in
      let answer = SingleAnswer<Void>(otherwise: ()) { continuation.resume() }
      onMain { $0.userNotificationCenter(center, didReceive: response) { answer.give(()) } }
    }
  }

  private func onMain(_ call: @escaping @Sendable (any UNUserNotificationCenterDelegate) -> Void) {
    // As on Apple's systems a delegate is what a program sets on one thread, and is called on the main one.
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    DispatchQueue.main.async { call(delegate) }
  }
}

/// An answer that is given once: later ones are none, and where nobody gives one there is another one.
private final class SingleAnswer<Value: Sendable>: Sendable {
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
