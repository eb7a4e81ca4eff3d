public import Foundation

/// A type whose values a single column can store. It is public for the expansion of `@Model`.
public protocol _ColumnValue: Codable {
  /// The column's type in the table's definition, such as `TEXT`.
  static var _declaration: String { get }
  /// The value of a column without a value, for a property that can't be nil.
  static var _empty: Self { get }
  var _sqliteValue: _SQLiteValue { get }
  /// Creates the value of a column, or returns `nil` if the column has a value of another type.
  init?(_ column: _Column)
}

extension _ColumnValue where Self: FixedWidthInteger {
  public static var _declaration: String { "INTEGER" }
  public static var _empty: Self { 0 }
  public var _sqliteValue: _SQLiteValue { .integer(Int64(truncatingIfNeeded: self)) }
  public init?(_ column: _Column) {
    guard let integer = column.integer else { return nil }
    // Unsigned 64-bit integers above the largest signed integer are stored as negative ones.
    if Self.bitWidth == 64 { self.init(truncatingIfNeeded: integer) } else { self.init(exactly: integer) }
  }
}

extension Int: _ColumnValue {}
extension Int8: _ColumnValue {}
extension Int16: _ColumnValue {}
extension Int32: _ColumnValue {}
extension Int64: _ColumnValue {}
extension UInt: _ColumnValue {}
extension UInt8: _ColumnValue {}
extension UInt16: _ColumnValue {}
extension UInt32: _ColumnValue {}
extension UInt64: _ColumnValue {}

extension Bool: _ColumnValue {
  public static var _declaration: String { "INTEGER" }
  public static var _empty: Bool { false }
  public var _sqliteValue: _SQLiteValue { .integer(self ? 1 : 0) }
  public init?(_ column: _Column) {
    guard let integer = column.integer else { return nil }
    self = integer != 0
  }
}

extension Double: _ColumnValue {
  public static var _declaration: String { "REAL" }
  public static var _empty: Double { 0 }
  // SQLite has no NaN: it stores `NULL` instead, which is read as zero.
  public var _sqliteValue: _SQLiteValue { .real(self) }
  public init?(_ column: _Column) {
    guard let real = column.real else { return nil }
    self = real
  }
}

extension Float: _ColumnValue {
  public static var _declaration: String { "REAL" }
  public static var _empty: Float { 0 }
  public var _sqliteValue: _SQLiteValue { .real(Double(self)) }
  public init?(_ column: _Column) {
    guard let real = column.real else { return nil }
    self = Float(real)
  }
}

extension String: _ColumnValue {
  public static var _declaration: String { "TEXT" }
  public static var _empty: String { "" }
  public var _sqliteValue: _SQLiteValue { .text(self) }
  public init?(_ column: _Column) {
    guard let text = column.text else { return nil }
    self = text
  }
}

extension Data: _ColumnValue {
  public static var _declaration: String { "BLOB" }
  public static var _empty: Data { Data() }
  public var _sqliteValue: _SQLiteValue { .blob(self) }
  public init?(_ column: _Column) {
    guard let data = column.data else { return nil }
    self = data
  }
}

extension Date: _ColumnValue {
  public static var _declaration: String { "REAL" }
  public static var _empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var _sqliteValue: _SQLiteValue { .real(timeIntervalSinceReferenceDate) }
  public init?(_ column: _Column) {
    guard let real = column.real else { return nil }
    self.init(timeIntervalSinceReferenceDate: real)
  }
}

extension UUID: _ColumnValue {
  public static var _declaration: String { "BLOB" }
  public static var _empty: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public var _sqliteValue: _SQLiteValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
  public init?(_ column: _Column) {
    guard let data = column.data, data.count == 16 else { return nil }
    var uuid = Self._empty.uuid
    withUnsafeMutableBytes(of: &uuid) { _ = data.copyBytes(to: $0) }
    self.init(uuid: uuid)
  }
}

extension URL: _ColumnValue {
  public static var _declaration: String { "TEXT" }
  public static var _empty: URL { URL(fileURLWithPath: "/") }
  public var _sqliteValue: _SQLiteValue { .text(absoluteString) }
  public init?(_ column: _Column) {
    guard let text = column.text else { return nil }
    self.init(string: text)
  }
}

extension Decimal: _ColumnValue {
  // Text keeps every digit. The collation compares the numbers.
  public static var _declaration: String { "TEXT COLLATE \(Collation.decimal)" }
  public static var _empty: Decimal { 0 }
  public var _sqliteValue: _SQLiteValue { .text(description) }
  public init?(_ column: _Column) {
    guard let text = column.text else { return nil }
    self.init(string: text)
  }
}

extension Optional: _ColumnValue where Wrapped: _ColumnValue {
  public static var _declaration: String { Wrapped._declaration }
  public static var _empty: Wrapped? { nil }
  public var _sqliteValue: _SQLiteValue { self?._sqliteValue ?? .null }
  public init?(_ column: _Column) {
    if column.isNull {
      self = .none
    } else {
      guard let value = Wrapped(column) else { return nil }
      self = value
    }
  }
}
