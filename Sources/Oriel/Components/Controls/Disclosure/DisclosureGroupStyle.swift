import Foundation

/// A type that applies an appearance and interaction to disclosure groups. Mirrors SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Creates the body of a disclosure group with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group. Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group. Mirrors SwiftUI's `DisclosureGroupStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of a disclosure group. Mirrors SwiftUI's `DisclosureGroupStyleConfiguration.Content`.
  public struct Content: View, RowStructure {
    let make: () -> AnyView

    public var body: some View { make() }

    /// The shape for rows of an erased type, which can have any structure.
    static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// A Boolean value that indicates whether the content is shown.
  @Binding public var isExpanded: Bool
  let tag: ViewTag?

  init(label: Label, content: Content, isExpanded: Binding<Bool>, tag: ViewTag?) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
    self.tag = tag
  }
}

/// The default style: a label with an arrow at its trailing edge, above the content. Mirrors SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DisclosureHeader(configuration: configuration, isRow: false)
      if configuration.isExpanded {
        VStack(alignment: .leading) { configuration.content }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.top, 6)
          .transition(.opacity)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a label with an arrow at its trailing edge, above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// An adapter that creates the body of a disclosure group by a style.
struct DisclosureGroupStyleForm<Style: DisclosureGroupStyle>: StyleForm {
  let style: Style

  func body(_ configuration: DisclosureGroupStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(DisclosureGroupStyleForm(style: AutomaticDisclosureGroupStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.disclosureGroupStyle }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups in the view. Mirrors SwiftUI's `disclosureGroupStyle(_:)`.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(DisclosureGroupStyleForm(style: style)))
  }
}
