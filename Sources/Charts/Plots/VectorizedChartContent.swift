import Oriel

/// Content of a whole collection, whose modifiers take key paths of its elements. Mirrors Swift Charts' `VectorizedChartContent`.
///
/// Modifiers with key paths come before those with simple values. The underscored requirement is the engine's.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  @MainActor static func _collectElements(_ content: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>)
}

/// How each element's marks look.
public struct _ElementStyle<DataElement> {
  /// Takes an element and what its mark looks like without it; nil changes nothing.
  var change: ((DataElement, MarkStyle) -> Void)?

  func styled(_ style: MarkStyle, by element: DataElement) -> MarkStyle {
    guard let change else { return style }
    return style.changed { change(element, $0) }
  }
}

/// A plot with a modifier that takes a key path.
nonisolated struct StyledVectorizedContent<Content: VectorizedChartContent>: VectorizedChartContent, PrimitiveChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement

  let content: Content
  let change: (DataElement, MarkStyle) -> Void

  @MainActor static func _collectMarks(_ styled: Self, in context: _ChartContentContext) {
    _collectElements(styled, in: context, style: _ElementStyle(change: nil))
  }

  @MainActor static func _collectElements(_ styled: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    let (own, outer) = (styled.change, style.change)
    // What is next to the plot goes first, and so is applied last.
    let change: (DataElement, MarkStyle) -> Void = { element, style in
      outer?(element, style)
      own(element, style)
    }
    Content._collectElements(styled.content, in: context, style: _ElementStyle(change: change))
  }
}
