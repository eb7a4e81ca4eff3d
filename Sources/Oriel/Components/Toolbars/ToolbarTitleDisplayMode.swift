/// The display mode of a screen's title. Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind { case automatic, large, inlineLarge, inline }
  private let kind: Kind

  /// The mode of the previous screen, or `large` for a stack's root.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// A title below the bar, which moves into the bar when the content scrolls. In a window of low height the title is in the bar.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
  /// A title at the leading end of the bar, as large as one below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
  /// A title in the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: .inline)

  var barMode: NavigationBarItem.TitleDisplayMode {
    switch kind {
    case .automatic: .automatic
    case .large: .large
    case .inline, .inlineLarge: .inline
    }
  }
}

extension View {
  /// Sets the display mode of the enclosing screen's title. Mirrors SwiftUI's `toolbarTitleDisplayMode(_:)`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(NavigationOption(.toolbarTitle(mode)))
  }
}
