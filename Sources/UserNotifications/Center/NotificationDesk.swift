import Foundation
import Oriel
import OrielBus

/// The state and the operations of a notification center.
///
/// The center's outbox calls the methods one at a time. Each call starts after the previous one has ended, so the steps of an operation
/// aren't interleaved with others.
actor NotificationDesk {
  /// The dependencies of a center.
  struct Surroundings: Sendable {
    var program: ProgramIdentity
    var clock: any NotificationClock
    var store: NotificationStore
    /// Returns a service that shows notifications, or `nil` if there is none.
    var findService: @Sendable (_ events: @escaping @Sendable (NoticeEvent) -> Void) async -> (any NotificationService)?
    /// Shows a badge on the app's icon.
    var showBadge: @Sendable (Int) -> Void
    var isInForeground: @Sendable () -> Bool
    /// Brings the app's window to the front, with an activation token of the window system.
    var activate: @Sendable (String?) -> Void
  }

  /// The calls to the center's delegate.
  struct Audience: Sendable {
    var willPresent: @Sendable (UNNotification) async -> UNNotificationPresentationOptions
    var didReceive: @Sendable (UNNotificationResponse) async -> Void
  }

  private let surroundings: Surroundings
  private let audience: Audience
  private let outbox: SerialTaskQueue

  private var options: UNAuthorizationOptions?
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [PendingRequest] = []
  private var delivered: [UNNotification] = []
  private var service: (any NotificationService)?

  init(_ surroundings: Surroundings, audience: Audience, outbox: SerialTaskQueue) {
    self.surroundings = surroundings
    self.audience = audience
    self.outbox = outbox
  }

  /// Loads the requests that an earlier launch has saved. Requests that have become due since then are delivered now.
  func begin() {
    let content = surroundings.store.read()
    options = content.options.map { UNAuthorizationOptions(rawValue: $0) }
    pending = content.requests.compactMap(\.pending)
    arm()
  }

  // MARK: Authorization

  /// Adds authorization options, and returns `true` if there is a service that shows notifications. Desktop environments don't ask the
  /// user.
  func requestAuthorization(_ wanted: UNAuthorizationOptions) async -> Bool {
    options = (options ?? []).union(wanted)
    guard await foundService() != nil else { return false }
    save()
    return true
  }

  func settings() async -> UNNotificationSettings {
    guard let options else {
      return UNNotificationSettings(
        authorizationStatus: .notDetermined, soundSetting: .disabled, badgeSetting: .disabled, alertSetting: .disabled,
        criticalAlertSetting: .disabled)
    }
    guard let service = await foundService() else {
      return UNNotificationSettings(
        authorizationStatus: .denied, soundSetting: .notSupported, badgeSetting: .notSupported, alertSetting: .notSupported,
        criticalAlertSetting: .notSupported)
    }
    func setting(_ option: UNAuthorizationOptions, if isSupported: Bool = true) -> UNNotificationSetting {
      isSupported ? options.contains(option) ? .enabled : .disabled : .notSupported
    }
    return UNNotificationSettings(
      authorizationStatus: options.contains(.provisional) ? .provisional : .authorized, soundSetting: setting(.sound, if: service.hasSound),
      badgeSetting: setting(.badge, if: surroundings.program.desktopFile != nil), alertSetting: setting(.alert),
      criticalAlertSetting: setting(.criticalAlert))
  }

  private func foundService() async -> (any NotificationService)? {
    if service == nil {
      service = await surroundings.findService { [weak self, outbox] event in
        outbox.enqueue { [weak self] in await self?.handle(event) }
      }
    }
    return service
  }

  // MARK: Categories

  func setCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

  var allCategories: Set<UNNotificationCategory> { categories }

  private func category(of notification: UNNotification) -> UNNotificationCategory? {
    let identifier = notification.request.content.categoryIdentifier
    return identifier.isEmpty ? nil : categories.first { $0.identifier == identifier }
  }

  // MARK: Requests

  /// Adds a request, which replaces one with the same identifier. A request without a trigger is delivered immediately.
  func add(_ request: UNNotificationRequest) async throws {
    guard options != nil, await foundService() != nil else { throw UNError(.notificationsNotAllowed) }
    guard !request.content.isEmpty else { throw UNError(.notificationInvalidNoContent) }
    guard let trigger = request.trigger else {
      pending.removeAll { $0.request.identifier == request.identifier }
      pendingDidChange()
      return try await deliver(request)
    }
    guard let due = trigger.date(after: surroundings.clock.now) else { throw UNError(.notificationInvalidNoDate) }
    pending.removeAll { $0.request.identifier == request.identifier }
    pending.append(PendingRequest(request: request, due: due))
    pendingDidChange()
  }

  var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

  /// Removes the requests with the given identifiers, or all requests if the set is `nil`.
  func removePending(_ identifiers: Set<String>?) {
    pending.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    pendingDidChange()
  }

  private func pendingDidChange() {
    save()
    arm()
  }

  private func save() {
    surroundings.store.write(NotificationStore.Content(options: options?.rawValue, requests: pending.compactMap { StoredRequest($0) }))
  }

  private func arm() {
    surroundings.clock.wake(at: pending.map(\.due).min()) { [weak self, outbox] in
      outbox.enqueue { [weak self] in await self?.deliverDue() }
    }
  }

  /// Delivers the requests that are due. A repeating request is delivered once, even if several of its dates have passed.
  private func deliverDue() async {
    let now = surroundings.clock.now
    let due = pending.filter { $0.due <= now }.sorted { $0.due < $1.due }
    pending = pending.compactMap { $0.due <= now ? $0.next(after: now) : $0 }
    // The state is saved before anything is shown, so that no notification is shown twice if the app terminates in the meantime.
    if !due.isEmpty { save() }
    arm()
    for entry in due {
      do {
        try await deliver(entry.request)
      } catch {
        reportLoss(of: entry.request)
      }
    }
  }

  /// Reports a notification that no service has shown.
  private func reportLoss(of request: UNNotificationRequest) {
    Report.once(
      "notification-lost-\(request.identifier)",
      "No notification service is available any more; \"\(request.identifier)\" was due and isn't shown.")
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest) async throws {
    let notification = UNNotification(request: request, date: surroundings.clock.now)
    guard surroundings.isInForeground() else { return try await present(notification, [.badge, .sound, .list, .banner]) }
    // The delegate isn't called in the outbox, because it may wait for the center before it responds.
    Task { [audience, outbox] in
      let shown = await audience.willPresent(notification).resolved
      outbox.enqueue { await self.presentOrReport(notification, shown) }
    }
  }

  private func presentOrReport(_ notification: UNNotification, _ shown: UNNotificationPresentationOptions) async {
    do {
      try await present(notification, shown)
    } catch {
      reportLoss(of: notification.request)
    }
  }

  private func present(_ notification: UNNotification, _ shown: UNNotificationPresentationOptions) async throws {
    let content = notification.request.content
    let allowed = options ?? []
    if let badge = content.badge, shown.contains(.badge), allowed.contains(.badge) { surroundings.showBadge(max(0, badge.intValue)) }
    guard !shown.isDisjoint(with: [.list, .banner]), !allowed.isDisjoint(with: [.alert, .provisional]) else { return }
    try await show(notice(notification, shown))
    delivered.removeAll { $0.request.identifier == notification.request.identifier }
    delivered.append(notification)
  }

  private func show(_ notice: Notice) async throws {
    for _ in 0..<2 {
      guard let service = await foundService() else { break }
      if (try? await service.show(notice)) != nil { return }
      // The service may have stopped, and another one may have started.
      self.service = nil
    }
    throw UNError(.notificationsNotAllowed)
  }

  private func notice(_ notification: UNNotification, _ shown: UNNotificationPresentationOptions) -> Notice {
    let (content, allowed) = (notification.request.content, options ?? [])
    var notice = Notice(identifier: notification.request.identifier, title: content.title)
    (notice.subtitle, notice.body) = (content.subtitle, content.body)
    if shown.contains(.sound), allowed.contains(.sound), !allowed.contains(.provisional) { notice.sound = sound(content.sound) }
    notice.level = content.interruptionLevel
    if notice.level == .critical, !allowed.contains(.criticalAlert) { notice.level = .active }
    if allowed.contains(.provisional) { notice.level = .passive }
    notice.isTransient = !shown.contains(.list)
    notice.isBannerHidden = !shown.contains(.banner)
    notice.actions = (category(of: notification)?.actions ?? []).map { Notice.Action(identifier: $0.identifier, title: $0.title) }
    notice.picture = content.attachments.first { !$0.isHidden }?.url
    return notice
  }

  private func sound(_ sound: UNNotificationSound?) -> Notice.Sound {
    switch sound?.kind {
    case nil: return .silent
    case .standard: return .standard
    case .critical: return .warning
    case .named(let name):
      let own = URL(fileURLWithPath: NSHomeDirectory() + "/Library/Sounds").appendingPathComponent(name)
      if !name.isEmpty, FileManager.default.isReadableFile(atPath: own.path) { return .file(own.path) }
      if !name.isEmpty, let file = Bundle.main.url(forResource: name, withExtension: nil) { return .file(file.path) }
      Report.once("notification-sound-\(name)", "There is no sound \"\(name)\" for notifications; the default sound is played instead.")
      return .standard
    }
  }

  // MARK: Delivered notifications

  var deliveredNotifications: [UNNotification] { delivered }

  /// Removes the notifications with the given identifiers, or all that this launch has delivered if the array is `nil`. An identifier may
  /// belong to a notification of an earlier launch.
  func removeDelivered(_ identifiers: [String]?) async {
    let removed = identifiers ?? delivered.map(\.request.identifier)
    delivered.removeAll { removed.contains($0.request.identifier) }
    guard options != nil, !removed.isEmpty, let service = await foundService() else { return }
    for identifier in removed { await service.withdraw(identifier) }
  }

  // MARK: Badges

  func setBadge(_ count: Int) throws {
    guard count >= 0 else { throw UNError(.badgeInputInvalid) }
    guard options?.contains(.badge) == true else { throw UNError(.notificationsNotAllowed) }
    surroundings.showBadge(count)
  }

  // MARK: Responses

  private func handle(_ event: NoticeEvent) {
    switch event {
    case .activated(let identifier, let action, let token):
      guard let notification = takeDelivered(identifier) else { return }
      let known = action.flatMap { action in category(of: notification)?.actions.first { $0.identifier == action } }
      if action == nil || known?.options.contains(.foreground) == true { surroundings.activate(token) }
      respond(to: notification, action ?? UNNotificationDefaultActionIdentifier)
    case .closed(let identifier, let byUser):
      guard let notification = takeDelivered(identifier) else { return }
      guard byUser, category(of: notification)?.options.contains(.customDismissAction) == true else { return }
      respond(to: notification, UNNotificationDismissActionIdentifier)
    }
  }

  private func takeDelivered(_ identifier: String) -> UNNotification? {
    delivered.firstIndex { $0.request.identifier == identifier }.map { delivered.remove(at: $0) }
  }

  private func respond(to notification: UNNotification, _ action: String) {
    let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
    Task { [audience] in await audience.didReceive(response) }
  }
}
