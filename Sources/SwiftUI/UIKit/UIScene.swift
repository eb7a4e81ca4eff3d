import Foundation
import Oriel

/// The lifecycle of one of the app's windows. Its members can be used on any thread; windows can be accessed on the main thread only.
/// Mirrors UIKit's `UIScene` in part: each of Oriel's windows is a scene of its own, and each scene a `UIWindowScene`.
@MainActor @preconcurrency
public class UIScene: UIResponder {
  /// The host of the window, or `nil` after the window was closed.
  private(set) weak var host: ViewHost?

  init(_ host: ViewHost) {
    self.host = host
    super.init()
  }

  /// The activity state of a scene. Mirrors UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// The window was closed.
    case unattached = -1
    /// The window has key focus.
    case foregroundActive = 0
    /// The window is visible and doesn't have key focus.
    case foregroundInactive = 1
    /// The window isn't visible.
    case background = 2
  }

  /// The activity state. On threads other than the main thread, it is `unattached`.
  nonisolated public var activationState: ActivationState {
    onMainThread("UIScene.activationState", orElse: .unattached) {
      switch host.flatMap({ $0.lifecycle.activity(of: $0) }) {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      case nil: .unattached
      }
    }
  }

  /// The title that the window's views set, or `nil` if they set none.
  nonisolated public var title: String! { onMainThread("UIScene.title", orElse: nil) { host?.titleOfViews } }

  /// Returns the scene of a window.
  static func of(_ host: ViewHost) -> UIWindowScene {
    if let known = host.standIn as? UIWindowScene { return known }
    let scene = UIWindowScene(host)
    host.standIn = scene
    return scene
  }

  // MARK: Notifications

  /// The window has received key focus.
  nonisolated public static let didActivateNotification = named(.didActivate)
  /// The window has lost key focus.
  nonisolated public static let willDeactivateNotification = named(.willDeactivate)
  /// The window isn't visible any more.
  nonisolated public static let didEnterBackgroundNotification = named(.didEnterBackground)
  /// The window is visible again.
  nonisolated public static let willEnterForegroundNotification = named(.willEnterForeground)

  /// Returns the name of a notification, and installs the closure that provides the notification's object.
  nonisolated private static func named(_ notification: SceneNotification) -> Notification.Name {
    onMainActor { SceneNotification.sender = { UIScene.of($0) } }
    return notification.name
  }
}
