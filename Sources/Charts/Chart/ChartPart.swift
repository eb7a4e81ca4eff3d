import Foundation
import Oriel

/// What a view of a chart is to its layout.
enum ChartPart {
  case plot
  case axis(ResolvedAxis.Part, AxisMap)
  /// At an edge, outside of the labels there.
  case title(edge: Edge, alignment: Alignment, spacing: CGFloat)
  case overlay(alignment: Alignment)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}
