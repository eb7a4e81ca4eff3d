import Foundation

/// What kind of values an axis or another scale shows.
enum DatumKind: Hashable, Sendable {
  case number, date, category
}

/// A value without its type, as scales calculate with it.
enum Datum: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  var kind: DatumKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// Nil for a category.
  var scalar: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// Whether it can be drawn: NaN and infinities can't.
  var isFinite: Bool { scalar?.isFinite ?? true }

  init(_ scalar: Double, like kind: DatumKind) { self = kind == .date ? .date(scalar) : .number(scalar) }
}
