import Foundation
import Oriel

/// What data a scale is for. Mirrors Swift Charts' `ScaleDomain`; ranges and arrays of what can be plotted are domains, and `automatic`.
public protocol ScaleDomain {
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// A domain as a chart takes it.
public struct _ScaleDomainOutputs {
  enum Domain {
    /// The ends, in their order.
    case bounds(Datum, Datum)
    case values([Datum])
    case automatic(AutomaticScaleDomain)
  }

  let domain: Domain
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(domain: .bounds(lowerBound.datum, upperBound.datum))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: .values(map(\.datum))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: .values(map(\.datum))) }
}

/// A domain that a chart finds from its data. Mirrors Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  /// Takes what the data say: the two ends of numbers and dates, or all of the categories.
  let modify: (([Datum]) -> [Datum])?

  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false, modify: nil) }

  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers has zero in it. Nil does, but for bins and logarithms.
  ///   - reversed: Whether it begins at its other end.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
  }

  /// - Parameter modifyInferredDomain: Changes what the data say: the two ends of numbers and dates, or all of the categories. It isn't called where the data
  ///   are of another kind.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type, modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
      var values = data.compactMap { DataValue(datum: $0) }
      guard values.count == data.count else { return data }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
  }
}
