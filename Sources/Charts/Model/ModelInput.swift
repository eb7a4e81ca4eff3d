import Foundation
import Oriel

/// What a plot's model is made of.
struct ModelInput {
  var records: [MarkRecord]
  var functions: [FunctionRecord]
  var groups: [MarkGroup]
  var configuration: ChartConfiguration
  var calendar: Calendar
  /// About how many ticks the axes have room for.
  var xTickCount: Int
  var yTickCount: Int
}
