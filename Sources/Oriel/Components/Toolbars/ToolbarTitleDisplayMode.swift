/// How the title of a screen is shown. Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private enum Kind { case automatic, large, inlineLarge, inline }
  private let kind: Kind

  /// As on the screen before; on a stack's root as `large`.
  public static let automatic = ToolbarTitleDisplayMode(kind: .automatic)
  /// Below the bar, and in it once the title has been scrolled away. In a low window it stands in the bar.
  public static let large = ToolbarTitleDisplayMode(kind: .large)
  /// In the bar at its leading end, as large as one below it.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: .inlineLarge)
  /// In the bar.
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
  /// How the title of the screen around is shown. Mirrors SwiftUI's `toolbarTitleDisplayMode(_:)`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(NavigationOption(.toolbarTitle(mode)))
  }
}
