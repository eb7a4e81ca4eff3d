/// The role of a screen's bar. Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Hashable, Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }
  private let kind: Kind

  /// The default role, which is the same as `navigationStack`.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// A role with the title in the middle of the bar.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// A role with the title at the leading end, after the back button.
  public static let browser = ToolbarRole(kind: .browser)
  /// A role with the title at the leading end, after a back button without a title.
  public static let editor = ToolbarRole(kind: .editor)

  var hasLeadingTitle: Bool { kind == .browser || kind == .editor }
}

extension View {
  /// Sets the role of the enclosing screen's bar. Mirrors SwiftUI's `toolbarRole(_:)`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(NavigationOption(.role(role))) }
}
