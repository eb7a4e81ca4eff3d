import Foundation
import OrielBus
import Synchronization

/// The notification daemon, `org.freedesktop.Notifications`.
final class NotificationDaemon: NotificationService {
  static let name = "org.freedesktop.Notifications"
  static let path = "/org/freedesktop/Notifications"
  private static let (clicked, pressed) = ("default", "action:")

  private struct State {
    /// The daemon's numbers of the current notifications.
    var numbers: [String: UInt32] = [:]
    /// The activation tokens, which precede their actions.
    var tokens: [UInt32: String] = [:]
    /// Events of unknown numbers. The daemon may report an event before the reply with the notification's number has been read.
    var early: [(UInt32, @Sendable (String) -> NoticeEvent)] = []
    var isShowing = false

    func identifier(of number: UInt32) -> String? { numbers.first { $0.value == number }?.key }
  }

  private let bus: ServiceBus
  private let program: ProgramIdentity
  private let capabilities: Set<String>
  private let events: @Sendable (NoticeEvent) -> Void
  private let state = Mutex(State())
  private let subscriptions = Mutex<[ServiceBus.Subscription]>([])

  /// Creates the service, or returns `nil` if no daemon responds.
  init?(bus: ServiceBus, program: ProgramIdentity, events: @escaping @Sendable (NoticeEvent) -> Void) async {
    guard let answer = try? await bus.call(Self.name, path: Self.path, interface: Self.name, "GetCapabilities") else { return nil }
    self.bus = bus
    self.program = program
    self.events = events
    capabilities = Set(answer.strings(0))
    subscribe()
  }

  deinit { for subscription in subscriptions.withLock({ $0 }) { subscription.cancel() } }

  var hasSound: Bool { capabilities.contains("sound") }

  func show(_ notice: Notice) async throws {
    let replaced = state.withLock { state in
      state.isShowing = true
      return state.numbers[notice.identifier] ?? 0
    }
    var actions: [String] = []
    if capabilities.contains("actions") {
      actions = [Self.clicked, ""] + notice.actions.flatMap { [Self.pressed + $0.identifier, $0.title] }
    }
    defer { state.withLock { ($0.isShowing, $0.early) = (false, []) } }
    let answer = try await bus.call(
      Self.name, path: Self.path, interface: Self.name, "Notify",
      [
        .string(program.name), .uint32(replaced), .string(""), .string(notice.title.isEmpty ? program.name : notice.title),
        .string(text(notice)), .strings(actions), .options(hints(notice)), .int32(-1),
      ])
    let number = UInt32(clamping: answer.int(0))
    let early = state.withLock { state in
      state.numbers[notice.identifier] = number
      return state.early.filter { $0.0 == number }.map(\.1)
    }
    for event in early { tell(event, of: number) }
  }

  func withdraw(_ identifier: String) async {
    guard let number = state.withLock({ $0.numbers.removeValue(forKey: identifier) }) else { return }
    _ = try? await bus.call(Self.name, path: Self.path, interface: Self.name, "CloseNotification", [.uint32(number)])
  }

  // MARK: Content

  private func text(_ notice: Notice) -> String {
    guard capabilities.contains("body-markup") else { return notice.text }
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    let subtitle = notice.subtitle.isEmpty ? "" : "<b>\(escaped(notice.subtitle))</b>"
    return [subtitle, escaped(notice.body)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func hints(_ notice: Notice) -> [String: DBusValue] {
    let urgency: UInt8 =
      switch notice.level {
      case .passive: 0
      case .active, .timeSensitive: 1
      case .critical: 2
      }
    var hints: [String: DBusValue] = ["urgency": .byte(urgency)]
    if let file = program.desktopFile { hints["desktop-entry"] = .string(file) }
    if notice.isTransient { hints["transient"] = .bool(true) }
    if let picture = notice.picture { hints["image-path"] = .string(picture.absoluteString) }
    switch notice.sound {
    case .silent: hints["suppress-sound"] = .bool(true)
    case .standard: hints["sound-name"] = .string("message-new-instant")
    case .warning: hints["sound-name"] = .string("dialog-warning")
    case .file(let path): hints["sound-file"] = .string(path)
    }
    return hints
  }

  // MARK: Signals

  private func subscribe() {
    func hear(_ signal: String, _ heard: @escaping @Sendable (NotificationDaemon, DBusArguments) -> Void) -> ServiceBus.Subscription {
      bus.subscribe(to: signal, of: Self.name, path: Self.path, interface: Self.name) { [weak self] in
        if let self { heard(self, $0) }
      }
    }
    let dismissed = 2
    let token = hear("ActivationToken") { daemon, arguments in
      daemon.state.withLock { $0.tokens[UInt32(clamping: arguments.int(0))] = arguments.string(1) }
    }
    let action = hear("ActionInvoked") { daemon, arguments in
      let (number, key) = (UInt32(clamping: arguments.int(0)), arguments.string(1))
      let token = daemon.state.withLock { $0.tokens.removeValue(forKey: number) }
      guard key == Self.clicked || key.hasPrefix(Self.pressed) else { return }
      let action = key == Self.clicked ? nil : String(key.dropFirst(Self.pressed.count))
      daemon.tell({ .activated(identifier: $0, action: action, token: token) }, of: number)
    }
    let closed = hear("NotificationClosed") { daemon, arguments in
      let byUser = arguments.int(1) == dismissed
      daemon.tell({ .closed(identifier: $0, byUser: byUser) }, of: UInt32(clamping: arguments.int(0)))
    }
    let owner = bus.subscribe(
      to: "NameOwnerChanged", of: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", about: Self.name
    ) { [weak self] arguments in
      // A new daemon doesn't have the notifications of the previous one.
      if arguments.string(1) != "" { self?.forgetAll() }
    }
    subscriptions.withLock { $0 = [token, action, closed, owner] }
  }

  private func tell(_ event: @escaping @Sendable (String) -> NoticeEvent, of number: UInt32) {
    let identifier = state.withLock { state -> String? in
      guard let identifier = state.identifier(of: number) else {
        if state.isShowing { state.early.append((number, event)) }
        return nil
      }
      if case .closed = event(identifier) {
        state.numbers[identifier] = nil
        state.tokens[number] = nil
      }
      return identifier
    }
    if let identifier { events(event(identifier)) }
  }

  private func forgetAll() {
    let identifiers = state.withLock { state in
      defer { (state.numbers, state.tokens) = ([:], [:]) }
      return state.numbers.keys.sorted()
    }
    for identifier in identifiers { events(.closed(identifier: identifier, byUser: false)) }
  }
}
