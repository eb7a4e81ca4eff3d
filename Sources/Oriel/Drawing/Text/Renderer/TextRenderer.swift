import Foundation

/// A renderer that draws texts instead of the engine: as a whole, line by line, or glyph by glyph. Mirrors SwiftUI's `TextRenderer`.
///
/// The drawing may extend beyond the text's bounds, because it isn't clipped. `displayPadding`, which permits this in SwiftUI, is therefore
/// not a requirement of the protocol; a property with that name has no effect.
public protocol TextRenderer: Animatable {
  /// Draws the text in the space of its view.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// Returns the size of the view, which is that of the text by default.
  nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  nonisolated public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}

/// A text for a renderer that measures it. Mirrors SwiftUI's `TextProxy`.
public struct TextProxy {
  let box: TextBox

  /// Returns the size of the text without a renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = box
    return LayoutIsolation.run { box.textSize(proposal) }
  }
}

extension View {
  /// Sets the renderer of all texts in the view. An animated change interpolates between the renderers. Mirrors SwiftUI's
  /// `textRenderer(_:)`.
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

// SwiftUI's protocol doesn't require `Sendable`. Only the main actor calls a renderer.
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
