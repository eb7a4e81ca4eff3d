import Foundation
import Oriel

/// The colours that marks have by themselves.
enum ChartColors {
  static var first: Color { .blue }

  static var palette: [MarkPaint] {
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .teal, .indigo, .mint, .brown].map { MarkPaint($0) }
  }

  /// From a pale to a full blue.
  static func ramp(_ fraction: Double) -> MarkPaint { MarkPaint(Color.blue.opacity(0.2 + 0.8 * fraction)) }
}

/// The line styles that marks have by themselves.
enum ChartLines {
  static let width: CGFloat = 2
  static var styles: [StrokeStyle] {
    [[], [6, 4], [2, 3], [10, 4, 2, 4], [12, 6], [2, 6]].map { dash in
      StrokeStyle(lineWidth: width, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash)
    }
  }
}

/// The sizes that symbols have by themselves, in square points.
enum ChartSymbols {
  static let area: CGFloat = 42
  static var areas: [CGFloat] { [24, 48, 84, 132, 192, 264] }
  static func area(_ fraction: Double) -> CGFloat { 12 + 288 * CGFloat(fraction) }
}

extension AnyChartSymbolShape {
  /// The shape, where it is one of those of the module.
  var basic: BasicChartSymbolShape? { base as? BasicChartSymbolShape }
}
