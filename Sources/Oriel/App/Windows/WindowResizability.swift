/// How a window may be resized. Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Sendable {
  let kind: WindowOptions.Resizability

  /// `contentSize` for `Settings`, `contentMinSize` for windows otherwise.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Not smaller than its content can be.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
  /// As large as its content at first, and not smaller than that can be; where it can't be larger either, not at all. Desktops know of no
  /// largest size beyond that.
  public static let contentSize = WindowResizability(kind: .contentSize)
}
