import Foundation

/// A plot whose content provides the marks.
protocol CollectionPlot: ChartContent where Body == Never {
  associatedtype Content: ChartContent
  var content: Content { get }
}

extension CollectionPlot {
  /// A primitive content has no body. Accessing this property is a programming error.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ plot: Self, in context: _ChartContentContext) {
    Content._collectMarks(plot.content, in: context)
  }
}

/// A plot whose modifiers accept key paths of its elements.
protocol VectorizedPlot: CollectionPlot, VectorizedChartContent where Content: VectorizedChartContent, DataElement == Content.DataElement {}

extension VectorizedPlot {
  @MainActor public static func _collectElements(_ plot: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    Content._collectElements(plot.content, in: context, style: style)
  }
}

/// The marks of a plot, one for each element of its data.
protocol CollectionMarks: VectorizedChartContent, PrimitiveChartContent where DataElement == Data.Element {
  associatedtype Data: RandomAccessCollection
  var data: Data { get }
  var mark: (Data.Element) -> MarkTemplate { get }
}

extension CollectionMarks {
  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    _collectElements(content, in: context, style: _ElementStyle(change: nil))
  }

  @MainActor public static func _collectElements(_ content: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    context.collectElements(content.data, content.mark, style)
  }
}
