import Foundation
import Oriel

/// A chart content with a sector for each element of a collection. Mirrors Swift Charts' `SectorPlot`.
nonisolated public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension SectorPlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of a `SectorPlot`. Mirrors Swift Charts' `VectorizedSectorPlotContent`.
nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension SectorPlot {
  /// Creates a sector for each element, with the arguments of a `SectorMark`.
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

  /// Creates a sector for each element with its own angular inset.
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
