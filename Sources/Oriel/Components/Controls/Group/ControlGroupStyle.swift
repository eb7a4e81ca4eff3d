import Foundation
import OrielModel

/// A type that applies an appearance to control groups. Mirrors SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates the body of a control group with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group. Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The content of a control group. Mirrors SwiftUI's `ControlGroupStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of a control group. Mirrors SwiftUI's `ControlGroupStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of the group.
  public let content: Content
  /// The label of the group.
  public let label: Label
  let hasLabel: Bool
}

/// The default style, with the controls side by side in one frame. Mirrors SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// A style with the controls side by side in one frame. Mirrors SwiftUI's `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// A style with a menu of the controls. Mirrors SwiftUI's `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more))) }
    }
  }
}

/// A style with a menu that shows the controls in one row. Mirrors SwiftUI's `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlGroupPalette(content: configuration.content)
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more))) }
    }
  }
}

/// A style that shows the controls as a row of icons in a menu, and side by side in one frame elsewhere. Mirrors SwiftUI's
/// `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style, with the controls side by side in one frame.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with the controls side by side in one frame.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style with a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the controls as a row of icons in a menu, and side by side in one frame elsewhere.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style with a menu that shows the controls in one row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// An adapter that creates the body of a control group by a style.
struct ControlGroupStyleForm<Style: ControlGroupStyle>: StyleForm {
  let style: Style

  func body(_ configuration: ControlGroupStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(ControlGroupStyleForm(style: AutomaticControlGroupStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.controlGroupStyle }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of control groups in the view. Mirrors SwiftUI's `controlGroupStyle(_:)`.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(ControlGroupStyleForm(style: style)))
  }
}
