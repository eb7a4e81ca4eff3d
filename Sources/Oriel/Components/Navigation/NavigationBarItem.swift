/// The title of a screen in its bar. Mirrors SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How a title is shown. Mirrors SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before; on a stack's root a large title.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, and in it once the title has been scrolled away. In a low window it stands in the bar.
    case large
  }
}
