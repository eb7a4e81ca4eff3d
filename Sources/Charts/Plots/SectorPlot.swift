import Foundation
import Oriel

/// A sector for each element of a collection. Mirrors Swift Charts' `SectorPlot`.
nonisolated public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  public typealias Body = Never
  /// There is none: the engine never asks.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ plot: Self, in context: _ChartContentContext) {
    Content._collectMarks(plot.content, in: context)
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collectElements(_ plot: Self, in context: _ChartContentContext, style: _ElementStyle<DataElement>) {
    Content._collectElements(plot.content, in: context, style: style)
  }
}

/// The marks of a `SectorPlot`. Mirrors Swift Charts' `VectorizedSectorPlotContent`.
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, PrimitiveChartContent {
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

extension SectorPlot {
  /// A sector for each element. See `SectorMark`'s initializer.
  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>, innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(data: data) {
      MarkTemplate(
        kind: .sector(
          innerRadius: innerRadius.dimension($0), outerRadius: outerRadius.dimension($0), angularInset: SectorMark.inset(angularInset)),
        x: .value(angle.plotted($0)))
    }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>, innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(data: data) {
      MarkTemplate(
        kind: .sector(
          innerRadius: innerRadius.dimension($0), outerRadius: outerRadius.dimension($0),
          angularInset: SectorMark.inset($0[keyPath: angularInset])), x: .value(angle.plotted($0)))
    }
  }
}
