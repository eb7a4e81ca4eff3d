import Foundation

/// A number, date or string, which represents itself. Custom types conform to `Plottable` instead. Mirrors Swift Charts'
/// `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// The conversion between the values of a primitive type and type-erased values.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
  let kind: DatumKind
  let datum: (Value) -> Datum
  let value: (Datum) -> Value?
}

extension _PrimitivePlottableKind {
  static func number(_ number: @escaping (Value) -> Double, _ value: @escaping (Double) -> Value?) -> Self {
    Self(kind: .number, datum: { .number(number($0)) }, value: { if case .number(let number) = $0 { value(number) } else { nil } })
  }
}

extension _PrimitivePlottableKind where Value: BinaryFloatingPoint {
  static var float: Self { .number({ Double($0) }, { Value($0) }) }
}

extension _PrimitivePlottableKind where Value: BinaryInteger {
  /// The conversion for integers. A position between two integers is rounded to the nearest one.
  static var integer: Self { .number({ Double($0) }, { $0.isFinite ? Value(exactly: $0.rounded()) : nil }) }
}

extension Double: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { .float }
}

extension Float: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { .float }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Float16> { .float }
  }
#endif

extension CGFloat: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public static var _primitivePlottableKind: _PrimitivePlottableKind<CGFloat> { .float }
}

extension Int: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { .integer }
}

extension Int8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { .integer }
}

extension Int16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { .integer }
}

extension Int32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { .integer }
}

extension Int64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { .integer }
}

extension UInt: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { .integer }
}

extension UInt8: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { .integer }
}

extension UInt16: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { .integer }
}

extension UInt32: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { .integer }
}

extension UInt64: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { .integer }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    _PrimitivePlottableKind(
      kind: .category, datum: { .category($0) }, value: { if case .category(let string) = $0 { string } else { nil } })
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    _PrimitivePlottableKind(
      kind: .date, datum: { .date($0.timeIntervalSinceReferenceDate) },
      value: { if case .date(let seconds) = $0 { Date(timeIntervalSinceReferenceDate: seconds) } else { nil } })
  }
}

extension Decimal: Plottable {
  public typealias PrimitivePlottable = Double
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
  public init?(primitivePlottable: Double) {
    guard primitivePlottable.isFinite else { return nil }
    self.init(primitivePlottable)
  }
}

extension Never: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
    _PrimitivePlottableKind(kind: .category, datum: Datum.init, value: { _ in nil })
  }
}

extension Datum {
  /// Never called, because there is no value of type `Never`.
  fileprivate init(_ never: Never) { switch never {} }
}
