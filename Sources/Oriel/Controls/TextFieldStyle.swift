import Foundation

/// How text fields look. The engine's own styles alone conform. Mirrors SwiftUI's `TextFieldStyle`.
public protocol TextFieldStyle {
  var _isBordered: Bool { get }
}

/// Mirrors SwiftUI's `DefaultTextFieldStyle`: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}

/// Mirrors SwiftUI's `PlainTextFieldStyle`: no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { false }
}

/// Mirrors SwiftUI's `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _isBordered: Bool { true }
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

struct TextFieldLook: Equatable {
  var isBordered = false
}

private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: TextFieldLook { TextFieldLook() } }

extension EnvironmentValues {
  var textFieldStyle: TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `textFieldStyle(_:)`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, TextFieldLook(isBordered: style._isBordered))
  }
}
