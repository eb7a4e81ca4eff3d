import Foundation
import Oriel

/// A chart content with a point for each element of a collection. Mirrors Swift Charts' `PointPlot`.
nonisolated public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension PointPlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of a `PointPlot`. Mirrors Swift Charts' `VectorizedPointPlotContent`.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension PointPlot {
  /// Creates a point for each element, with the arguments of a `PointMark`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
  }

  /// Creates a point at the x position of each element in the plot, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .fixed($0[keyPath: x]), y: .value(y.plotted($0))) }
  }

  /// Creates a point for each element at an x position in the plot, in points. A position of `nil` stands for the center.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: MarkPosition(points: x), y: .value(y.plotted($0))) }
  }

  /// Creates a point for each element at a y position in the plot, in points. A position of `nil` stands for the center.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: MarkPosition(points: y)) }
  }

  /// Creates a point at the y position of each element in the plot, in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: .fixed($0[keyPath: y])) }
  }
}
