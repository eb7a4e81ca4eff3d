import Foundation
import Oriel

/// The default colors of marks.
enum ChartColors {
  static var first: Color { .blue }

  static var palette: [MarkPaint] {
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo, .mint, .brown].map { MarkPaint($0) }
  }

  /// Returns a color between a pale and a full blue.
  static func ramp(_ fraction: Double) -> MarkPaint { MarkPaint(Color.blue.opacity(0.2 + 0.8 * fraction)) }
}

/// The default line styles of marks.
enum ChartLines {
  static let width: CGFloat = 2
  static var styles: [StrokeStyle] {
    [[], [6, 4], [2, 3], [10, 4, 2, 4], [12, 6], [2, 6]].map { dash in
      StrokeStyle(lineWidth: width, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
    }
  }
}

/// The default sizes of symbols, in square points.
enum ChartSymbols {
  static let area: CGFloat = 42
  static var areas: [CGFloat] { [24, 48, 84, 132, 192, 264] }
  static func area(_ fraction: Double) -> CGFloat { 12 + 288 * CGFloat(fraction) }
}

extension AnyChartSymbolShape {
  /// The shape if it is a basic one, or `nil`.
  var basic: BasicChartSymbolShape? { base as? BasicChartSymbolShape }
}
