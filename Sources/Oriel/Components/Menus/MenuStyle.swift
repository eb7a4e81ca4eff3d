import Foundation

/// The appearance of the button that opens a menu. Mirrors SwiftUI's `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view of a menu's button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for its style. Mirrors SwiftUI's `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of a menu. Mirrors SwiftUI's `MenuStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of a menu. Mirrors SwiftUI's `MenuStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A style that shows the label as a button of the current button style. Mirrors SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A style that shows the label as a button of the current button style. Mirrors SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A style that shows the label as a button without a border. Mirrors SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows the label as a button without a border. Mirrors SwiftUI's `borderlessButton`.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The form of a menu style, which makes its body.
struct MenuStyleForm<Style: MenuStyle>: StyleForm {
  let style: Style

  func body(_ configuration: MenuStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension MenuStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(MenuStyleForm(style: DefaultMenuStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.menuStyle }
}

private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var menuStyle: AnyStyle<MenuStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The visibility of the arrow of menus' buttons. Mirrors SwiftUI's `menuIndicatorVisibility`.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus in the view. Mirrors SwiftUI's `menuStyle(_:)`.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyStyle(MenuStyleForm(style: style)))
  }

  /// Specifies whether the buttons of menus show an arrow. By default those with a primary action do. Mirrors SwiftUI's
  /// `menuIndicator(_:)`.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
}
