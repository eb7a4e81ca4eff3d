/// The tint of icons in a list's rows. Mirrors SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  /// The color, or `nil` for gray.
  let color: Color?

  /// Returns a tint of the given color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that the system may override. Oriel never overrides it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A gray tint.
  public static let monochrome = ListItemTint(color: nil)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// The tint of the icons of labels in lists, or `nil` for the accent color.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the icons of labels in lists. `nil` selects the accent color. Mirrors SwiftUI's `listItemTint(_:)`.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the tint of the icons of labels in lists. `nil` selects the accent color. Mirrors SwiftUI's `listItemTint(_:)`.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
