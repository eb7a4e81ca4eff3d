import Foundation

/// How text fields look. Mirrors SwiftUI's `TextFieldStyle`.
///
/// A style of one's own has `_body(configuration:)` put something around the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
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

struct AnyTextFieldStyle: Equatable {
  let style: any TextFieldStyle

  @MainActor func body(_ configuration: TextField<_TextFieldStyleLabel>) -> AnyView {
    func make<S: TextFieldStyle>(_ style: S) -> AnyView { AnyView(StyledTextField(style: style, configuration: configuration)) }
    return make(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    func equal<S: TextFieldStyle>(_ style: S) -> Bool {
      (right.style as? S).map { valuesAreEqual(style, $0) } ?? false
    }
    return equal(left.style)
  }
}

private struct StyledTextField<Style: TextFieldStyle>: View {
  let style: Style
  let configuration: TextField<_TextFieldStyleLabel>

  var body: some View { style._body(configuration: configuration) }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(style: DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `textFieldStyle(_:)`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style: style))
  }
}
