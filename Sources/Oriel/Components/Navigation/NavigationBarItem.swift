/// The title of a screen in its bar. Mirrors SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title. Mirrors SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Sendable {
    /// The mode of the previous screen. The root of a stack has a large title.
    case automatic
    /// A title in the bar.
    case inline
    /// A title below the bar, which moves into the bar when the content scrolls. In a window of low height the title is in the bar.
    case large
  }
}
