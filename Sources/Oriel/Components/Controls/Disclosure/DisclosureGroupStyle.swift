import Foundation

/// How disclosure groups look and behave. Mirrors SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// Mirrors SwiftUI's `DisclosureGroupStyleConfiguration.Content`.
  public struct Content: View, RowStructure {
    let make: () -> AnyView

    public var body: some View { make() }

    /// The type of the rows isn't known any more; there may be any.
    static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
  let tag: ViewTag?

  init(label: Label, content: Content, isExpanded: Binding<Bool>, tag: ViewTag?) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
    self.tag = tag
  }
}

/// The label with an arrow at its end, the content below. Mirrors SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
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
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How such a style makes a body.
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
  /// Mirrors SwiftUI's `disclosureGroupStyle(_:)`.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(DisclosureGroupStyleForm(style: style)))
  }
}
