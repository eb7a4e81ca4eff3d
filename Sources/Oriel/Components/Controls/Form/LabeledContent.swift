import Foundation

/// A label with a value or a control. Mirrors SwiftUI's `LabeledContent`.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  private init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), content: content()) }

  public var body: some View {
    style.body(LabeledContentStyleConfiguration(label: .init(content: AnyView(label: label)), content: .init(content: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a title from a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates labeled content with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title), content: content()) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a localized title and a string as its value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(label: Text(titleKey), content: Text(value)) }

  /// Creates labeled content with a title from a localized string resource and a string as its value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates labeled content with an unlocalized title and a string as its value.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(label: Text(title), content: Text(value)) }

  /// Creates labeled content with a localized title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labeled content with a title from a localized string resource and a formatted value.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Creates labeled content with an unlocalized title and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content for a style that is based on another style.
  public init(_ configuration: LabeledContentStyleConfiguration) { self.init(label: configuration.label, content: configuration.content) }
}

/// A type that applies an appearance to labeled content. Mirrors SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates the body of labeled content with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content. Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The label of labeled content. Mirrors SwiftUI's `LabeledContentStyleConfiguration.Label`.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of labeled content. Mirrors SwiftUI's `LabeledContentStyleConfiguration.Content`.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The default style, with the content at the trailing edge of the row. Mirrors SwiftUI's `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.textIsLarge) private var textIsLarge

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    LabeledControl(label: configuration.label.showingSubtitles()) {
      configuration.content.steppingBack().multilineTextAlignment(textIsLarge ? .leading : .trailing)
    }
    .accessibilityElement(children: .combineTexts)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, with the content at the trailing edge of the row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// An adapter that creates the body of labeled content by a style.
struct LabeledContentStyleForm<Style: LabeledContentStyle>: StyleForm {
  let style: Style

  func body(_ configuration: LabeledContentStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(LabeledContentStyleForm(style: AutomaticLabeledContentStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.labeledContentStyle }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labeled content in the view. Mirrors SwiftUI's `labeledContentStyle(_:)`.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyStyle(LabeledContentStyleForm(style: style)))
  }
}
