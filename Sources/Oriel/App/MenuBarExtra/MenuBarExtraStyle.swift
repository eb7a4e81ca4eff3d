/// What opens from an item in the desktop's bar. Mirrors SwiftUI's `MenuBarExtraStyle`.
///
/// Its types are opaque: `automatic`, `menu` and `window`.
public protocol MenuBarExtraStyle {
  static var _opensWindow: Bool { get }
}

/// A menu. Mirrors SwiftUI's `AutomaticMenuBarExtraStyle`.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
  public static var _opensWindow: Bool { false }
}

/// A menu of the desktop's. Mirrors SwiftUI's `PullDownMenuBarExtraStyle`.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
  public static var _opensWindow: Bool { false }
}

/// A window without a frame that closes when somebody goes on elsewhere. It stands at the item on X11; on Wayland the desktop places it.
/// Mirrors SwiftUI's `WindowMenuBarExtraStyle`.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
  public static var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// What the items of the scene in the desktop's bar open; a menu where nobody says. Mirrors SwiftUI's `menuBarExtraStyle(_:)`.
  @MainActor @preconcurrency public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    changed { entry in
      guard var setup = entry.statusItem, setup.opensWindow == nil else { return }
      setup.opensWindow = S._opensWindow
      entry.statusItem = setup
    }
  }
}
