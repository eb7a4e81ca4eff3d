import CSQLite
import Foundation

/// One column of a statement's current row. It is public for the expansion of `@Model`.
public struct _Column {
  let statement: OpaquePointer
  let index: Int32

  init(statement: OpaquePointer, index: Int32) {
    self.statement = statement
    self.index = index
  }

  @usableFromInline var isNull: Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }

  /// The value as an integer, or `nil` for `NULL`, text and blobs.
  var integer: Int64? {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER, SQLITE_FLOAT: sqlite3_column_int64(statement, index)
    default: nil
    }
  }

  /// The value as a floating-point number, or `nil` for `NULL`, text and blobs.
  var real: Double? {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER, SQLITE_FLOAT: sqlite3_column_double(statement, index)
    default: nil
    }
  }

  /// The value as text, or `nil` for `NULL` and blobs.
  @usableFromInline var text: String? {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_NULL, SQLITE_BLOB: return nil
    default:
      guard let bytes = sqlite3_column_text(statement, index) else { return nil }
      return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, index))), as: UTF8.self)
    }
  }

  /// The value's bytes, or `nil` for `NULL`.
  var data: Data? {
    guard !isNull else { return nil }
    guard let bytes = sqlite3_column_blob(statement, index) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, index)))
  }

  var value: _SQLiteValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, index))
    case SQLITE_TEXT: text.map { .text($0) } ?? .null
    case SQLITE_BLOB: data.map { .blob($0) } ?? .null
    default: .null
    }
  }
}
