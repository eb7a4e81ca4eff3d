import Synchronization

/// The state of the app and its frontmost window that programs read by UIKit's names, on any thread.
package struct FrontmostWindow: Sendable {
  /// The screen of the window, or `nil` without a window.
  let screen: UIScreen?
  package let isPhone: Bool
  /// Indicates whether the window is wider than high, or `nil` without a window that has a size.
  package let isLandscape: Bool?
  /// Indicates whether the window uses the dark color scheme. It is `false` without a window.
  package let isDark: Bool
  /// The text size that the user has chosen, or `nil` without a window.
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

  private static let last = Mutex<FrontmostWindow?>(nil)

  /// The current state on the main actor. On other threads, it is the state that the main actor stored last, or `nil` before the first
  /// window.
  package static var current: FrontmostWindow? {
    isOnMainActor ? MainActor.assumeIsolated { FrontmostWindow(of: .current) } : last.withLock { $0 }
  }

  /// Stores the state after a possible change.
  @MainActor static func note(_ lifecycle: AppLifecycle) {
    guard lifecycle === AppLifecycle.current else { return }
    let new = FrontmostWindow(of: lifecycle)
    // The previous value is released outside the lock.
    let old = last.withLock { last in
      defer { last = new }
      return last
    }
    withExtendedLifetime(old) {}
  }
}
