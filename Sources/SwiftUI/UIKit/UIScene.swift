import Foundation
import Oriel

/// One of the app's windows, as far as it comes and goes. Mirrors UIKit's `UIScene` as far as that goes: each of Oriel's windows is a scene of its own, and
/// each scene a `UIWindowScene`. Its members can be used on any thread; windows can be asked on the main one.
@MainActor @preconcurrency
public class UIScene: UIResponder {
  /// Nil once the window has gone.
  private(set) weak var host: ViewHost?

  init(_ host: ViewHost) {
    self.host = host
    super.init()
  }

  /// Mirrors UIKit's `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// The window has gone.
    case unattached = -1
    /// The window has the keyboard.
    case foregroundActive = 0
    /// The window is to be seen, and another one has the keyboard.
    case foregroundInactive = 1
    /// The window isn't to be seen.
    case background = 2
  }

  /// On another thread than the main one, `unattached`.
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

  /// What the window's views call it; nil where they say nothing.
  nonisolated public var title: String! { onMainThread("UIScene.title", orElse: nil) { host?.titleOfViews } }

  /// The scene of a window.
  static func of(_ host: ViewHost) -> UIWindowScene {
    if let known = host.standIn as? UIWindowScene { return known }
    let scene = UIWindowScene(host)
    host.standIn = scene
    return scene
  }

  // MARK: Notifications

  /// The window has the keyboard, and hadn't.
  nonisolated public static let didActivateNotification = named(.didActivate)
  /// The window hasn't the keyboard any more.
  nonisolated public static let willDeactivateNotification = named(.willDeactivate)
  /// The window isn't to be seen any more.
  nonisolated public static let didEnterBackgroundNotification = named(.didEnterBackground)
  /// The window is to be seen again.
  nonisolated public static let willEnterForegroundNotification = named(.willEnterForeground)

  /// Who knows the name of one of them may ask whose it is.
  nonisolated private static func named(_ notification: SceneNotification) -> Notification.Name {
    onMainActor { SceneNotification.sender = { UIScene.of($0) } }
    return notification.name
  }
}
