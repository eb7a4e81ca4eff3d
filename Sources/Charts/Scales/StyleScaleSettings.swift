import Foundation
import Oriel

/// What a program has said of a scale that leads to colours, symbols, line styles or sizes.
struct StyleScaleSettings<Value> {
  var domain: _ScaleDomainOutputs.Domain?
  var range: _ScaleRangeOutputs<Value>.Range?
  /// Nil for a value that it knows nothing of.
  var mapping: ((Datum) -> Value?)?
  var type: ScaleType?
}
