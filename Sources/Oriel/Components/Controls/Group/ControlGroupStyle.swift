import Foundation
import OrielModel

/// How groups of controls look. Mirrors SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// Mirrors SwiftUI's `ControlGroupStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `ControlGroupStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
  let hasLabel: Bool
}

/// Controls side by side in one frame. Mirrors SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// Controls side by side in one frame. Mirrors SwiftUI's `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// A menu of the controls. Mirrors SwiftUI's `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more))) }
    }
  }
}

/// A menu whose one row are the controls. Mirrors SwiftUI's `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlGroupPalette(content: configuration.content)
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis").accessibilityLabel(Text(.own(.more))) }
    }
  }
}

/// In a menu one row of it, whose entries are shown by their icons; elsewhere controls side by side in one frame. Mirrors SwiftUI's
/// `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// How such a style makes a body.
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
  /// Mirrors SwiftUI's `controlGroupStyle(_:)`.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(ControlGroupStyleForm(style: style)))
  }
}
