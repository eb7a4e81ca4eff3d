import Foundation
import Oriel

/// The program as a whole: whether it is in front, and what it has the desktop open. Mirrors UIKit's `UIApplication` as far as that
/// goes; the names of the keyboard's notifications come from `UIResponder`, as some programs spell them.
///
/// Its notifications are posted on `NotificationCenter.default` as the activity of its windows changes: an app is active while one of them
/// has the keyboard, and in the background when none is to be seen. Its members can be used on any thread.
public class UIApplication: UIResponder {
  /// The program.
  nonisolated public static let shared: UIApplication = {
    // Its initializer touches nothing that is the main actor's.
    let application = readOnMainActor { UIApplication() }
    onMainActor { AppNotification.sender = application }
    return application
  }()

  package override init() { super.init() }

  /// Mirrors UIKit's `UIApplication.State`.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// On another thread than the main one, as it was last.
  nonisolated public var applicationState: State {
    switch WindowInFront.current?.activity ?? .inactive {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The app runs, and has no window yet.
  nonisolated public static let didFinishLaunchingNotification = AppNotification.didFinishLaunching.name
  /// One of the app's windows has the keyboard, and none had.
  nonisolated public static let didBecomeActiveNotification = AppNotification.didBecomeActive.name
  /// None of the app's windows has the keyboard any more.
  nonisolated public static let willResignActiveNotification = AppNotification.willResignActive.name
  /// None of the app's windows is to be seen any more, or the last one was closed.
  nonisolated public static let didEnterBackgroundNotification = AppNotification.didEnterBackground.name
  /// One of the app's windows is to be seen again.
  nonisolated public static let willEnterForegroundNotification = AppNotification.willEnterForeground.name
  /// The program ends.
  nonisolated public static let willTerminateNotification = AppNotification.willTerminate.name

  // MARK: Windows

  /// The app's windows, in the order in which they were opened; one whose views are made for the first time isn't among them yet. On another thread than the main one, none.
  nonisolated public var windows: [UIWindow] {
    onMainThread("UIApplication.windows", orElse: []) { AppLifecycle.current.openWindows.flatMap { UIScene.of($0).windows } }
  }

  /// The window that has the keyboard; nil where none of the app's has it, and on another thread than the main one.
  nonisolated public var keyWindow: UIWindow? {
    onMainThread("UIApplication.keyWindow", orElse: nil) { AppLifecycle.current.keyWindow.flatMap { UIScene.of($0).windows.first } }
  }

  /// The app's windows, each a `UIWindowScene`. On another thread than the main one, none.
  nonisolated public var connectedScenes: Set<UIScene> {
    onMainThread("UIApplication.connectedScenes", orElse: []) { Set(AppLifecycle.current.openWindows.map { UIScene.of($0) }) }
  }

  // MARK: Icons

  /// Whether the app's icon can be changed: no. A desktop has it from the app's entry, which isn't the program's own.
  nonisolated public var supportsAlternateIcons: Bool { false }

  /// The name of the icon in place of the app's own: nil, since there is none.
  nonisolated public var alternateIconName: String? { nil }

  /// Fails, as `supportsAlternateIcons` says: the completion handler is given an error, soon and on the main actor.
  nonisolated public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(CocoaError(.featureUnsupported)) } }
  }

  /// Fails, as `supportsAlternateIcons` says.
  public func setAlternateIconName(_ alternateIconName: String?) async throws { throw CocoaError(.featureUnsupported) }

  // MARK: Addresses

  /// Where a system's settings for the app would be. Linux has none, so that nothing is opened there: `canOpenURL(_:)` says so.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// What an address is opened with. Mirrors UIKit's `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Bool`: whether only an app may open the address that it belongs to. Linux knows of none, so that nothing is opened then.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Has the desktop open an address, and says afterwards whether it has something for it. On another thread than the main one it is opened soon.
  nonisolated public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isForAppsOnly = Self.areForAppsOnly(options)
    onMainActor {
      let isOpen = !isForAppsOnly && self.openNow(url)
      if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } } }
    }
  }

  /// Has the desktop open an address; false where it has nothing for it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    !Self.areForAppsOnly(options) && openNow(url)
  }

  nonisolated private static func areForAppsOnly(_ options: [OpenExternalURLOptionsKey: Any]) -> Bool {
    options[.universalLinksOnly] as? Bool == true
  }

  private func openNow(_ url: URL) -> Bool { AppLifecycle.current.frontWindow?.surface?.open(url) ?? false }

  /// Whether the desktop has something for an address; false while the app has no window, and on any other thread than the main one, where the desktop
  /// can't be asked.
  nonisolated public func canOpenURL(_ url: URL) -> Bool {
    guard isOnMainActor else {
      Report.once(
        "can-open-url-thread",
        "UIApplication.canOpenURL(_:) was called on another thread than the main one, where the answer is always false.")
      return false
    }
    return MainActor.assumeIsolated { AppLifecycle.current.frontWindow?.surface?.canOpen(url) ?? false }
  }
}
