import Foundation
import Oriel

/// A chart content with lines through the elements of a collection, or with the graph of a function. Mirrors Swift Charts' `LinePlot`.
nonisolated public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension LinePlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of a `LinePlot`. Mirrors Swift Charts' `VectorizedLinePlotContent`.
nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension LinePlot {
  /// Creates a line through all elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data: data) { MarkTemplate(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
  }

  /// Creates a line through the elements of each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data: data) {
      MarkTemplate(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
    }
  }
}
