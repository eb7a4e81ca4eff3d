import Foundation

/// A type whose values can be plotted. Mirrors Swift Charts' `Plottable`.
///
/// Numbers, dates and strings are; another type names the one of those that stands for it. A `RawRepresentable` type whose raw value is a `String` needs
/// nothing but the conformance.
public protocol Plottable {
  /// The number, date or string that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  /// Nil where no value has that one for its own.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  public var primitivePlottable: String { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: Datum { PrimitivePlottable._primitivePlottableKind.datum(primitivePlottable) }

  /// Nil for a datum of another kind.
  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.value(datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }

  static var datumKind: DatumKind { PrimitivePlottable._primitivePlottableKind.kind }
}
