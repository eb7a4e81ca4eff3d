import Foundation

/// How group boxes look. Mirrors SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// Mirrors SwiftUI's `GroupBoxStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `GroupBoxStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  let hasLabel: Bool
}

/// A rounded surface, with the label above the content. Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.backgroundStyle) private var background

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      if configuration.hasLabel { configuration.label.font(.headline).accessibilityAddTraits(.isHeader) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    // A veil, so that a box in a box is one step further.
    .background(background ?? AnyShapeStyle(Color.primary.opacity(0.05)), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How such a style makes a body.
struct GroupBoxStyleForm<Style: GroupBoxStyle>: StyleForm {
  let style: Style

  func body(_ configuration: GroupBoxStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(GroupBoxStyleForm(style: DefaultGroupBoxStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.groupBoxStyle }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `groupBoxStyle(_:)`.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(GroupBoxStyleForm(style: style)))
  }
}
