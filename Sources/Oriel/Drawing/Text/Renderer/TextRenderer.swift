import Foundation

/// Draws texts in place of the engine: all of it, line by line, or glyph by glyph. Mirrors SwiftUI's `TextRenderer`.
///
/// What it draws may stand out of the text's bounds: nothing is cut off. `displayPadding`, with which SwiftUI asks for that, is therefore not part of
/// the protocol; a property of that name does no harm.
public protocol TextRenderer: Animatable {
  /// Draws the text, in the space of its view.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of the view; that of the text unless it is said otherwise.
  nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}

/// The text that a renderer draws, while it says how large that is. Mirrors SwiftUI's `TextProxy`.
public struct TextProxy {
  let box: TextBox

  /// The size that the text takes by itself, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = box
    return LayoutIsolation.run { box.textSize(proposal) }
  }
}

extension View {
  /// Has a renderer draw all texts within; a change of it that is animated goes through what lies between. Mirrors SwiftUI's `textRenderer(_:)`.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modifier(TextRendererModifier(renderer: renderer)) }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: AnimatableModifier {
  var renderer: Renderer

  init(renderer: Renderer) { self.renderer = renderer }

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View { content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer)) }
}

// SwiftUI's protocol doesn't ask for Sendable. The main actor alone asks a renderer for anything.
struct AnyTextRenderer: Equatable, @unchecked Sendable {
  let renderer: any TextRenderer

  static func == (left: Self, right: Self) -> Bool {
    func equal<R: TextRenderer>(_ renderer: R) -> Bool { (right.renderer as? R).map { valuesAreEqual(renderer, $0) } ?? false }
    return equal(left.renderer)
  }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

extension EnvironmentValues {
  var textRenderer: AnyTextRenderer? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
