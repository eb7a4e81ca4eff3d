/// The type of presentation that an item in the desktop environment's status area opens. Mirrors SwiftUI's `MenuBarExtraStyle`.
///
/// The conforming types are opaque: `automatic`, `menu` and `window`.
public protocol MenuBarExtraStyle {
  /// A Boolean value that indicates whether an item opens a window. The engine reads this property.
  static var _opensWindow: Bool { get }
}

/// The default style, which opens a menu. Mirrors SwiftUI's `AutomaticMenuBarExtraStyle`.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public static var _opensWindow: Bool { false }
}

/// A style that opens a menu of the desktop environment. Mirrors SwiftUI's `PullDownMenuBarExtraStyle`.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public static var _opensWindow: Bool { false }
}

/// A style that opens a borderless window, which closes when the user interacts with something else. On X11, the window is positioned at
/// the item; on Wayland, the desktop environment positions it. Mirrors SwiftUI's `WindowMenuBarExtraStyle`.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public static var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style, which opens a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style that opens a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style that opens a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the scene's items in the status area. The default style opens a menu. Mirrors SwiftUI's `menuBarExtraStyle(_:)`.
  @MainActor @preconcurrency public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    changed { entry in
      guard var setup = entry.statusItem, setup.opensWindow == nil else { return }
      setup.opensWindow = S._opensWindow
      entry.statusItem = setup
    }
  }
}
