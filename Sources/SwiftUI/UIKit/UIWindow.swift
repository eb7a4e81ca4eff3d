import Foundation
import Oriel

/// One of the app's windows. Mirrors UIKit's `UIWindow` in part: its properties are those of an Oriel window, and no view can be added to
/// it.
///
/// On threads other than the main thread, and after the window was closed, it has no size and no insets.
public final class UIWindow: UIView {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// Creates a window that isn't shown and has no size, which programs use where there is no scene. Oriel opens the windows of an app's
  /// scenes; views above others are shown with `sheet`, `popover`, `overlay` or `ZStack`.
  public required init() { super.init() }

  private var host: ViewHost? { scene?.host }

  /// The content area of the window, in points, with the origin at zero. The window system determines its size, so setting it has no
  /// effect.
  nonisolated public override var frame: CGRect {
    get { onMainThread("UIWindow.frame", orElse: .zero) { CGRect(origin: .zero, size: host?.size ?? .zero) } }
    set { keep(newValue, as: "frame") }
  }

  /// The content area of the window, which is equal to `frame`.
  nonisolated public override var bounds: CGRect {
    get { frame }
    set { keep(newValue, as: "bounds") }
  }

  /// The insets of the content area that the window itself covers, without the software keyboard.
  nonisolated public override var safeAreaInsets: UIEdgeInsets {
    onMainThread("UIWindow.safeAreaInsets", orElse: .zero) {
      guard let host else { return .zero }
      let insets = host.safeAreaInsets
      return UIEdgeInsets(
        top: insets.top, left: host.isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: host.isMirrored ? insets.leading : insets.trailing)
    }
  }

  /// The window itself.
  nonisolated public override var window: UIWindow? { self }

  /// Returns the size of the window, independent of the available size.
  nonisolated public override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The scene of the window, or `nil` after the window was closed.
  nonisolated public var windowScene: UIWindowScene? { onMainThread("UIWindow.windowScene", orElse: nil) { host == nil ? nil : scene } }

  /// The screen that shows the window's views.
  nonisolated public var screen: UIScreen { onMainThread("UIWindow.screen", orElse: .main) { scene?.screen ?? .main } }

  /// A Boolean value that indicates whether the window has key focus.
  nonisolated public var isKeyWindow: Bool {
    onMainThread("UIWindow.isKeyWindow", orElse: false) { scene?.activationState == .foregroundActive }
  }

  /// The traits of the window, which determine light or dark mode.
  nonisolated public var traitCollection: UITraitCollection {
    onMainThread("UIWindow.traitCollection", orElse: .current) { scene?.traitCollection ?? .current }
  }

  /// The light or dark mode of the whole window, which overrides the desktop environment and `preferredColorScheme(_:)`. `unspecified`
  /// doesn't override them.
  nonisolated public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept["overrideUserInterfaceStyle"] ?? .unspecified }
    set {
      kept["overrideUserInterfaceStyle"] = newValue
      onMainActor {
        self.host?.overriddenColorScheme =
          switch newValue {
          case .unspecified: nil
          case .light: .light
          case .dark: .dark
          }
      }
    }
  }

  /// Removes the focus in the window and hides the software keyboard, and returns a Boolean value that indicates whether a view had focus.
  @discardableResult
  nonisolated public override func endEditing(_ force: Bool) -> Bool {
    onMainThread("UIWindow.endEditing(_:)", orElse: false) {
      guard let host, host.hasFocus else { return false }
      host.leaveFocus()
      return true
    }
  }

  /// The root view controller. It is unavailable because Oriel's windows have none.
  @available(
    *, unavailable,
    message: "Oriel's windows have no view controllers: present SwiftUI views with modifiers such as sheet(isPresented:)"
  )
  nonisolated public var rootViewController: UIViewController? { nil }

  nonisolated override class var replacement: String { "use modifiers of the window's views instead" }
}
