import Foundation

/// A type whose values can be plotted. Mirrors Swift Charts' `Plottable`.
///
/// Numbers, dates and strings are plottable. Other types declare the primitive type that represents their values. A `RawRepresentable` type
/// with a raw value of type `String` needs only the conformance.
public protocol Plottable {
  /// The type of the number, date or string that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that represents the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that a primitive value represents, or returns `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  public var primitivePlottable: String { rawValue }

  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: Datum { PrimitivePlottable._primitivePlottableKind.datum(primitivePlottable) }

  /// Creates the value that a datum represents, or returns `nil` if the datum is of another kind.
  init?(datum: Datum) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.value(datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }

  static var datumKind: DatumKind { PrimitivePlottable._primitivePlottableKind.kind }
}
