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
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

struct AnyLabelStyle: Equatable {
  let style: any LabelStyle

  @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    func make<S: LabelStyle>(_ style: S) -> AnyView {
      // A label inside of a style has the look that the style builds upon.
      AnyView(StyledLabel(style: style, configuration: configuration).environment(\.labelStyle, nil))
    }
    return make(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    func equal<S: LabelStyle>(_ style: S) -> Bool { (right.style as? S).map { valuesAreEqual(style, $0) } ?? false }
    return equal(left.style)
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }

extension EnvironmentValues {
  /// Nil leaves labels to the place where they stand.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `labelStyle(_:)`.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, AnyLabelStyle(style: style)) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label for a style that builds upon another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
