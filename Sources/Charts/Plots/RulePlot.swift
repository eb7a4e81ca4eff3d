import Foundation
import Oriel

/// A chart content with a rule for each element of a collection. Mirrors Swift Charts' `RulePlot`.
nonisolated public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension RulePlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of a `RulePlot`. Mirrors Swift Charts' `VectorizedRulePlotContent`.
nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension RulePlot {
  /// Creates a rule for each element, with the arguments of a `RuleMark`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) { MarkTemplate(kind: .rule, x: .value(x.plotted($0)), y: .fixedRange(yStart, yEnd)) }
  }

  /// Creates a vertical rule between two y values for each element, at its x position in the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .fixed($0[keyPath: x]), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a vertical rule between the y positions of each element in the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .value(x.plotted($0)), y: .fixedRange($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// Creates a vertical rule between two y values for each element, at an x position in the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: MarkPosition(points: x), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a vertical rule between two y values for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a horizontal rule between the x positions of each element in the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .fixedRange($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.plotted($0)))
    }
  }

  /// Creates a horizontal rule between two x positions in the plot for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) { MarkTemplate(kind: .rule, x: .fixedRange(xStart, xEnd), y: .value(y.plotted($0))) }
  }

  /// Creates a horizontal rule between two x values for each element, at its y position in the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .fixed($0[keyPath: y]))
    }
  }

  /// Creates a horizontal rule between two x values for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  /// Creates a horizontal rule between two x values for each element, at a y position in the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data: data) {
      MarkTemplate(kind: .rule, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: MarkPosition(points: y))
    }
  }
}
