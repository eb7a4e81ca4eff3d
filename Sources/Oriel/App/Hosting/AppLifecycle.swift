import Foundation

/// The notifications of an app that comes and goes, by UIKit's raw names.
package enum AppNotification: String, Sendable {
  case didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case willResignActive = "UIApplicationWillResignActiveNotification"
  case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
  case willEnterForeground = "UIApplicationWillEnterForegroundNotification"
  case willTerminate = "UIApplicationWillTerminateNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// What the notifications have as their object: a program that asks for it by UIKit's name sets it.
  @MainActor package static var sender: AnyObject?

  /// The app's delegate, which hears of a step before others do.
  @MainActor package static weak var delegate: (any AppDelegateHolder)?

  @MainActor func post() {
    Self.delegate?.hear(self)
    NotificationCenter.default.post(name: name, object: Self.sender)
  }
}

/// The notifications of the machine, by UIKit's raw names.
package enum DeviceNotification: String, Sendable {
  case orientationDidChange = "UIDeviceOrientationDidChangeNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// What the notifications have as their object: a program that asks for it by UIKit's name sets it.
  @MainActor package static var sender: AnyObject?

  @MainActor func post() { NotificationCenter.default.post(name: name, object: Self.sender) }
}

/// Whether an app is in front: it is what the foremost of its windows is.
///
/// Each step to another activity posts its notification, none is left out: from the background an app is inactive before it is active.
/// An app is inactive until its first window is there, and in the background when its last one has gone.
@MainActor
package final class AppLifecycle {
  /// The program's own.
  package static let shared = AppLifecycle()

  /// The one whose windows heard something last: a test's window is an app of its own.
  package static var current: AppLifecycle { latest ?? shared }
  private static weak var latest: AppLifecycle?

  private struct Window {
    weak var host: ViewHost?
    let id: ObjectIdentifier
    let activity: WindowTraits.Activity
  }

  /// The one that changed last is the last one.
  private var windows: [Window] = []
  package private(set) var activity = WindowTraits.Activity.inactive
  private var isSettling = false
  /// Of the window in front; nil before there is one.
  private var isLandscape: Bool?

  /// What was copied last in one of the windows.
  let itemClipboard = ItemClipboard()

  package init() {}

  /// The window in front, or one of them.
  package var frontWindow: ViewHost? { (windows.last { $0.activity == .active } ?? windows.last)?.host }

  func windowDidChange(_ host: ViewHost, to activity: WindowTraits.Activity) {
    let id = ObjectIdentifier(host)
    Self.latest = self
    defer { WindowInFront.note(self) }
    guard !windows.contains(where: { $0.id == id && $0.activity == activity }) else { return }
    windows.removeAll { $0.id == id }
    windows.append(Window(host: host, id: id, activity: activity))
    // Within this frame the app's next window may have taken over from this one.
    if foremost != self.activity { host.graph.enqueueAction { [weak self] in self?.settle() } }
    shapeMayHaveChanged()
  }

  /// Another window is in front, or the one there has another size.
  func shapeMayHaveChanged() {
    WindowInFront.note(self)
    guard let host = frontWindow, let shape = host.isLandscape, shape != isLandscape else { return }
    if isLandscape != nil { host.graph.enqueueAction { DeviceNotification.orientationDidChange.post() } }
    isLandscape = shape
  }

  func windowDidClose(_ id: ObjectIdentifier) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.remove(at: index)
    if windows.isEmpty { isLandscape = nil }
    shapeMayHaveChanged()
    settle()
    WindowInFront.note(self)
  }

  private var foremost: WindowTraits.Activity {
    let all = windows.map(\.activity)
    return all.contains(.active) ? .active : all.contains(.inactive) ? .inactive : .background
  }

  private func settle() {
    // Whoever hears of a step may close a window.
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while activity != foremost {
      switch (activity, foremost) {
      case (.active, _):
        AppNotification.willResignActive.post()
        activity = .inactive
      case (.inactive, .background):
        activity = .background
        AppNotification.didEnterBackground.post()
      case (.inactive, _):
        activity = .active
        AppNotification.didBecomeActive.post()
      case (.background, _):
        AppNotification.willEnterForeground.post()
        activity = .inactive
      }
      WindowInFront.note(self)
    }
  }
}
