import Foundation
import Oriel

/// The input of a plot's model.
struct ModelInput {
  var records: [MarkRecord]
  var functions: [FunctionRecord]
  var groups: [MarkGroup]
  var configuration: ChartConfiguration
  var calendar: Calendar
  /// The approximate number of ticks that fit on the x axis.
  var xTickCount: Int
  var yTickCount: Int
}
