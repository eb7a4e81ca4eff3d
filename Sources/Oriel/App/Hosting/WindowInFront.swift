import Synchronization

/// What programs ask by UIKit's names, on any thread, of the window in front and of the app.
package struct WindowInFront: Sendable {
  /// Nil without a window.
  let screen: UIScreen?
  package let isPhone: Bool
  /// Nil without a window that has a size.
  package let isLandscape: Bool?
  /// Whether its colours are for dark surroundings; false without a window.
  package let isDark: Bool
  /// The text size that the user wants in it; nil without a window.
  package let dynamicTypeSize: DynamicTypeSize?
  package let activity: WindowTraits.Activity

  @MainActor private init(of lifecycle: AppLifecycle) {
    let window = lifecycle.frontWindow
    screen = window?.graph.screen
    isPhone = window?.isPhone ?? false
    isLandscape = window?.isLandscape
    isDark = window?.isDark ?? false
    dynamicTypeSize = window?.rootValues.dynamicTypeSize
    activity = lifecycle.activity
  }

  private static let last = Mutex<WindowInFront?>(nil)

  /// As it is on the main actor; elsewhere as it was last there, nil before there was a window.
  package static var current: WindowInFront? {
    isOnMainActor ? MainActor.assumeIsolated { WindowInFront(of: .current) } : last.withLock { $0 }
  }

  /// Something of it may have changed.
  @MainActor static func note(_ lifecycle: AppLifecycle) {
    guard lifecycle === AppLifecycle.current else { return }
    let new = WindowInFront(of: lifecycle)
    // What is replaced is let go of after the lock.
    let old = last.withLock { last in
      defer { last = new }
      return last
    }
    withExtendedLifetime(old) {}
  }
}
