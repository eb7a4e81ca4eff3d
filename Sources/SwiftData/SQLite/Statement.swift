import CSQLite
import Foundation

/// A prepared statement. The connection keeps it for reuse.
final class Statement {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  private let sql: String

  init(_ sql: String, connection: OpaquePointer) throws(StoreError) {
    var handle: OpaquePointer?
    let result = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard result == SQLITE_OK, let handle else { throw Connection.error(connection, result, sql) }
    self.handle = handle
    self.connection = connection
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds a value to a parameter. Parameters are numbered from 1.
  func bind(_ value: _SQLiteValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
    case .real(let real): sqlite3_bind_double(handle, index, real)
    case .text(var text):
      text.withUTF8 { bytes in
        let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self) ?? emptyText
        _ = sqlite3_bind_text(handle, index, start, Int32(bytes.count), transient)
      }
    case .blob(let data):
      data.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress {
          _ = sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), transient)
        } else {
          _ = sqlite3_bind_zeroblob(handle, index, 0)
        }
      }
    }
  }

  func bind(_ values: [_SQLiteValue]) {
    for (offset, value) in values.enumerated() { bind(value, at: Int32(offset + 1)) }
  }

  /// Advances to the next row, and returns `false` if there is none.
  func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result:
      let error = Connection.error(connection, result, sql)
      reset()
      throw error
    }
  }

  func column(_ index: Int) -> _Column { _Column(statement: handle, index: Int32(index)) }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Runs a statement and ignores its rows.
  func run() throws(StoreError) {
    while try step() {}
    reset()
  }
}

// With this destructor, SQLite copies the bound bytes. It is a macro of SQLite's header that Swift can't import. Both constants never
// change.
nonisolated(unsafe) private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
nonisolated(unsafe) private let emptyText = UnsafePointer(strdup("")!)
