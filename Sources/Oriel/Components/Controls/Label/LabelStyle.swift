import Foundation

/// A type that applies an appearance to labels. Mirrors SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = LabelStyleConfiguration
  /// Creates the body of a label with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label. Mirrors SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of a label. Mirrors SwiftUI's `LabelStyleConfiguration.Title`.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of a label. Mirrors SwiftUI's `LabelStyleConfiguration.Icon`.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The default style, which depends on the context. Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A style that shows the icon, with the title for accessibility only. Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityHidden(true).accessibilityOnlyLabel(configuration.title)
  }
}

/// A style that shows the title only. Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows the icon followed by the title. Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title) { configuration.icon }
  }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon followed by the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// An adapter that creates the body of a label by a style.
struct LabelStyleForm<Style: LabelStyle>: StyleForm {
  let style: Style

  func body(_ configuration: LabelStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension LabelStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(LabelStyleForm(style: DefaultLabelStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.labelStyle }
}

extension EnvironmentValues {
  /// The style of labels, or `nil` if their context determines the appearance.
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view. Mirrors SwiftUI's `labelStyle(_:)`.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(LabelStyleForm(style: style)))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label for a style that is based on another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
