import Foundation
import Oriel

/// One of the app's windows. Mirrors UIKit's `UIWindowScene` in part.
public final class UIWindowScene: UIScene {
  private lazy var window = UIWindow(of: self)
  private lazy var bar = UIStatusBarManager()

  /// The only window, or an empty array after it was closed.
  nonisolated public var windows: [UIWindow] { onMainThread("UIWindowScene.windows", orElse: []) { host == nil ? [] : [window] } }

  /// The window while it has key focus; otherwise `nil`.
  nonisolated public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that shows the window's views. It is the window's content area, because an app has no access to more than that.
  nonisolated public var screen: UIScreen { onMainThread("UIWindowScene.screen", orElse: .main) { host?.screen ?? .main } }

  /// The orientation of the window: `landscapeRight` while it is wider than high, `portrait` otherwise, or `unknown` before it has a size.
  nonisolated public var interfaceOrientation: UIInterfaceOrientation {
    onMainThread("UIWindowScene.interfaceOrientation", orElse: .unknown) {
      guard let isLandscape = host?.isLandscape else { return .unknown }
      return isLandscape ? .landscapeRight : .portrait
    }
  }

  /// The traits of the window, which determine light or dark mode.
  nonisolated public var traitCollection: UITraitCollection {
    onMainThread("UIWindowScene.traitCollection", orElse: .current) { host.map { UITraitCollection(of: $0) } ?? .current }
  }

  /// The status bar manager of the window, which has no status bar.
  nonisolated public var statusBarManager: UIStatusBarManager? { onMainThread("UIWindowScene.statusBarManager", orElse: nil) { bar } }
}
