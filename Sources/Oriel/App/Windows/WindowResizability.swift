/// The resizability of a window. Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Sendable {
  let kind: WindowOptions.Resizability

  /// `contentSize` for `Settings`, and `contentMinSize` for other windows.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The window is at least as large as the minimum size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
  /// The window opens with the size of its content, and is at least as large as the content's minimum size. If the content can't grow
  /// either, the window isn't resizable. Desktop environments support no other maximum size.
  public static let contentSize = WindowResizability(kind: .contentSize)
}
