import Foundation

/// A container of controls for settings or data, grouped in sections. Mirrors SwiftUI's `Form`.
///
/// A form is a list whose sections are cards. Its controls have the appearance of rows.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form with content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { style.body(FormStyleConfiguration(content: .init(content: content))) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form for a style that is based on another style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A type that applies an appearance to forms. Mirrors SwiftUI's `FormStyle`.
@MainActor @preconcurrency
public protocol FormStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = FormStyleConfiguration
  /// Creates the body of a form with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form. Mirrors SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The content of a form. Mirrors SwiftUI's `FormStyleConfiguration.Content`.
  public struct Content: View, RowStructure {
    let content: AnyView

    init<Rows: View>(content: Rows) { self.content = AnyView(rows: content) }

    public var body: some View { content }

    /// The shape for rows of an erased type, which can have any structure.
    static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
  }

  /// The content of the form.
  public let content: Content
}

/// The default style, with sections as cards. Mirrors SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// A style with sections as cards. Mirrors SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }

/// An adapter that creates the body of a form by a style.
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
  /// Sets the style of forms in the view. Mirrors SwiftUI's `formStyle(_:)`.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyStyle(FormStyleForm(style: style)))
  }
}
