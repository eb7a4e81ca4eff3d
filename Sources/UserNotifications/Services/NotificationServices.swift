import Foundation
import Oriel
import OrielBus

/// A lookup of the service that shows notifications on a bus.
struct NotificationServices: Sendable {
  let bus: ServiceBus
  let program: ProgramIdentity

  /// Returns the portal, or the daemon if no portal responds, or `nil` if there is neither.
  func find(events: @escaping @Sendable (NoticeEvent) -> Void) async -> (any NotificationService)? {
    if let portal = await NotificationPortal(bus: bus, program: program, events: events) { return portal }
    return await NotificationDaemon(bus: bus, program: program, events: events)
  }

  /// Shows a badge on the app's icon by `com.canonical.Unity.LauncherEntry`, which docks observe. 0 removes the badge.
  func showBadge(_ count: Int) {
    guard let file = program.desktopFile else {
      return Report.once(
        "notification-badge", "A badge on the app's icon needs a bundle identifier, by which docks identify the app; no badge is shown.")
    }
    // The specification requires a distinct path for each app.
    let path = "/com/canonical/unity/launcherentry/\(file.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) })"
    bus.emit(
      "Update", path: path, interface: "com.canonical.Unity.LauncherEntry",
      [.string("application://\(file).desktop"), .options(["count": .int64(Int64(count)), "count-visible": .bool(count > 0)])])
  }
}
