import Foundation
import Oriel

/// Lines through the elements of a collection, or the graph of a function. Mirrors Swift Charts' `LinePlot`.
nonisolated public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  /// There is none: the engine never asks.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ plot: Self, in context: _ChartContentContext) {
    Content._collectMarks(plot.content, in: context)
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collectElements(_ plot: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    Content._collectElements(plot.content, in: context, style: style)
  }
}

/// The marks of a `LinePlot`. Mirrors Swift Charts' `VectorizedLinePlotContent`.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent, PrimitiveChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate

  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    _collectElements(content, in: context, style: _ElementStyle(change: nil))
  }

  @MainActor public static func _collectElements(_ content: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    context.collectElements(content.data, content.mark, style)
  }
}

extension LinePlot {
  /// A line through all elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data: data) { MarkTemplate(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
  }

  /// A line through the elements of each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data: data) {
      MarkTemplate(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
    }
  }
}
