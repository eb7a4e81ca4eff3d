import Foundation
import OrielBus

/// The object that manages the app's notifications. Mirrors UserNotifications' `UNUserNotificationCenter`.
///
/// Notifications are sent to the desktop environment's portal, or to the notification daemon if no portal is available. Operations are
/// executed in the order of the calls, from any thread. Handlers are called on the main queue.
///
/// A request with a trigger is delivered while the app runs. If its date passes while the app doesn't run, the request is delivered at the
/// next launch, as soon as the app accesses `current()`.
// The mutable state is isolated to the outbox, or guarded by a lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter(.ofProgram())

  /// Returns the notification center of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  private let outbox = SerialTaskQueue()
  private let lock = NSLock()
  private weak var delegateStorage: (any UNUserNotificationCenterDelegate)?
  private var desk: NotificationDesk!

  init(_ surroundings: NotificationDesk.Surroundings) {
    super.init()
    let audience = NotificationDesk.Audience { [weak self] notification in
      guard let self, let delegate = self.delegate else { return [] }
      return await delegate.userNotificationCenter(self, willPresent: notification)
    } didReceive: { [weak self] response in
      guard let self else { return }
      await self.delegate?.userNotificationCenter(self, didReceive: response)
    }
    let desk = NotificationDesk(surroundings, audience: audience, outbox: outbox)
    self.desk = desk
    outbox.enqueue { await desk.begin() }
  }

  /// The delegate that decides how notifications are presented while the app is in the foreground, and that handles the user's responses.
  /// Set it before the first window opens.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { delegateStorage } }
    set { lock.withLock { delegateStorage = newValue } }
  }

  // MARK: Authorization

  /// Requests authorization. Desktop environments don't ask the user: the app is authorized if there is a service that shows notifications.
  /// The options are added to those of earlier requests, including earlier launches.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    answer({ completionHandler($0, nil) }) { await $0.requestAuthorization(options) }
  }

  /// Requests authorization. See the variant with a handler.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await ask { await $0.requestAuthorization(options) }
  }

  /// Passes the app's settings to a handler.
  @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    answer(completionHandler) { await $0.settings() }
  }

  /// Returns the app's settings.
  open func notificationSettings() async -> UNNotificationSettings { await ask { await $0.settings() } }

  // MARK: Categories

  /// Replaces all categories. Notifications that are already shown keep their buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { order { await $0.setCategories(categories) } }

  /// Passes the categories to a handler.
  @preconcurrency open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    answer(completionHandler) { await $0.allCategories }
  }

  /// Returns the categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> { await ask { await $0.allCategories } }

  // MARK: Requests

  /// Adds a request, which replaces a pending request with the same identifier. A request without a trigger is delivered immediately, and
  /// replaces a delivered notification with the same identifier.
  ///
  /// The handler receives a `UNError` if the app hasn't requested authorization, if there is no service that shows notifications, if the
  /// content is empty, or if the trigger never fires.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer({ completionHandler?($0) }) { await $0.result(of: request) }
  }

  /// Adds a request. See the variant with a handler, whose error this method throws.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = await ask({ await $0.result(of: request) }) { throw error }
  }

  /// Passes the pending requests to a handler, in the order in which they were added.
  @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    answer(completionHandler) { await $0.pendingRequests }
  }

  /// Returns the pending requests, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { await ask { await $0.pendingRequests } }

  /// Removes the pending requests with the given identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    order { await $0.removePending(Set(identifiers)) }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() { order { await $0.removePending(nil) } }

  // MARK: Delivered notifications

  /// Passes to a handler the notifications that this launch has delivered and that the user hasn't opened or closed. The portal doesn't
  /// report closed notifications.
  @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    answer(completionHandler) { await $0.deliveredNotifications }
  }

  /// Returns the notifications that this launch has delivered and that the user hasn't opened or closed. The portal doesn't report closed
  /// notifications.
  open func deliveredNotifications() async -> [UNNotification] { await ask { await $0.deliveredNotifications } }

  /// Removes delivered notifications. With the portal, this includes notifications of earlier launches.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { order { await $0.removeDelivered(identifiers) } }

  /// Removes all notifications that this launch has delivered.
  open func removeAllDeliveredNotifications() { order { await $0.removeDelivered(nil) } }

  // MARK: Badges

  /// Shows a badge on the app's icon in docks that support badges. 0 removes the badge. Requires a bundle identifier, by which docks
  /// identify the app.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer({ completionHandler?($0) }) { await $0.result(ofBadge: newBadgeCount) }
  }

  /// Shows a badge on the app's icon. See the variant with a handler. Throws `UNError.badgeInputInvalid` if the number is negative.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = await ask({ await $0.result(ofBadge: newBadgeCount) }) { throw error }
  }

  // MARK: Serial execution

  private func order(_ work: @escaping @Sendable (NotificationDesk) async -> Void) {
    outbox.enqueue { [desk] in await work(desk!) }
  }

  private func ask<Value: Sendable>(_ work: @escaping @Sendable (NotificationDesk) async -> Value) async -> Value {
    await outbox.ask { [desk] in await work(desk!) }
  }

  private func answer<Value: Sendable>(
    _ handler: @escaping @Sendable (Value) -> Void, _ work: @escaping @Sendable (NotificationDesk) async -> Value
  ) {
    order { desk in
      let value = await work(desk)
      DispatchQueue.main.async { handler(value) }
    }
  }
}

extension NotificationDesk {
  fileprivate func result(of request: UNNotificationRequest) async -> (any Error)? {
    do { try await add(request) } catch { return error }
    return nil
  }

  fileprivate func result(ofBadge count: Int) -> (any Error)? {
    do { try setBadge(count) } catch { return error }
    return nil
  }
}

extension NotificationDesk.Surroundings {
  /// Returns the dependencies of the app's center, on the user's session bus.
  static func ofProgram() -> Self {
    let program = ProgramIdentity(.main)
    let services = NotificationServices(bus: .session, program: program)
    let watch = ForegroundWatch()
    return Self(
      program: program, clock: WallClock(), store: NotificationStore(program: program), findService: { await services.find(events: $0) },
      showBadge: { services.showBadge($0) }, isInForeground: { watch.isInForeground }, activate: { WindowActivation.activate(token: $0) })
  }
}
