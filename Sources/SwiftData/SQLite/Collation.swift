import CSQLite
import Foundation

/// The orders of text that stores know beside SQLite's own.
enum Collation {
  /// Compares the numbers that texts stand for.
  static let decimal = "decimal"

  static func register(on connection: OpaquePointer) {
    sqlite3_create_collation_v2(
      connection, decimal, SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        func number(_ bytes: UnsafeRawPointer?, _ count: Int32) -> Decimal {
          Decimal(string: String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)) ?? 0
        }
        let (left, right) = (number(left, leftCount), number(right, rightCount))
        return left < right ? -1 : left == right ? 0 : 1
      }, nil)
  }
}
