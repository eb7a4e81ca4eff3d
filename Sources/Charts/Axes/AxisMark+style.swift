import Foundation
import Oriel

/// An axis mark with a modifier.
struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisMarkRecord) -> Void

  static func _collectAxisMarks(_ styled: Self, into marks: inout _AxisMarkList) {
    var inner = _AxisMarkList()
    Content._collectAxisMarks(styled.content, into: &inner)
    for var record in inner.records {
      styled.change(&record)
      marks.records.append(record)
    }
  }
}

extension AxisMark {
  /// Sets the style of the mark. Mirrors Swift Charts' `foregroundStyle(_:)`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Sets the font of the mark's label. Mirrors Swift Charts' `font(_:)`.
  public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(content: self) { if $0.font == nil { $0.font = font } } }

  /// Offsets the mark to the right and downwards, in points. Mirrors Swift Charts' `offset(x:y:)`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

  /// Offsets the mark by a size in points. Nonfinite lengths are ignored. Mirrors Swift Charts' `offset(_:)`.
  public func offset(_ offset: CGSize) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.offset.width += offset.width.isFinite ? offset.width : 0
      $0.offset.height += offset.height.isFinite ? offset.height : 0
    }
  }
}
