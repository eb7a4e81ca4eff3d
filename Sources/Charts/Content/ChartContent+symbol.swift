import Foundation
import Oriel

extension ChartContent {
  /// Sets the shape of point marks and of the points of lines. Mirrors Swift Charts' `symbol(_:)`.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    style {
      $0.symbol = AnyChartSymbolShape(symbol)
      $0.symbolBy = nil
      $0.symbolView = nil
    }
  }

  /// Sets the symbol by a value. The legend lists the symbols. Mirrors Swift Charts' `symbol(by:)`.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.symbolBy = value.plotted
      $0.symbol = nil
      $0.symbolView = nil
    }
  }

  /// Sets a view as the symbol. Each point has its own view, so this is for charts with few points. Mirrors Swift Charts'
  /// `symbol(symbol:)`.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style {
      $0.symbolView = view
      $0.symbol = nil
      $0.symbolBy = nil
    }
  }

  /// Sets the area of symbols. Symbols with the same area look equally large. Mirrors Swift Charts' `symbolSize(_:)`.
  ///
  /// - Parameter area: The area of the symbol, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    style {
      $0.symbolSize = .area(area.isFinite ? max(0, area) : 0)
      $0.symbolSizeBy = nil
    }
  }

  /// Sets the size of the rectangle that a symbol fills. Mirrors Swift Charts' `symbolSize(_:)`.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    style {
      $0.symbolSize = .size(size)
      $0.symbolSizeBy = nil
    }
  }

  /// Sets the area of symbols by a value. Mirrors Swift Charts' `symbolSize(by:)`.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style {
      $0.symbolSizeBy = value.plotted
      $0.symbolSize = nil
    }
  }
}
