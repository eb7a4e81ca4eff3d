import Foundation
import OrielDrawing

/// An image within a text, with the size and the color of its run, on the baseline of the text.
struct TextImage {
  let image: Image
  /// The index of its run.
  let run: Int
  let environment: EnvironmentValues
  /// The color, or `nil` for that of the surrounding text.
  let color: RGBA?

  @MainActor private func painter(_ graph: ViewGraph) -> ImagePainter { ImagePainter(image, environment: environment, graph: graph) }

  @MainActor func room(graph: ViewGraph) -> TextRun.Room {
    let painter = painter(graph)
    let size = painter.idealSize
    let baseline = painter.baseline(of: size)
    return TextRun.Room(width: size.width, ascent: baseline, descent: size.height - baseline)
  }

  /// Returns the drawing of the image at its position in the text, or `nil` if the text is truncated before it.
  @MainActor func drawing(
    on text: any ShapedText, at origin: CGPoint, with paint: _ShapePaint, color: RGBA? = nil, graph: ViewGraph
  )
    -> DisplayNode?
  {
    guard let segment = segment(of: text) else { return nil }
    let painter = painter(graph)
    let size = painter.idealSize
    guard size.width > 0, size.height > 0 else { return nil }
    // If the text has been scaled down to fit, so have its images.
    let height = size.height * segment.width / size.width
    let top = segment.baseline - painter.baseline(of: size) * height / size.height
    let rect = CGRect(x: origin.x + segment.x, y: origin.y + top, width: segment.width, height: height)
    return painter.drawing(in: rect, with: paint, color: color)
  }

  @MainActor private func segment(of text: any ShapedText) -> TextSegment? {
    for line in 0..<text.lineCount {
      for segment in text.segments(ofLine: line) where segment.run == run && segment.clusters.contains(where: { !$0.bytes.isEmpty }) {
        return segment
      }
    }
    return nil
  }
}

extension Text {
  /// Creates a text that shows an image. A symbol has the text's size and color. Mirrors SwiftUI's `Text(_:)`.
  public init(_ image: Image) { self.init(.image(image)) }
}
