import Foundation
import OrielDrawing

/// The styles of parts of a text that are more than a plain color, such as a gradient or a shadow.
indirect enum RichStyles: Equatable {
  case none
  case whole(AnyShapeStyle)
  /// The styles by the indices of runs.
  case parts([Int: AnyShapeStyle])

  func style(ofRun run: Int) -> AnyShapeStyle? {
    switch self {
    case .none: nil
    case .whole(let style): style
    case .parts(let styles): styles[run]
    }
  }

  /// Returns the drawing of the text with its layout box at a point. Gradients lie in that box. Parts without a style of their own are
  /// drawn with the paint `rest`, or with `color` if the color is animated.
  @MainActor
  func drawing(
    _ text: any ShapedText, at origin: CGPoint, rest: _ShapePaint, color: RGBA? = nil, in environment: EnvironmentValues
  ) -> DisplayNode {
    let rect = CGRect(origin: origin, size: text.size)
    guard case .parts = self else {
      let paint = style(ofRun: 0)?._paint(in: environment, level: 0) ?? rest
      return paint.inking(in: rect, color: color) { DisplayNode(.text(text, at: origin, color: $0)) }
    }
    return DisplayNode(
      .group(
        groups(of: text).map { group in
          let paint = group.style?._paint(in: environment, level: 0)
          return (paint ?? rest).inking(in: rect, color: paint == nil ? color : nil) { color in
            DisplayNode(.group(group.parts.map { DisplayNode(.text($0, at: origin, color: color)) }))
          }
        }))
  }

  /// Returns the parts of the text, grouped by adjacent parts with the same style.
  @MainActor
  private func groups(of text: any ShapedText) -> [(style: AnyShapeStyle?, parts: [any DrawableText])] {
    var groups: [(style: AnyShapeStyle?, parts: [any DrawableText])] = []
    for line in 0..<text.lineCount {
      for (index, segment) in text.segments(ofLine: line).enumerated() {
        guard let part = text.part(ofLine: line, segment: index, clusters: 0..<segment.clusters.count, isOutlined: false) else { continue }
        let style = style(ofRun: segment.run)
        if let last = groups.last, last.style == style {
          groups[groups.count - 1].parts.append(part)
        } else {
          groups.append((style, [part]))
        }
      }
    }
    return groups
  }
}
