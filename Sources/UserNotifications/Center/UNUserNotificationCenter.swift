import Foundation
import OrielBus

/// Has the desktop show notifications. Mirrors UserNotifications' `UNUserNotificationCenter`.
///
/// Notifications go to the desktop's portal, or to the notification daemon where no portal answers. What a program asks for is done in the order in which it asks,
/// on whichever threads. Handlers are called on the main queue.
///
/// A request with a trigger comes while the program runs. One whose time passes while it doesn't comes at the next launch, as soon as the program asks for
/// `current()`.
// What changes is behind the outbox, or behind a lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter(.ofProgram())

  /// The program's own.
  public class func current() -> UNUserNotificationCenter { shared }

  private let outbox = SerialOutbox()
  private let lock = NSLock()
  private weak var heldDelegate: (any UNUserNotificationCenterDelegate)?
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

  /// Who decides what is shown while the program is in front, and hears what people do. To be set before the first window opens.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { heldDelegate } }
    set { lock.withLock { heldDelegate = newValue } }
  }

  // MARK: Authorization

  /// Asks to be allowed. No desktop asks people: a program is allowed where there is a service that shows notifications. What is asked for adds to what was asked
  /// for before, by earlier launches as well.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    answer({ completionHandler($0, nil) }) { await $0.requestAuthorization(options) }
  }

  /// Asks to be allowed: see the form with a handler.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await ask { await $0.requestAuthorization(options) }
  }

  /// What the program may do.
  @preconcurrency open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    answer(completionHandler) { await $0.settings() }
  }

  /// What the program may do.
  open func notificationSettings() async -> UNNotificationSettings { await ask { await $0.settings() } }

  // MARK: Categories

  /// Takes the place of all categories before. Notifications that are shown keep the buttons that they have.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { order { await $0.setCategories(categories) } }

  @preconcurrency open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    answer(completionHandler) { await $0.allCategories }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { await ask { await $0.allCategories } }

  // MARK: Requests

  /// Takes a request in the place of one of the same identifier that waits. Without a trigger it comes at once, in the place of a notification of the same
  /// identifier that is shown.
  ///
  /// The handler is given a `UNError` where the program hasn't asked to be allowed, nobody shows notifications, there is nothing to show, or the trigger never
  /// fires.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer({ completionHandler?($0) }) { await $0.result(of: request) }
  }

  /// Takes a request: see the form with a handler. Throws what that is given.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = await ask({ await $0.result(of: request) }) { throw error }
  }

  /// What waits for its time, in the order in which it was added.
  @preconcurrency open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    answer(completionHandler) { await $0.pendingRequests }
  }

  /// What waits for its time, in the order in which it was added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { await ask { await $0.pendingRequests } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    order { await $0.removePending(Set(identifiers)) }
  }

  open func removeAllPendingNotificationRequests() { order { await $0.removePending(nil) } }

  // MARK: Delivered notifications

  /// What this launch of the program has shown and nobody has closed or opened. The portal doesn't tell what is closed.
  @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    answer(completionHandler) { await $0.deliveredNotifications }
  }

  /// What this launch of the program has shown and nobody has closed or opened. The portal doesn't tell what is closed.
  open func deliveredNotifications() async -> [UNNotification] { await ask { await $0.deliveredNotifications } }

  /// Takes notifications off the desktop; with the portal those of earlier launches, too.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { order { await $0.removeDelivered(identifiers) } }

  /// Takes all notifications off the desktop that this launch of the program has shown.
  open func removeAllDeliveredNotifications() { order { await $0.removeDelivered(nil) } }

  // MARK: Badges

  /// Shows a number at the program's icon in docks that show numbers; 0 takes it away. The program needs a bundle identifier, by which docks know it.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    answer({ completionHandler?($0) }) { await $0.result(ofBadge: newBadgeCount) }
  }

  /// Shows a number at the program's icon: see the form with a handler. Throws `UNError.badgeInputInvalid` of a negative one.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = await ask({ await $0.result(ofBadge: newBadgeCount) }) { throw error }
  }

  // MARK: The order of things

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
  /// Those of the program, on the user's bus.
  static func ofProgram() -> Self {
    let program = ProgramIdentity(.main)
    let services = NotificationServices(bus: .session, program: program)
    let watch = ForegroundWatch()
    return Self(
      program: program, clock: WallClock(), store: NotificationStore(program: program), findService: { await services.find(events: $0) },
      showBadge: { services.showBadge($0) }, isInForeground: { watch.isInForeground }, activate: { WindowActivation.activate(token: $0) })
  }
}
