import Foundation
import Oriel

/// The app: its activity state, its windows, and the URLs that it opens. The names of the keyboard notifications are inherited from
/// `UIResponder`, as some apps spell them. Mirrors UIKit's `UIApplication` in part.
///
/// Its notifications are posted on `NotificationCenter.default` when the activity of its windows changes. An app is active while one of its
/// windows has key focus, and in the background while no window is visible. Its members can be used on any thread.
public class UIApplication: UIResponder {
  /// The shared application.
  nonisolated public static let shared: UIApplication = {
    // The initializer accesses no state of the main actor.
    let application = readOnMainActor { UIApplication() }
    onMainActor { AppNotification.sender = application }
    return application
  }()

  package override init() { super.init() }

  /// The activity state of the app. Mirrors UIKit's `UIApplication.State`.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The activity state of the app. On threads other than the main thread, it is the last known state.
  nonisolated public var applicationState: State {
    switch FrontmostWindow.current?.activity ?? .inactive {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The app is running and has no window yet.
  nonisolated public static let didFinishLaunchingNotification = AppNotification.didFinishLaunching.name
  /// One of the app's windows has received key focus, and none had it before.
  nonisolated public static let didBecomeActiveNotification = AppNotification.didBecomeActive.name
  /// None of the app's windows has key focus any more.
  nonisolated public static let willResignActiveNotification = AppNotification.willResignActive.name
  /// None of the app's windows is visible any more, or the last one was closed.
  nonisolated public static let didEnterBackgroundNotification = AppNotification.didEnterBackground.name
  /// One of the app's windows is visible again.
  nonisolated public static let willEnterForegroundNotification = AppNotification.willEnterForeground.name
  /// The app is about to terminate.
  nonisolated public static let willTerminateNotification = AppNotification.willTerminate.name

  // MARK: Windows

  /// The app's windows, in the order in which they were opened. A window whose views are being created for the first time isn't included
  /// yet. On threads other than the main thread, the array is empty.
  nonisolated public var windows: [UIWindow] {
    onMainThread("UIApplication.windows", orElse: []) { AppLifecycle.current.openWindows.flatMap { UIScene.of($0).windows } }
  }

  /// The window that has key focus, or `nil` if no window of the app has it. On threads other than the main thread, it is `nil`.
  nonisolated public var keyWindow: UIWindow? {
    onMainThread("UIApplication.keyWindow", orElse: nil) { AppLifecycle.current.keyWindow.flatMap { UIScene.of($0).windows.first } }
  }

  /// The app's windows, each as a `UIWindowScene`. On threads other than the main thread, the set is empty.
  nonisolated public var connectedScenes: Set<UIScene> {
    onMainThread("UIApplication.connectedScenes", orElse: []) { Set(AppLifecycle.current.openWindows.map { UIScene.of($0) }) }
  }

  // MARK: Icons

  /// A Boolean value that indicates whether the app's icon can be changed. It is always `false`, because the desktop environment reads the
  /// icon from the app's desktop entry, which the app doesn't own.
  nonisolated public var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon. It is always `nil`, because there is none.
  nonisolated public var alternateIconName: String? { nil }

  /// Fails because alternate icons aren't supported. The completion handler is called asynchronously on the main actor with an error.
  nonisolated public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(CocoaError(.featureUnsupported)) } }
  }

  /// Throws an error because alternate icons aren't supported.
  public func setAlternateIconName(_ alternateIconName: String?) async throws { throw CocoaError(.featureUnsupported) }

  // MARK: URLs

  /// The URL of the system's settings for the app. Linux has none, so opening it has no effect, and `canOpenURL(_:)` returns `false` for
  /// it.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// A key of the options for opening a URL. Mirrors UIKit's `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Bool` that indicates whether only an app that is associated with the URL may open it. Linux has no such association, so nothing
    /// is opened if it is `true`.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL by the desktop environment, and then calls the completion handler with a Boolean value that indicates whether there is a
  /// handler for the URL. On threads other than the main thread, the URL is opened asynchronously.
  nonisolated public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isForAppsOnly = Self.areForAppsOnly(options)
    onMainActor {
      let isOpen = !isForAppsOnly && self.openNow(url)
      if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } } }
    }
  }

  /// Opens a URL by the desktop environment, and returns `false` if there is no handler for it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    !Self.areForAppsOnly(options) && openNow(url)
  }

  nonisolated private static func areForAppsOnly(_ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    options[.universalLinksOnly] as? Bool == true
  }

  private func openNow(_ url: URL) -> Bool { AppLifecycle.current.frontWindow?.surface?.open(url) ?? false }

  /// Returns a Boolean value that indicates whether the desktop environment has a handler for a URL. The result is `false` while the app
  /// has no window, and on threads other than the main thread, where the desktop environment can't be queried.
  nonisolated public func canOpenURL(_ url: URL) -> Bool {
    guard isOnMainActor else {
      Report.once(
        "can-open-url-thread",
        "UIApplication.canOpenURL(_:) was called on a thread other than the main thread, where it always returns false.")
      return false
    }
    return MainActor.assumeIsolated { AppLifecycle.current.frontWindow?.surface?.canOpen(url) ?? false }
  }
}
