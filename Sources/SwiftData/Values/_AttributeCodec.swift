import Foundation

/// How values of a type become those of a column. For the code that `@Model` makes.
public protocol _AttributeCodec {
  associatedtype Value
  static func encode(_ value: Value) throws -> _SQLiteValue
  /// Nil if the column holds something else.
  static func decode(_ column: _Column) -> Value?
}

/// Values that fit a column as they are.
public enum _ColumnCodec<Value: _ColumnValue>: _AttributeCodec {
  @inlinable public static func encode(_ value: Value) -> _SQLiteValue { value._sqliteValue }
  @inlinable public static func decode(_ column: _Column) -> Value? {
    if let value = Value(column) { return value }
    return column.isNull ? Value._empty : nil
  }
}

/// Enumerations and option sets, kept by their raw values.
public enum _RawCodec<Value: RawRepresentable>: _AttributeCodec where Value.RawValue: _ColumnValue {
  @inlinable public static func encode(_ value: Value) -> _SQLiteValue { value.rawValue._sqliteValue }
  @inlinable public static func decode(_ column: _Column) -> Value? { Value.RawValue(column).flatMap { Value(rawValue: $0) } }
}

/// Optional enumerations and option sets, kept by their raw values.
public enum _OptionalRawCodec<Wrapped: RawRepresentable>: _AttributeCodec where Wrapped.RawValue: _ColumnValue {
  @inlinable public static func encode(_ value: Wrapped?) -> _SQLiteValue { value?.rawValue._sqliteValue ?? .null }
  @inlinable public static func decode(_ column: _Column) -> Wrapped?? {
    if column.isNull { return .some(nil) }
    return _RawCodec<Wrapped>.decode(column).map { .some($0) }
  }
}

/// Structures and collections, kept as JSON.
public enum _JSONCodec<Value: Codable>: _AttributeCodec {
  @inlinable public static func encode(_ value: Value) throws -> _SQLiteValue { try JSON.encode(value) }
  @inlinable public static func decode(_ column: _Column) -> Value? {
    if column.isNull { return try? JSON.decode(Value.self, from: "null") }
    return column.text.flatMap { try? JSON.decode(Value.self, from: $0) }
  }
}

/// The form of the JSON in columns: sorted keys, so that equal values are equal texts.
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
