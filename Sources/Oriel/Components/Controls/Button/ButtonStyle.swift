import Foundation

/// A type that applies an appearance to buttons, with the standard handling of presses. Mirrors SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the body of a button with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button. Mirrors SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button. Mirrors SwiftUI's `ButtonStyleConfiguration.Label`.
  public struct Label: PrimitiveView {
    let content: AnyView

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      ErasedLabelNode(view, in: context) { $0.content }
    }
  }

  /// The role of the button, or `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the button is pressed.
  public let isPressed: Bool
}

/// A type that applies an appearance and a handling of presses to buttons. Mirrors SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the body of a button with this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button. Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button. Mirrors SwiftUI's `PrimitiveButtonStyleConfiguration.Label`.
  public struct Label: PrimitiveView {
    let content: AnyView

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      ErasedLabelNode(view, in: context) { $0.content }
    }
  }

  /// The role of the button, or `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// An adapter that creates the body of a button by a primitive style.
struct PrimitiveButtonStyleForm<Style: PrimitiveButtonStyle>: StyleForm {
  let style: Style

  func body(_ configuration: PrimitiveButtonStyleConfiguration) -> some View { style.makeBody(configuration: configuration) }

  @MainActor func view(_ configuration: PrimitiveButtonStyleConfiguration, resets: Bool) -> AnyView {
    func press<S: AppearanceOnlyButtonStyle>(_ style: S) -> AnyView {
      AnyView(PressableButton(style: style.look, configuration: configuration))
    }
    // This saves two views for most buttons.
    if let style = style as? any AppearanceOnlyButtonStyle { return press(style) }
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

/// A style with the standard handling of presses, which only determines the appearance.
@MainActor
protocol AppearanceOnlyButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle
  var look: Look { get }
}

extension AppearanceOnlyButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { PressableButton(style: look, configuration: configuration) }
}

nonisolated struct PressableButtonStyle<Style: ButtonStyle>: AppearanceOnlyButtonStyle, Equatable {
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

/// The body of a button by its style, within the view that has the focus.
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
  /// Sets the style of buttons in the view. Mirrors SwiftUI's `buttonStyle(_:)`.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(button: style))
  }

  /// Sets the style of buttons in the view. Mirrors SwiftUI's `buttonStyle(_:)`.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(PrimitiveButtonStyleForm(style: style)))
  }
}
