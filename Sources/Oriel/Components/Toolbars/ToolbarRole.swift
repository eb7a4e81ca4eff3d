/// What a screen's bar is for. Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  /// As `navigationStack`.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// The title stands in the bar's middle.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// The title stands at the leading end, after the back button.
  public static let browser = ToolbarRole(kind: .browser)
  /// The title stands at the leading end, after a back button that says no title.
  public static let editor = ToolbarRole(kind: .editor)

  var leadsWithTitle: Bool { kind == .browser || kind == .editor }
}

extension View {
  /// What the bar of the screen around is for. Mirrors SwiftUI's `toolbarRole(_:)`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(NavigationOption(.role(role))) }
}
