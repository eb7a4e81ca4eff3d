/// How what stands out in a list's rows is coloured. Mirrors SwiftUI's `ListItemTint`.
public struct ListItemTint: Hashable, Sendable {
  /// Nil is grey.
  let color: Color?

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that the system may overrule. It has no wish of its own here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey.
  public static let monochrome = ListItemTint(color: nil)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// How the icons of labels in lists are coloured; nil is the accent colour.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// The colour of the icons of labels in lists; nil is the accent colour. Mirrors SwiftUI's `listItemTint(_:)`.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// The colour of the icons of labels in lists; nil is the accent colour. Mirrors SwiftUI's `listItemTint(_:)`.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
