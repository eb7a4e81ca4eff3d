import Foundation
import Oriel

extension ChartContent {
  /// Clips each mark, or all marks of a `Plot`, to a shape in its rectangle. Mirrors Swift Charts' `clipShape(_:style:)`.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self.style { $0.clip = ({ shape.path(in: $0) }, style) }
  }

  /// Blurs the marks. Mirrors Swift Charts' `blur(radius:)`.
  ///
  /// - Parameter radius: The radius in points. A negative or nonfinite radius is treated as 0.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    let layer = MarkLayer(.blur(radius.isFinite ? max(0, radius) : 0))
    return style { $0.layers.append(layer) }
  }

  /// Adds a shadow to all marks as a whole. Mirrors Swift Charts' `shadow(color:radius:x:y:)`.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    let values = [radius, x, y].map { $0.isFinite ? $0 : 0 }
    let layer = MarkLayer(.shadow(color, max(0, values[0]), CGSize(width: values[1], height: values[2])))
    return style { $0.layers.append(layer) }
  }

  /// Composites the marks before outer modifiers such as opacity apply to them. Mirrors Swift Charts' `compositingLayer()`.
  nonisolated public func compositingLayer() -> some ChartContent {
    let layer = MarkLayer(.isolation)
    return style { $0.layers.append(layer) }
  }

  /// Masks the marks with other marks. Mirrors Swift Charts' `mask(content:)`.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }
}

/// Content with a mask.
nonisolated private struct MaskedContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  @MainActor static func _collectMarks(_ masked: Self, in context: _ChartContentContext) {
    let collector = MarkCollector()
    var maskContext = _ChartContentContext(collector)
    maskContext.key = context.part("mask").key
    Mask._collectMarks(masked.mask, in: maskContext)
    let layer = MarkLayer(.mask(collector.records))
    Content._collectMarks(masked.content, in: context.styled { $0.layers.append(layer) })
  }
}
