import Foundation
import Oriel

/// A point for each element of a collection. Mirrors Swift Charts' `PointPlot`.
nonisolated public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  /// There is none: the engine never asks.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ plot: Self, in context: _ChartContentContext) {
    Content._collectMarks(plot.content, in: context)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collectElements(_ plot: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    Content._collectElements(plot.content, in: context, style: style)
  }
}

/// The marks of a `PointPlot`. Mirrors Swift Charts' `VectorizedPointPlotContent`.
nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, PrimitiveChartContent {
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

extension PointPlot {
  /// A point for each element. See `PointMark`'s initializers.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: .value(y.plotted($0))) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .fixed($0[keyPath: x]), y: .value(y.plotted($0))) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: MarkPosition(points: x), y: .value(y.plotted($0))) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: MarkPosition(points: y)) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data: data) { MarkTemplate(kind: .point, x: .value(x.plotted($0)), y: .fixed($0[keyPath: y])) }
  }
}
