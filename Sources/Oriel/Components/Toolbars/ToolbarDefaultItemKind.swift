/// What a bar has by itself. Mirrors SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case title, sidebarToggle }
  private let kind: Kind

  /// The title of the screen; the button that goes back to it says it all the same.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

/// Whether a view in a split view removes its button for the sidebar.
enum NoSidebarToggleKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Takes something away that the bars of the screen around have by themselves; nil takes nothing away. Mirrors SwiftUI's
  /// `toolbar(removing:)`.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationOption(.removesTitle(defaultItemKind == .title)))
      .transformPreference(NoSidebarToggleKey.self) { if defaultItemKind == .sidebarToggle { $0 = true } }
  }
}
