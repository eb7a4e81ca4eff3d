import Foundation
import Oriel

/// The role of a view in the layout of a chart.
enum ChartPart {
  case plot
  case axis(ResolvedAxis.Part, AxisMap)
  /// A title at an edge, outside of the labels there.
  case title(edge: Edge, alignment: Alignment, spacing: CGFloat)
  case overlay(alignment: Alignment)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}
