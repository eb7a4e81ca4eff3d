import Foundation

/// How labels look. Mirrors SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// Mirrors SwiftUI's `LabelStyleConfiguration.Title`.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `LabelStyleConfiguration.Icon`.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// As the place asks for it. Mirrors SwiftUI's `DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon; the title is for those who cannot see it. Mirrors SwiftUI's `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityHidden(true).unseenLabel(configuration.title)
  }
}

/// The title. Mirrors SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon before the title. Mirrors SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title) { configuration.icon }
  }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How such a style makes a body.
struct LabelStyleForm<Style: LabelStyle>: StyleForm {
  let style: Style

  func body(_ configuration: LabelStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension LabelStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(LabelStyleForm(style: DefaultLabelStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.labelStyle }
}

extension EnvironmentValues {
  /// Nil leaves labels to the place where they stand.
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `labelStyle(_:)`.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(LabelStyleForm(style: style)))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label for a style that builds upon another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
