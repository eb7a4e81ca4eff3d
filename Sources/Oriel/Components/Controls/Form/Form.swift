import Foundation

/// Controls for settings or data, grouped in sections. Mirrors SwiftUI's `Form`.
///
/// It is a list whose sections stand on cards; controls inside look like rows.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { style.body(FormStyleConfiguration(content: .init(content: content))) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// A form for a style that builds upon another.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How forms look. Mirrors SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// Mirrors SwiftUI's `FormStyleConfiguration.Content`.
  public struct Content: View, RowStructure {
    let content: AnyView

    init<Rows: View>(content: Rows) { self.content = AnyView(rows: content) }

    public var body: some View { content }

    /// The type of the rows isn't known any more; there may be any.
    static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
  }

  public let content: Content
}

/// Sections on cards. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// Sections on cards. Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }

/// How such a style makes a body.
struct FormStyleForm<Style: FormStyle>: StyleForm {
  let style: Style

  func body(_ configuration: FormStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension FormStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(FormStyleForm(style: AutomaticFormStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.formStyle }
}

extension EnvironmentValues {
  var formStyle: AnyStyle<FormStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `formStyle(_:)`.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyStyle(FormStyleForm(style: style)))
  }
}
