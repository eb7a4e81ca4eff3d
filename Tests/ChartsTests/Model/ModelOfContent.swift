import Foundation
import Oriel

@testable import Charts

/// Returns the model of the content in a chart with space for about five ticks on each axis.
@MainActor
func model(
  _ configuration: ChartConfiguration = ChartConfiguration(), @ChartContentBuilder of content: () -> some ChartContent
) -> PlotModel {
  func collect<C: ChartContent>(_ content: C, _ collector: MarkCollector) { C._collectMarks(content, in: _ChartContentContext(collector)) }
  let collector = MarkCollector()
  collect(content(), collector)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let input = ModelInput(
    records: collector.records, functions: collector.functions, groups: collector.groups, configuration: configuration, calendar: calendar,
    xTickCount: 5, yTickCount: 5)
  return PlotModel(input, scales: StyleScales(input))
}

extension PlotModel {
  /// The spans of the marks on the y axis, in axis values.
  var ySpans: [[Double]] { extents.map { [y!.datum(at: $0.z)!.scalar!, y!.datum(at: $0.w)!.scalar!].map { ($0 * 1e6).rounded() / 1e6 } } }
  var xSpans: [[Double]] { extents.map { [x!.datum(at: $0.x)!.scalar!, x!.datum(at: $0.y)!.scalar!].map { ($0 * 1e6).rounded() / 1e6 } } }
}
