import Oriel

/// The content of a whole collection, whose modifiers accept key paths of its elements. Mirrors Swift Charts' `VectorizedChartContent`.
///
/// Modifiers with key paths have to precede those with values. The underscored requirement is internal.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements of the collection.
  associatedtype DataElement

  @MainActor static func _collectElements(_ content: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>)
}

/// The style of each element's mark.
public struct _ElementStyle<DataElement> {
  /// A closure that changes the style of an element's mark, or `nil` for no change.
  var change: ((DataElement, MarkStyle) -> Void)?

  func styled(_ style: MarkStyle, by element: DataElement) -> MarkStyle {
    guard let change else { return style }
    return style.changed { change(element, $0) }
  }
}

/// A plot with a modifier that has a key path.
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
    // The modifier nearest to the plot takes precedence, so it's applied last.
    let change: (DataElement, MarkStyle) -> Void = { element, style in
      outer?(element, style)
      own(element, style)
    }
    Content._collectElements(styled.content, in: context, style: _ElementStyle(change: change))
  }
}
