import Foundation

/// A binding that a chart writes what somebody points at.
enum ChartSelection {
  /// Nil is nothing.
  case value((Datum?) -> Void)
  case range(((Datum, Datum)?) -> Void)
}
