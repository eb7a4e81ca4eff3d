import Foundation

/// A text of any length, which scrolls by itself and takes all the room that it is offered. Mirrors SwiftUI's `TextEditor`.
///
/// A text of 1 MiB is edited as quickly as a short one: only the paragraphs that are seen are laid out. Tab writes a tab; Control+Tab
/// goes on to the next field.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @Environment(\.textEditorStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// - Parameter selection: What is selected, which the editor reads and writes.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public var body: some View {
    style.body(TextEditorStyleConfiguration(input: TextInput(text: text, selection: selection, placeholder: nil, kind: .editor)))
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// What a style of text editors is given. Mirrors SwiftUI's `TextEditorStyleConfiguration`.
public struct TextEditorStyleConfiguration {
  let input: TextInput
}

/// How text editors look. The engine's own styles make a body; others combine them. Mirrors SwiftUI's `TextEditorStyle`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Mirrors SwiftUI's `AutomaticTextEditorStyle`: on the background of the window's content.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorView(input: configuration.input, hasBackground: true) }
}

/// Mirrors SwiftUI's `PlainTextEditorStyle`: without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorView(input: configuration.input, hasBackground: false) }
}

/// Mirrors SwiftUI's `RoundedBorderTextEditorStyle`: in the same border as a text field's.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(input: configuration.input, hasBackground: false).padding(1).modifier(TextFieldFrameModifier(cornerRadius: 6))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct EditorView: View {
  let input: TextInput
  let hasBackground: Bool
  @Environment(\.listSetup) private var listSetup

  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  var body: some View {
    ScrollView(.vertical) { input.padding(Self.insets) }
      .modifier(TextViewportModifier(fillsRoom: true, insets: Self.insets))
      .background(hasBackground && listSetup.background != .hidden ? Color(.system(.background)) : Color.clear)
  }
}

struct AnyTextEditorStyle: Equatable {
  let style: any TextEditorStyle

  @MainActor func body(_ configuration: TextEditorStyleConfiguration) -> AnyView {
    func make<S: TextEditorStyle>(_ style: S) -> AnyView { AnyView(StyledTextEditor(style: style, configuration: configuration)) }
    return make(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    func equal<S: TextEditorStyle>(_ style: S) -> Bool {
      (right.style as? S).map { valuesAreEqual(style, $0) } ?? false
    }
    return equal(left.style)
  }
}

private struct StyledTextEditor<Style: TextEditorStyle>: View {
  let style: Style
  let configuration: TextEditorStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextEditorStyle { AnyTextEditorStyle(style: AutomaticTextEditorStyle()) }
}

extension EnvironmentValues {
  var textEditorStyle: AnyTextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Mirrors SwiftUI's `textEditorStyle(_:)`.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style: style))
  }
}
