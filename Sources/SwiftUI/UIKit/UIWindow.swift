import Foundation
import Oriel

/// One of the app's windows. Mirrors UIKit's `UIWindow` as far as that goes: what Oriel's windows are is read from it, while nothing can be put into one.
///
/// On another thread than the main one, and once the window has gone, it has no size and nothing around it.
public final class UIWindow: UIView {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  @available(
    *, unavailable, message: "Oriel opens windows for an app's scenes: put views above others by sheet, popover, overlay or ZStack"
  )
  public required init() { super.init() }

  private var host: ViewHost? { scene?.host }

  /// The window's content area, in points; begins at zero. The desktop says how large it is: setting it changes nothing.
  nonisolated public override var frame: CGRect {
    get { onMainThread("UIWindow.frame", orElse: .zero) { CGRect(origin: .zero, size: host?.size ?? .zero) } }
    set { keep(newValue, as: "frame") }
  }

  /// As `frame`.
  nonisolated public override var bounds: CGRect {
    get { frame }
    set { keep(newValue, as: "bounds") }
  }

  /// What the window has taken for itself of its content area; the keyboard is no part of it.
  nonisolated public override var safeAreaInsets: UIEdgeInsets {
    onMainThread("UIWindow.safeAreaInsets", orElse: .zero) {
      guard let host else { return .zero }
      let insets = host.safeAreaInsets
      return UIEdgeInsets(
        top: insets.top, left: host.isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: host.isMirrored ? insets.leading : insets.trailing)
    }
  }

  nonisolated public override var window: UIWindow? { self }

  nonisolated public override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Nil once the window has gone.
  nonisolated public var windowScene: UIWindowScene? { onMainThread("UIWindow.windowScene", orElse: nil) { host == nil ? nil : scene } }

  /// What the window's views are shown on.
  nonisolated public var screen: UIScreen { onMainThread("UIWindow.screen", orElse: .main) { scene?.screen ?? .main } }

  /// Whether the window has the keyboard.
  nonisolated public var isKeyWindow: Bool {
    onMainThread("UIWindow.isKeyWindow", orElse: false) { scene?.activationState == .foregroundActive }
  }

  /// Whether the window has light or dark colours.
  nonisolated public var traitCollection: UITraitCollection {
    onMainThread("UIWindow.traitCollection", orElse: .current) { scene?.traitCollection ?? .current }
  }

  /// Light or dark colours for all of the window, whatever the desktop and `preferredColorScheme(_:)` say; `unspecified` leaves it to them.
  nonisolated public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept["overrideUserInterfaceStyle"] ?? .unspecified }
    set {
      kept["overrideUserInterfaceStyle"] = newValue
      onMainActor {
        self.host?.imposedColorScheme =
          switch newValue {
          case .unspecified: nil
          case .light: .light
          case .dark: .dark
          }
      }
    }
  }

  /// Takes the focus away from whatever has it in the window, and the keyboard with it; whether anything had it.
  @discardableResult
  nonisolated public override func endEditing(_ force: Bool) -> Bool {
    onMainThread("UIWindow.endEditing(_:)", orElse: false) {
      guard let host, host.hasFocus else { return false }
      host.leaveFocus()
      return true
    }
  }

  @available(*, unavailable, message: "Oriel's windows have no view controllers: present SwiftUI views, by sheet(isPresented:) and its kin")
  nonisolated public var rootViewController: UIViewController? { nil }

  nonisolated override class var replacement: String { "modifiers of the window's views say how it looks" }
}
