import Foundation

/// The kind of the values of a scale.
enum DatumKind: Hashable, Sendable {
  case number, date, category
}

/// A type-erased value for computations of scales.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// A date in seconds since the reference date.
  case date(Double)
  case category(String)

  var kind: DatumKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number, or the date in seconds, or `nil` for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// Indicates whether the value can be drawn, which NaN and infinities can't.
  var isFinite: Bool { scalar?.isFinite ?? true }

  init(_ scalar: Double, like kind: DatumKind) { self = kind == .date ? .date(scalar) : .number(scalar) }
}
