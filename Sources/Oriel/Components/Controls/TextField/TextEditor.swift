import Foundation

/// An editor for text of any length, which scrolls and fills the available space. Mirrors SwiftUI's `TextEditor`.
///
/// A text of 1 MiB is edited as quickly as a short one, because only the visible paragraphs are laid out. Tab inserts a tab character;
/// Control+Tab moves the focus to the next field.
public struct TextEditor: View {
  private enum Content {
    case plain(Binding<String>, Binding<TextSelection?>?)
    case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
  }

  private let content: Content
  @Environment(\.textEditorStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    content = .plain(text, nil)
  }

  /// Creates an editor for a text with a selection.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: The selection, which the editor reads and writes.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection)
  }

  /// Creates an editor for an attributed text. The attributes are those that `Text` supports. New text continues the attributes of the text
  /// before it. Control+B, Control+I and Control+U make the selected text bold, italic or underlined.
  ///
  /// - Parameters:
  ///   - text: The text to edit.
  ///   - selection: The selection, which the editor reads and writes, or `nil`.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    content = .attributed(text, selection)
  }

  public var body: some View {
    style.body(TextEditorStyleConfiguration(input: input))
      .opacity(isEnabled ? 1 : 0.5)
  }

  private var input: TextInput {
    switch content {
    case .plain(let text, let selection): TextInput(text: text, selection: selection, placeholder: nil, kind: .editor)
    case .attributed(let text, let selection): TextInput(attributed: AttributedTextInput(text: text, selection: selection))
    }
  }
}

/// The properties of a text editor. Mirrors SwiftUI's `TextEditorStyleConfiguration`.
public struct TextEditorStyleConfiguration {
  let input: TextInput
}

/// A type that applies an appearance to text editors. The engine's styles create a body, and other styles combine them. Mirrors SwiftUI's
/// `TextEditorStyle`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View
  /// The properties of the view that the style receives.
  typealias Configuration = TextEditorStyleConfiguration
  /// Creates the body of a text editor with this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style, with the background of the window's content. Mirrors SwiftUI's `AutomaticTextEditorStyle`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorView(input: configuration.input, hasBackground: true) }
}

/// A style without a background. Mirrors SwiftUI's `PlainTextEditorStyle`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EditorView(input: configuration.input, hasBackground: false) }
}

/// A style with the border of a text field. Mirrors SwiftUI's `RoundedBorderTextEditorStyle`.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(input: configuration.input, hasBackground: false).padding(1).modifier(TextFieldFrameModifier(cornerRadius: 6))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style, with the background of the window's content.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A style with the border of a text field.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct EditorView: View {
  let input: TextInput
  let hasBackground: Bool
  @Environment(\.listSetup) private var listSetup

  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  var body: some View {
    ScrollView(.vertical) { input.padding(Self.insets) }
      .modifier(TextViewportModifier(fillsAvailableSpace: true, insets: Self.insets))
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
  /// Sets the style of text editors in the view. Mirrors SwiftUI's `textEditorStyle(_:)`.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyTextEditorStyle(style: style))
  }
}
