import Foundation
import OrielDrawing

/// An image within a text: in the size and the colour of its run, on the line that the letters stand on.
struct TextImage {
  let image: Image
  /// Its place among the runs.
  let run: Int
  let environment: EnvironmentValues
  /// Nil is that of the text around.
  let color: RGBA?

  @MainActor private func painter(_ graph: ViewGraph) -> ImagePainter { ImagePainter(image, environment: environment, graph: graph) }

  @MainActor func room(graph: ViewGraph) -> TextRun.Room {
    let painter = painter(graph)
    let size = painter.naturalSize
    let baseline = painter.baseline(of: size)
    return TextRun.Room(width: size.width, ascent: baseline, descent: size.height - baseline)
  }

  /// Where the text has room for it; nil where it was cut off.
  @MainActor func drawing(
    on text: any ShapedText, at origin: CGPoint, with paint: _ShapePaint, color: RGBA? = nil, graph: ViewGraph
  )
    -> DisplayNode?
  {
    guard let segment = segment(of: text) else { return nil }
    let painter = painter(graph)
    let size = painter.naturalSize
    guard size.width > 0, size.height > 0 else { return nil }
    // A text that was made smaller to fit made its images smaller, too.
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
  /// An image within a text, in the text's size and colour where it is a symbol. Mirrors SwiftUI's `Text(_:)`.
  public init(_ image: Image) { self.init(.image(image)) }
}
