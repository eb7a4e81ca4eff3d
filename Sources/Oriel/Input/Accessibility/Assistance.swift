import Foundation
import Synchronization

/// The user's accessibility settings of the desktop environment, as of the last update of any window. They can be read on any thread.
package struct Assistance: Equatable, Sendable {
  package private(set) var reducesMotion = false
  package private(set) var hasScreenReader = false
  package private(set) var isHighContrast = false

  private static let latest = Mutex(Assistance())

  package static var current: Assistance { latest.withLock { $0 } }

  package init(reducesMotion: Bool = false, hasScreenReader: Bool = false, isHighContrast: Bool = false) {
    (self.reducesMotion, self.hasScreenReader, self.isHighContrast) = (reducesMotion, hasScreenReader, isHighContrast)
  }

  /// Stores the settings that a window receives, and enqueues an action that posts the changes.
  @MainActor static func update(_ new: Assistance, in graph: ViewGraph) {
    let old = current
    guard new != old else { return }
    latest.withLock { [new] in $0 = new }
    var changes: [AccessibilitySettingsNotification] = []
    if new.reducesMotion != old.reducesMotion { changes.append(.reducesMotion) }
    if new.hasScreenReader != old.hasScreenReader { changes.append(.hasScreenReader) }
    if new.isHighContrast != old.isHighContrast { changes.append(.isHighContrast) }
    graph.enqueueAction { [changes] in for change in changes { change.post() } }
  }
}

/// The notifications for changes of the accessibility settings, by UIKit's raw names.
package enum AccessibilitySettingsNotification: String, Sendable {
  case reducesMotion = "UIAccessibilityReduceMotionStatusDidChangeNotification"
  case hasScreenReader = "UIAccessibilityVoiceOverStatusDidChangeNotification"
  case isHighContrast = "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  func post() { NotificationCenter.default.post(name: name, object: nil) }
}
