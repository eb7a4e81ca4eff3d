/// A kind of items that a bar has by default. Mirrors SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind { case title, sidebarToggle }
  private let kind: Kind

  /// The title of the screen. The button that goes back to the screen shows the title in any case.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
}

/// Indicates whether a view in a split view removes the split view's sidebar button.
enum NoSidebarToggleKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Removes a default item from the bars of the enclosing screen, or none if the kind is `nil`. Mirrors SwiftUI's `toolbar(removing:)`.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationOption(.removesTitle(defaultItemKind == .title)))
      .transformPreference(NoSidebarToggleKey.self) { if defaultItemKind == .sidebarToggle { $0 = true } }
  }
}
