import Foundation
import Oriel
import OrielBus

/// What a notification centre knows and does, one thing after the other.
///
/// Its methods are called from the centre's outbox alone, each after the one before has ended: nothing comes between the steps of one.
actor NotificationDesk {
  /// What is behind a centre.
  struct Surroundings: Sendable {
    var program: ProgramIdentity
    var clock: any NotificationClock
    var store: NotificationStore
    /// Looks for a service; nil where there is none.
    var findService: @Sendable (_ events: @escaping @Sendable (NoticeEvent) -> Void) async -> (any NotificationService)?
    /// Shows a number at the program's icon.
    var showBadge: @Sendable (Int) -> Void
    var isInForeground: @Sendable () -> Bool
    /// Brings the program's window to the front, with a token of the window system's.
    var activate: @Sendable (String?) -> Void
  }

  /// What the centre asks its delegate.
  struct Audience: Sendable {
    var willPresent: @Sendable (UNNotification) async -> UNNotificationPresentationOptions
    var didReceive: @Sendable (UNNotificationResponse) async -> Void
  }

  private let surroundings: Surroundings
  private let audience: Audience
  private let outbox: SerialOutbox

  private var options: UNAuthorizationOptions?
  private var categories: Set<UNNotificationCategory> = []
  private var pending: [PendingRequest] = []
  private var delivered: [UNNotification] = []
  private var service: (any NotificationService)?

  init(_ surroundings: Surroundings, audience: Audience, outbox: SerialOutbox) {
    self.surroundings = surroundings
    self.audience = audience
    self.outbox = outbox
  }

  /// Takes up what an earlier launch has left. What should have come since then comes now.
  func begin() {
    let content = surroundings.store.read()
    options = content.options.map { UNAuthorizationOptions(rawValue: $0) }
    pending = content.requests.compactMap(\.pending)
    arm()
  }

  // MARK: Authorization

  /// Whether there is somebody who shows notifications: no desktop asks people.
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

  /// Takes a request in the place of one of the same identifier, or delivers it where it has no trigger.
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

  /// Nil is all of them.
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

  /// Delivers what is due: what repeats, once, however often it was missed.
  private func deliverDue() async {
    let now = surroundings.clock.now
    let due = pending.filter { $0.due <= now }.sorted { $0.due < $1.due }
    pending = pending.compactMap { $0.due <= now ? $0.next(after: now) : $0 }
    // Before anything is shown: a program that ends meanwhile shows nothing twice.
    if !due.isEmpty { save() }
    arm()
    for entry in due {
      do {
        try await deliver(entry.request)
      } catch {
        Report.once("notification-lost", "Nobody shows notifications any more: \"\(entry.request.identifier)\" was due and isn't shown.")
      }
    }
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest) async throws {
    let notification = UNNotification(request: request, date: surroundings.clock.now)
    guard surroundings.isInForeground() else { return try await present(notification, [.badge, .sound, .list, .banner]) }
    // Not in the outbox: the delegate may wait for the centre before it answers.
    Task { [audience, outbox] in
      let shown = await audience.willPresent(notification).resolved
      outbox.enqueue { try? await self.present(notification, shown) }
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
      // It may have gone, and another one may have come.
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
    notice.isListedOnly = !shown.contains(.banner)
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
      Report.once("notification-sound-\(name)", "There is no sound \"\(name)\" for notifications; the desktop's own is played.")
      return .standard
    }
  }

  // MARK: Delivered notifications

  var deliveredNotifications: [UNNotification] { delivered }

  /// Nil is all that this launch of the program has shown. One by its identifier may be of an earlier launch.
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

  // MARK: Answers

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
