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

/// The notifications of a window that comes and goes, by UIKit's raw names.
package enum SceneNotification: String, Sendable {
  case didActivate = "UISceneDidActivateNotification"
  case willDeactivate = "UISceneWillDeactivateNotification"
  case didEnterBackground = "UISceneDidEnterBackgroundNotification"
  case willEnterForeground = "UISceneWillEnterForegroundNotification"

  package var name: Notification.Name { Notification.Name(rawValue) }

  /// What a window's notifications have as their object: a program that asks for one of them by UIKit's name sets it.
  @MainActor package static var sender: (ViewHost) -> AnyObject? = { _ in nil }

  /// What leads from one activity to another one.
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

  /// The image loader of the window whose activity changed last, for pictures that are imported outside of any window; nil before the first window.
  private(set) static var imageLoader: (any ImageLoader)?

  private struct Window {
    weak var host: ViewHost?
    let id: ObjectIdentifier
    /// Counts the windows in the order in which they were opened.
    let number: Int
    let activity: WindowTraits.Activity
  }

  /// The one that changed last is the last one.
  private var windows: [Window] = []
  private var openedCount = 0
  package private(set) var activity = WindowTraits.Activity.inactive
  private var isSettling = false
  /// Of the window in front; nil before there is one.
  private var isLandscape: Bool?

  /// What was copied last in one of the windows.
  let itemClipboard = ItemClipboard()

  package init() {}

  /// The window in front, or one of them.
  package var frontWindow: ViewHost? { (windows.last { $0.activity == .active } ?? windows.last)?.host }

  /// All windows, in the order in which they were opened.
  package var openWindows: [ViewHost] { windows.sorted { $0.number < $1.number }.compactMap(\.host) }

  /// The window that has the keyboard; nil where none of the app's has it.
  package var keyWindow: ViewHost? { windows.last { $0.activity == .active }?.host }

  /// What a window is; nil for one that isn't among the app's.
  package func activity(of host: ViewHost) -> WindowTraits.Activity? { windows.first { $0.host === host }?.activity }

  func windowDidChange(_ host: ViewHost, to activity: WindowTraits.Activity) {
    let id = ObjectIdentifier(host)
    Self.latest = self
    Self.imageLoader = host.graph.rendering.images
    defer { WindowInFront.note(self) }
    guard !windows.contains(where: { $0.id == id && $0.activity == activity }) else { return }
    let old = windows.first { $0.id == id }
    if old == nil { openedCount += 1 }
    windows.removeAll { $0.id == id }
    windows.append(Window(host: host, id: id, number: old?.number ?? openedCount, activity: activity))
    // As with the app, a new window is inactive before it is anything else.
    let steps = SceneNotification.steps(from: old?.activity ?? .inactive, to: activity)
    if !steps.isEmpty { host.graph.enqueueAction { [weak host] in if let host { for step in steps { step.post(of: host) } } } }
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
