import Foundation

/// How buttons look; presses are taken care of. Mirrors SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// Mirrors SwiftUI's `ButtonStyleConfiguration.Label`.
  public struct Label: PrimitiveView {
    let content: AnyView

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      ErasedLabelNode(view, in: context) { $0.content }
    }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look and what triggers them. Mirrors SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration.Label`.
  public struct Label: PrimitiveView {
    let content: AnyView

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      ErasedLabelNode(view, in: context) { $0.content }
    }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// How such a style makes a body.
struct PrimitiveButtonStyleForm<Style: PrimitiveButtonStyle>: StyleForm {
  let style: Style

  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }

  @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration, resets: Bool) -> AnyView {
    func press<S: PressedLookStyle>(_ style: S) -> AnyView {
      AnyView(PressableButton(style: style.look, configuration: configuration))
    }
    // Two views less for most of the buttons that there are.
    if let style = style as? any PressedLookStyle { return press(style) }
    let view = StyledView(form: self, configuration: configuration)
    return resets ? AnyView(view.environment(\.buttonStyle, nil)) : AnyView(view)
  }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  static var standardStyle: AnyStyle<Self> { AnyStyle(PrimitiveButtonStyleForm(style: DefaultButtonStyle())) }
  static var styleKey: WritableKeyPath<EnvironmentValues, AnyStyle<Self>?> { \.buttonStyle }
}

extension AnyStyle where Configuration == PrimitiveButtonStyleConfiguration {
  init<S: ButtonStyle>(button style: S) { self.init(PrimitiveButtonStyleForm(style: PressableButtonStyle(style: style))) }
}

/// A style that leaves presses to the engine, and is no more than how the button looks.
@MainActor
protocol PressedLookStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle
  var look: Look { get }
}

extension PressedLookStyle {
  public func makeBody(configuration: Configuration) -> some View { PressableButton(style: look, configuration: configuration) }
}

nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PressedLookStyle, Equatable {
  let look: Style

  init(style: Style) { look = style }

  static func == (left: Self, right: Self) -> Bool { valuesAreEqual(left.look, right.look) }
}

struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  var body: some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
    )
    .modifier(EnvironmentModifier(EnvironmentKeyWrite(IsFocusedKey.self, isFocused)))
    .modifier(
      ControlModifier(
        isEnabled: isEnabled, repeats: repeatBehavior == .enabled, pressingChanged: { isPressed = $0 },
        action: { configuration.trigger() }, focusChanged: { isFocused = $0 }))
  }
}

/// What a style makes of a button, inside of what has the focus.
private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `buttonStyle(_:)`.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(button: style))
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(PrimitiveButtonStyleForm(style: style)))
  }
}
