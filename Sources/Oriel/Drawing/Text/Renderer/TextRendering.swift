import Foundation
import OrielDrawing

/// A text with a custom renderer.
@MainActor
final class TextRendering {
  private let renderer: any TextRenderer
  private let string: String
  private let attributes: [Int: TextAttributes]

  init(_ renderer: any TextRenderer, of text: StyledText) {
    self.renderer = renderer
    string = text.runs.map(\.string).joined()
    attributes = text.attributes
  }

  func size(of box: TextBox, for proposal: ProposedViewSize) -> CGSize {
    let size = renderer.sizeThatFits(proposal: proposal, text: TextProxy(box: box))
    guard size.width.isFinite, size.height.isFinite else {
      Report.once(
        "text-renderer-size-\(type(of: renderer))",
        "\(type(of: renderer)) returned the invalid size \(size) for a text; the text's own size is used instead.")
      return box.textSize(proposal)
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the renderer's drawing of a text in a box. `paint` draws a part of a run at its position in the whole text.
  func drawing(
    of text: any ShapedText, at offset: CGPoint, in box: LayoutBox, paint: @escaping @MainActor (any DrawableText, Int) -> DisplayNode
  ) -> DisplayNode {
    let layout = Text.Layout(source: Text.Layout.Source(text, string: string, attributes: attributes, paint: paint))
    let storage = GraphicsContext.Storage(graph: box.graph, environment: box.environment, size: box.size, symbols: [])
    var context = GraphicsContext(storage: storage)
    renderer.draw(layout: layout, in: &context)
    let drawing = DisplayNode.group(of: ArraySlice(storage.nodes)) ?? .empty
    return offset == .zero ? drawing : DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), drawing))
  }
}
