import CSQLite
import Foundation
import FoundationText

/// The collations and text functions that stores add to SQLite.
enum Collation {
  /// The collation that compares texts as decimal numbers.
  static let decimal = "decimal"

  static func register(on connection: OpaquePointer) {
    add(decimal, to: connection) { _, leftCount, left, rightCount, right in
      compare(left, leftCount, right, rightCount) { left, right in
        let (left, right) = (Decimal(string: left) ?? 0, Decimal(string: right) ?? 0)
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
      }
    }
    add(TextOrder.localizedStandard.collation, to: connection) { _, leftCount, left, rightCount, right in
      compare(left, leftCount, right, rightCount, TextRules.current.standardCompare)
    }
    add(TextOrder.localized.collation, to: connection) { _, leftCount, left, rightCount, right in
      compare(left, leftCount, right, rightCount, TextRules.current.compare)
    }
    add(TextFunction.localizedStandardContains, to: connection) { context, _, arguments in
      answer(context, arguments) { TextRules.current.contains($0, $1) ? 1 : 0 }
    }
    add(TextFunction.caseInsensitiveCompare, to: connection) { context, _, arguments in
      answer(context, arguments) { $0.caseInsensitiveCompare($1).rawValue }
    }
    add(TextFunction.localizedCompare, to: connection) { context, _, arguments in
      answer(context, arguments) { TextRules.current.compare($0, $1).rawValue }
    }
  }

  private typealias Comparison = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  private typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  private static func add(_ name: String, to connection: OpaquePointer, _ comparison: Comparison) {
    sqlite3_create_collation_v2(connection, name, SQLITE_UTF8, nil, comparison, nil)
  }

  private static func add(_ function: TextFunction, to connection: OpaquePointer, _ body: Function) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(connection, function.rawValue, 2, flags, nil, body, nil, nil, nil)
  }
}

// These functions are at file scope, because the C callbacks call them.

private func compare(
  _ left: UnsafeRawPointer?, _ leftCount: Int32, _ right: UnsafeRawPointer?, _ rightCount: Int32,
  _ order: (String, String) -> ComparisonResult
) -> Int32 {
  Int32(order(text(left, leftCount), text(right, rightCount)).rawValue)
}

/// Sets the function's result for two texts, or `NULL` if one of them is `NULL`.
private func answer(
  _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?, _ result: (String, String) -> Int
) {
  guard let arguments, let first = value(arguments[0]), let second = value(arguments[1]) else { return sqlite3_result_null(context) }
  sqlite3_result_int64(context, Int64(result(first, second)))
}

private func value(_ value: OpaquePointer?) -> String? {
  guard sqlite3_value_type(value) != SQLITE_NULL, let bytes = sqlite3_value_text(value) else { return nil }
  return text(UnsafeRawPointer(bytes), sqlite3_value_bytes(value))
}

private func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
  String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

/// The functions of two texts that stores add to SQL.
enum TextFunction: String {
  case localizedStandardContains, caseInsensitiveCompare, localizedCompare
}
