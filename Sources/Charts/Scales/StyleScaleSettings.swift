import Foundation
import Oriel

/// The explicit settings for a scale of colors, symbols, line styles or sizes.
struct StyleScaleSettings<Value> {
  var domain: _ScaleDomainOutputs.Domain?
  var range: _ScaleRangeOutputs<Value>.Range?
  /// A closure that returns the value for a datum, or `nil` if it has none.
  var mapping: ((Datum) -> Value?)?
  var type: ScaleType?
}
