import Foundation
import OrielBus
import Synchronization

@testable import UserNotifications

/// A service that records its calls.
final class RecordingService: NotificationService {
  private let held = Mutex<(notices: [Notice], withdrawn: [String], isGone: Bool)>(([], [], false))
  let hasSound: Bool

  init(hasSound: Bool = true) { self.hasSound = hasSound }

  var notices: [Notice] { held.withLock { $0.notices } }
  var withdrawn: [String] { held.withLock { $0.withdrawn } }
  var isGone: Bool {
    get { held.withLock { $0.isGone } }
    set { held.withLock { $0.isGone = newValue } }
  }

  func show(_ notice: Notice) async throws {
    if isGone { throw BusFailure("nobody has the name", isGone: true) }
    held.withLock { $0.notices.append(notice) }
  }

  func withdraw(_ identifier: String) async { held.withLock { $0.withdrawn.append(identifier) } }
}
