import Foundation

/// The notifications of an app's life cycle, by UIKit's raw names.
package enum AppNotification: String, Sendable {
  case didFinishLaunching = "UIApplicationDidFinishLaunchingNotification"
  case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
  case willResignActive = "UIApplicationWillResignActiveNotification"
  case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
  case willEnterForeground = "UIApplicationWillEnterForegroundNotification"
  case willTerminate = "UIApplicationWillTerminateNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// The object of the notifications. A program that uses UIKit's names sets it.
  @MainActor package static var sender: AnyObject?

  /// The app's delegate, which is notified of each step before the notification is posted.
  @MainActor package static weak var delegate: (any AppDelegateHolder)?

  @MainActor func post() {
    Self.delegate?.hear(self)
    NotificationCenter.default.post(name: name, object: Self.sender)
  }
}

/// The notifications of a window's life cycle, by UIKit's raw names.
package enum SceneNotification: String, Sendable {
  case didActivate = "UISceneDidActivateNotification"
  case willDeactivate = "UISceneWillDeactivateNotification"
  case didEnterBackground = "UISceneDidEnterBackgroundNotification"
  case willEnterForeground = "UISceneWillEnterForegroundNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// The closure that returns the object of a window's notifications. A program that uses UIKit's names sets it.
  @MainActor package static var sender: (ViewHost) -> AnyObject? = { _ in nil }

  /// Returns the notifications for the steps from one activity to another.
  fileprivate static func steps(from old: WindowTraits.Activity, to new: WindowTraits.Activity) -> [SceneNotification] {
    switch (old, new) {
    case (.active, .inactive): [.willDeactivate]
    case (.active, .background): [.willDeactivate, .didEnterBackground]
    case (.inactive, .background): [.didEnterBackground]
    case (.inactive, .active): [.didActivate]
    case (.background, .inactive): [.willEnterForeground]
    case (.background, .active): [.willEnterForeground, .didActivate]
    case (.active, .active), (.inactive, .inactive), (.background, .background): []
    }
  }

  @MainActor fileprivate func post(of host: ViewHost) { NotificationCenter.default.post(name: name, object: Self.sender(host)) }
}

/// The notifications of the device, by UIKit's raw names.
package enum DeviceNotification: String, Sendable {
  case orientationDidChange = "UIDeviceOrientationDidChangeNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// The object of the notifications. A program that uses UIKit's names sets it.
  @MainActor package static var sender: AnyObject?

  @MainActor func post() { NotificationCenter.default.post(name: name, object: Self.sender) }
}

/// The activity of an app, which is that of its foremost window.
///
/// Each step to another activity posts its notification, and no step is skipped: an app that leaves the background is inactive before it is
/// active. An app is inactive until it has its first window, and in the background after its last window has closed.
@MainActor
package final class AppLifecycle {
  /// The life cycle of the process.
  package static let shared = AppLifecycle()

  /// The life cycle whose window has reported an activity most recently. The window of a test belongs to a life cycle of its own.
  package static var current: AppLifecycle { latest ?? shared }
  private static weak var latest: AppLifecycle?

  /// The image loader of the window whose activity changed last, for images that are imported outside a window. It is `nil` before the
  /// first window.
  private(set) static var imageLoader: (any ImageLoader)?

  private struct Window {
    weak var host: ViewHost?
    let id: ObjectIdentifier
    /// The number of the window in the order of opening.
    let number: Int
    let activity: WindowTraits.Activity
  }

  /// The windows in the order of their latest change of activity.
  private var windows: [Window] = []
  private var openedCount = 0
  package private(set) var activity = WindowTraits.Activity.inactive
  private var isSettling = false
  /// Indicates whether the frontmost window is wider than high, or `nil` before there is one.
  private var isLandscape: Bool?

  /// The content that was copied most recently in one of the windows.
  let itemClipboard = ItemClipboard()

  package init() {}

  /// The frontmost window, or the one that changed last if none is active.
  package var frontWindow: ViewHost? { (windows.last { $0.activity == .active } ?? windows.last)?.host }

  /// All windows, in the order of opening.
  package var openWindows: [ViewHost] { windows.sorted { $0.number < $1.number }.compactMap(\.host) }

  /// The key window, or `nil` if another app has it.
  package var keyWindow: ViewHost? { windows.last { $0.activity == .active }?.host }

  /// Returns the activity of a window, or `nil` if the window doesn't belong to the app.
  package func activity(of host: ViewHost) -> WindowTraits.Activity? { windows.first { $0.host === host }?.activity }

  func windowDidChange(_ host: ViewHost, to activity: WindowTraits.Activity) {
    let id = ObjectIdentifier(host)
    Self.latest = self
    Self.imageLoader = host.graph.rendering.images
    defer { FrontmostWindow.note(self) }
    guard !windows.contains(where: { $0.id == id && $0.activity == activity }) else { return }
    let old = windows.first { $0.id == id }
    if old == nil { openedCount += 1 }
    windows.removeAll { $0.id == id }
    windows.append(Window(host: host, id: id, number: old?.number ?? openedCount, activity: activity))
    // As for the app, a new window starts as inactive.
    let steps = SceneNotification.steps(from: old?.activity ?? .inactive, to: activity)
    if !steps.isEmpty { host.graph.enqueueAction { [weak host] in if let host { for step in steps { step.post(of: host) } } } }
    // Another window of the app can become active within the same frame.
    if foremost != self.activity { host.graph.enqueueAction { [weak self] in self?.settle() } }
    sizeMayHaveChanged()
  }

  /// Called when another window is frontmost, or when the size of the frontmost window has changed.
  func sizeMayHaveChanged() {
    FrontmostWindow.note(self)
    guard let host = frontWindow, let shape = host.isLandscape, shape != isLandscape else { return }
    if isLandscape != nil { host.graph.enqueueAction { DeviceNotification.orientationDidChange.post() } }
    isLandscape = shape
  }

  func windowDidClose(_ id: ObjectIdentifier) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.remove(at: index)
    if windows.isEmpty { isLandscape = nil }
    sizeMayHaveChanged()
    settle()
    FrontmostWindow.note(self)
  }

  private var foremost: WindowTraits.Activity {
    let all = windows.map(\.activity)
    return all.contains(.active) ? .active : all.contains(.inactive) ? .inactive : .background
  }

  private func settle() {
    // An observer of a step can close a window.
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
      FrontmostWindow.note(self)
    }
  }
}
