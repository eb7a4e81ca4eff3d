import Foundation
import OrielBus

/// The desktop environment's portal, `org.freedesktop.portal.Notification`, in versions 1 and 2.
final class NotificationPortal: NotificationService {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Notification"
  /// The actions of all notifications. The target identifies the button. The portal would start the app for names that begin with `app.`.
  private static let (clicked, pressed) = ("oriel-clicked", "oriel-pressed")

  private let bus: ServiceBus
  private let program: ProgramIdentity
  private let version: Int
  private let subscription: ServiceBus.Subscription

  /// Creates the service, or returns `nil` if no portal responds.
  init?(bus: ServiceBus, program: ProgramIdentity, events: @escaping @Sendable (NoticeEvent) -> Void) async {
    guard let version = try? await bus.property("version", of: Self.name, path: Self.path, interface: Self.interface).int(0), version > 0
    else { return nil }
    self.bus = bus
    self.program = program
    self.version = version
    subscription = bus.subscribe(to: "ActionInvoked", of: Self.name, path: Self.path, interface: Self.interface) { arguments in
      if let event = Self.event(arguments) { events(event) }
    }
  }

  deinit { subscription.cancel() }

  var hasSound: Bool { version >= 2 }

  func show(_ notice: Notice) async throws {
    try await bus.call(
      Self.name, path: Self.path, interface: Self.interface, "AddNotification", [.string(notice.identifier), .options(entries(notice))])
  }

  func withdraw(_ identifier: String) async {
    _ = try? await bus.call(Self.name, path: Self.path, interface: Self.interface, "RemoveNotification", [.string(identifier)])
  }

  private func entries(_ notice: Notice) -> [String: DBusValue] {
    var entries: [String: DBusValue] = [
      "title": .string(notice.title.isEmpty ? program.name : notice.title), "priority": .string(Self.priority(notice.level)),
      "default-action": .string(Self.clicked),
    ]
    if !notice.text.isEmpty { entries["body"] = .string(notice.text) }
    if !notice.actions.isEmpty {
      let buttons = notice.actions.map { action in
        DBusValue.options(["label": .string(action.title), "action": .string(Self.pressed), "target": .string(action.identifier)])
      }
      entries["buttons"] = .array("a{sv}", buttons)
    }
    if let picture = notice.picture.flatMap(NotificationPicture.png) {
      entries["icon"] = .tuple([.string("bytes"), .variant(.bytes(picture))])
    }
    if version >= 2 {
      // The portal supports neither sound files by path nor a warning sound.
      entries["sound"] = .string(notice.sound == .silent ? "silent" : "default")
      if notice.isBannerHidden { entries["display-hint"] = .strings(["tray"]) }
      if notice.isTransient { entries["display-hint"] = .strings(["transient"]) }
    }
    return entries
  }

  private static func priority(_ level: UNNotificationInterruptionLevel) -> String {
    switch level {
    case .passive: "low"
    case .active: "normal"
    case .timeSensitive: "high"
    case .critical: "urgent"
    }
  }

  private static func event(_ arguments: DBusArguments) -> NoticeEvent? {
    let (identifier, action, parameters) = (arguments.string(0), arguments.string(1), arguments.parts(2).all)
    var target: String?
    var token: String?
    for case .variant(let parameter) in parameters {
      switch parameter {
      case .string(let text): target = target ?? text
      // The platform data of version 2.
      default: if case .string(let text) = DBusArguments([parameter]).entry(0, "activation-token") { token = text }
      }
    }
    switch action {
    case clicked: return .activated(identifier: identifier, action: nil, token: token)
    case pressed: return target.map { .activated(identifier: identifier, action: $0, token: token) }
    default: return nil
    }
  }
}
