/// The order of a menu's entries. Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind

  /// As `fixed`.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first entries are the nearest ones: a menu that stands above its button has them at its bottom.
  public static let priority = MenuOrder(kind: .priority)
  /// From top to bottom, wherever the menu stands.
  public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of the entries of menus inside. Mirrors SwiftUI's `menuOrder`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// The order of the entries of menus inside. Mirrors SwiftUI's `menuOrder(_:)`.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
