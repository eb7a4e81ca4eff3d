import Foundation

/// A type that applies an appearance to text fields. Mirrors SwiftUI's `TextFieldStyle`.
///
/// A custom style decorates the field that `_body(configuration:)` receives.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype _Body: View
  /// The type of the label that the style receives.
  typealias _Label = _TextFieldStyleLabel
  /// Creates the body of a text field with this style.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// The label of the field that a style receives.
public struct _TextFieldStyleLabel: View {
  let text: Text

  public var body: some View { text }
}

/// The default style, without decoration. Mirrors SwiftUI's `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// A style without decoration. Mirrors SwiftUI's `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// A style with a rounded border. Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.padding(.horizontal, 7).padding(.vertical, 6).modifier(TextFieldFrameModifier(cornerRadius: 6))
  }
}

/// A style with a square border. Mirrors SwiftUI's `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.padding(.horizontal, 5).padding(.vertical, 4).modifier(TextFieldFrameModifier(cornerRadius: 0))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, without decoration.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// An adapter that creates the body of a text field by a style.
struct TextFieldStyleForm<Style: TextFieldStyle>: StyleForm {
  let style: Style

  func body(_ configuration: TextField<_TextFieldStyleLabel>) -> some View { style._body(configuration: configuration) }
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
  nonisolated static var standardStyle: AnyStyle<Self> { AnyStyle(TextFieldStyleForm(style: DefaultTextFieldStyle())) }
  nonisolated static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.textFieldStyle }
}

extension EnvironmentValues {
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view. Mirrors SwiftUI's `textFieldStyle(_:)`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyStyle(TextFieldStyleForm(style: style)))
  }
}
