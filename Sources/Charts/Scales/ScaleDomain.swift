import Foundation
import Oriel

/// The domain of a scale. Ranges and arrays of plottable values are domains, and so is `automatic`. Mirrors Swift Charts' `ScaleDomain`.
public protocol ScaleDomain {
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// The internal representation of a domain.
public struct _ScaleDomainOutputs {
  enum Domain {
    /// The ends of the domain, in order.
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

/// A domain that a chart derives from its data. Mirrors Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  /// A closure that changes the derived domain: the two ends for numbers and dates, or all categories.
  let modify: (([Datum]) -> [Datum])?

  public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that a chart derives from its data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false, modify: nil) }

  /// Returns a domain that a chart derives from its data.
  ///
  /// - Parameters:
  ///   - includesZero: A Boolean value that indicates whether a domain of numbers includes zero. With `nil`, it does, except for bins and
  ///     logarithmic scales.
  ///   - reversed: A Boolean value that indicates whether the domain is reversed.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
  }

  /// Returns a domain that a chart derives from its data and a closure changes.
  ///
  /// - Parameter modifyInferredDomain: A closure that changes the derived domain: the two ends for numbers and dates, or all categories. It
  ///   isn't called if the data are of another type.
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
