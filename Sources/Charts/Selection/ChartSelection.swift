import Foundation

/// A binding that receives the selection in a chart.
enum ChartSelection {
  /// A selection of a single value, which is `nil` if nothing is selected.
  case value((Datum?) -> Void)
  case range(((Datum, Datum)?) -> Void)
}
