import Foundation

/// How text fields look. Mirrors SwiftUI's `TextFieldStyle`.
///
/// A style of one's own has `_body(configuration:)` put something around the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
  let text: Text

  public var body: some View { text }
}

/// Mirrors SwiftUI's `DefaultTextFieldStyle`: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// Mirrors SwiftUI's `PlainTextFieldStyle`: no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

/// Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.padding(.horizontal, 7).padding(.vertical, 6).modifier(TextFieldFrameModifier(cornerRadius: 6))
  }
}

/// Mirrors SwiftUI's `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.padding(.horizontal, 5).padding(.vertical, 4).modifier(TextFieldFrameModifier(cornerRadius: 0))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// How such a style makes a body.
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
  /// Mirrors SwiftUI's `textFieldStyle(_:)`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyStyle(TextFieldStyleForm(style: style)))
  }
}
