import Foundation

/// A conversion between the values of a type and of a column. It is public for the expansion of `@Model`.
public protocol _AttributeCodec {
  associatedtype Value
  static func encode(_ value: Value) throws -> _SQLiteValue
  /// Returns the value of a column, or `nil` if the column has a value of another type.
  static func decode(_ column: _Column) -> Value?
}

/// The conversion of values that columns store directly.
public enum _ColumnCodec<Value: _ColumnValue>: _AttributeCodec {
  @inlinable public static func encode(_ value: Value) -> _SQLiteValue { value._sqliteValue }
  @inlinable public static func decode(_ column: _Column) -> Value? {
    if let value = Value(column) { return value }
    return column.isNull ? Value._empty : nil
  }
}

/// The conversion of enumerations and option sets, which are stored by their raw values.
public enum _RawCodec<Value: RawRepresentable>: _AttributeCodec where Value.RawValue: _ColumnValue {
  @inlinable public static func encode(_ value: Value) -> _SQLiteValue { value.rawValue._sqliteValue }
  @inlinable public static func decode(_ column: _Column) -> Value? { Value.RawValue(column).flatMap { Value(rawValue: $0) } }
}

/// The conversion of optional enumerations and option sets, which are stored by their raw values.
public enum _OptionalRawCodec<Wrapped: RawRepresentable>: _AttributeCodec where Wrapped.RawValue: _ColumnValue {
  @inlinable public static func encode(_ value: Wrapped?) -> _SQLiteValue { value?.rawValue._sqliteValue ?? .null }
  @inlinable public static func decode(_ column: _Column) -> Wrapped?? {
    if column.isNull { return .some(nil) }
    return _RawCodec<Wrapped>.decode(column).map { .some($0) }
  }
}

/// The conversion of structures and collections, which are stored as JSON.
public enum _JSONCodec<Value: Codable>: _AttributeCodec {
  @inlinable public static func encode(_ value: Value) throws -> _SQLiteValue { try JSON.encode(value) }
  @inlinable public static func decode(_ column: _Column) -> Value? {
    if column.isNull { return try? JSON.decode(Value.self, from: "null") }
    return column.text.flatMap { try? JSON.decode(Value.self, from: $0) }
  }
}

/// The encoding of JSON in columns. Its keys are sorted, so that equal values have equal texts.
@usableFromInline
enum JSON {
  @usableFromInline
  static func encode(_ value: some Encodable) throws -> _SQLiteValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text == "null" ? .null : .text(text)
  }

  @usableFromInline
  static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
