import Foundation

/// A type that applies an appearance to group boxes. Mirrors SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates the body of a group box with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box. Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box. Mirrors SwiftUI's `GroupBoxStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of a group box. Mirrors SwiftUI's `GroupBoxStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
  let hasLabel: Bool
}

/// The default style: a rounded background, with the label above the content. Mirrors SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.backgroundStyle) private var background

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      if configuration.hasLabel { configuration.label.font(.headline).accessibilityAddTraits(.isHeader) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    // A translucent background, so that nested boxes are distinguishable.
    .background(background ?? AnyShapeStyle(Color.primary.opacity(0.05)), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a rounded background, with the label above the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// An adapter that creates the body of a group box by a style.
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
  /// Sets the style of group boxes in the view. Mirrors SwiftUI's `groupBoxStyle(_:)`.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(GroupBoxStyleForm(style: style)))
  }
}
