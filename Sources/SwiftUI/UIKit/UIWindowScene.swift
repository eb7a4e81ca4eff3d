import Foundation
import Oriel

/// One of the app's windows. Mirrors UIKit's `UIWindowScene` as far as that goes.
public final class UIWindowScene: UIScene {
  private lazy var window = UIWindow(of: self)
  private lazy var bar = UIStatusBarManager()

  /// The window, as the only one; none once it has gone.
  nonisolated public var windows: [UIWindow] { onMainThread("UIWindowScene.windows", orElse: []) { host == nil ? [] : [window] } }

  /// The window while it has the keyboard.
  nonisolated public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// What the window's views are shown on: its content area, since a program is told no more than that.
  nonisolated public var screen: UIScreen { onMainThread("UIWindowScene.screen", orElse: .main) { host?.screen ?? .main } }

  /// `landscapeRight` while the window is wider than it is high, `portrait` otherwise; `unknown` before it has a size.
  nonisolated public var interfaceOrientation: UIInterfaceOrientation {
    onMainThread("UIWindowScene.interfaceOrientation", orElse: .unknown) {
      guard let isLandscape = host?.isLandscape else { return .unknown }
      return isLandscape ? .landscapeRight : .portrait
    }
  }

  /// Whether the window has light or dark colours.
  nonisolated public var traitCollection: UITraitCollection {
    onMainThread("UIWindowScene.traitCollection", orElse: .current) { host.map { UITraitCollection(of: $0) } ?? .current }
  }

  /// The bar that a window doesn't have here.
  nonisolated public var statusBarManager: UIStatusBarManager? { onMainThread("UIWindowScene.statusBarManager", orElse: nil) { bar } }
}
