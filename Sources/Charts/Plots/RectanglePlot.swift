import Foundation
import Oriel

/// A chart content with a rectangle for each element of a collection. Mirrors Swift Charts' `RectanglePlot`.
nonisolated public struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension RectanglePlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of a `RectanglePlot`. Mirrors Swift Charts' `VectorizedRectanglePlotContent`.
nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension RectanglePlot {
  /// Creates a rectangle for each element, with the arguments of a `RectangleMark`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .value(x.plotted($0)), y: .value(y.plotted($0)), width: width.dimension($0), height: height.dimension($0))
    }
  }

  /// Creates a rectangle between two y values for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)), width: width.dimension($0))
    }
  }

  /// Creates a rectangle between two y positions in the plot for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .value(x.plotted($0)), y: .fixedRange(yStart, yEnd), width: width.dimension($0))
    }
  }

  /// Creates a rectangle between the y positions of each element in the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .value(x.plotted($0)), y: .fixedRange($0[keyPath: yStart], $0[keyPath: yEnd]), width: width.dimension($0))
    }
  }

  /// Creates a rectangle between the x positions of each element in the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .fixedRange($0[keyPath: xStart], $0[keyPath: xEnd]), y: .value(y.plotted($0)), height: height.dimension($0))
    }
  }

  /// Creates a rectangle between two x positions in the plot for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.plotted($0)), height: height.dimension($0))
    }
  }

  /// Creates a rectangle between two x values for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)), height: height.dimension($0))
    }
  }

  /// Creates a rectangle between two x values for each element, and two y positions in the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .fixedRange(yStart, yEnd))
    }
  }

  /// Creates a rectangle between two x values for each element, and its y positions in the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .fixedRange($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }

  /// Creates a rectangle between two y values for each element, and its x positions in the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .fixedRange($0[keyPath: xStart], $0[keyPath: xEnd]), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a rectangle between two y values for each element, and two x positions in the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a rectangle between two x values and two y values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(kind: .rectangle, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates a rectangle between the x and y positions of each element in the plot.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(data: data) {
      MarkTemplate(
        kind: .rectangle, x: .fixedRange($0[keyPath: xStart], $0[keyPath: xEnd]), y: .fixedRange($0[keyPath: yStart], $0[keyPath: yEnd]))
    }
  }
}
