/// The order of a menu's entries. Mirrors SwiftUI's `MenuOrder`.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind

  /// The default order, which is the same as `fixed`.
  public static let automatic = MenuOrder(kind: .automatic)
  /// An order with the first entries nearest to the button. In a menu above its button they are at the bottom.
  public static let priority = MenuOrder(kind: .priority)
  /// An order from top to bottom, independent of the menu's position.
  public static let fixed = MenuOrder(kind: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of the entries of menus. Mirrors SwiftUI's `menuOrder`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the entries of menus in the view. Mirrors SwiftUI's `menuOrder(_:)`.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
