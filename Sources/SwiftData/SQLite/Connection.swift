import CSQLite
import Foundation

/// An open database. Several threads may use it, one at a time, by its lock.
final class Connection: @unchecked Sendable {
  /// The time that a writer waits for another writer, in milliseconds.
  static let busyTimeout: Int32 = 5000

  let path: String
  private let handle: OpaquePointer
  private let lock = NSRecursiveLock()
  private var statements: [String: Statement] = [:]

  /// Opens the file, or creates it if the connection may write. The path `:memory:` opens a new database in memory.
  init(path: String, isReadOnly: Bool) throws {
    var handle: OpaquePointer?
    let flags = (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(path, &handle, flags, nil)
    guard result == SQLITE_OK, let handle else {
      let error = handle.map { Self.error($0, result, nil) } ?? StoreError(code: result, message: "out of memory", statement: nil)
      sqlite3_close_v2(handle)
      throw error.swiftDataError("Opening", path: path)
    }
    self.path = path
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.busyTimeout)
    Collation.register(on: handle)
    do {
      // With the write-ahead log, readers and a writer don't block each other. If it isn't available, as on a read-only disk, the file
      // keeps its journal mode.
      if !isReadOnly { try execute("PRAGMA journal_mode = WAL") }
      try execute("PRAGMA synchronous = NORMAL")
      try execute("PRAGMA temp_store = MEMORY")
    } catch let error as StoreError {
      statements = [:]
      sqlite3_close_v2(handle)
      throw error.swiftDataError("Opening", path: path)
    }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Returns a statement, which is prepared on its first use. The caller must reset the statement after its use.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    if statements.count >= 500 { statements = [:] }
    let statement = try Statement(sql, connection: handle)
    statements[sql] = statement
    return statement
  }

  func execute(_ sql: String, _ values: [_SQLiteValue] = []) throws {
    let statement = try statement(sql)
    statement.bind(values)
    try statement.run()
  }

  /// The key of the most recently inserted row.
  var lastKey: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Returns the rows of a query, each converted by `row`.
  func query<Row>(_ sql: String, _ values: [_SQLiteValue] = [], _ row: (Statement) throws -> Row) throws -> [Row] {
    let statement = try statement(sql)
    defer { statement.reset() }
    statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try row(statement)) }
    return rows
  }

  /// Runs `body` in a transaction, and rolls it back if `body` throws. A nested call is a part of the outer transaction.
  func write<Result>(_ body: () throws -> Result) throws -> Result {
    try locked {
      let end = try begin()
      do {
        let result = try body()
        try end(true)
        return result
      } catch {
        try? end(false)
        throw error
      }
    }
  }

  /// Runs `body` and rolls back its changes.
  func trial<Result>(_ body: () throws -> Result) throws -> Result {
    try locked {
      let end = try begin()
      defer { try? end(false) }
      return try body()
    }
  }

  /// Begins a transaction, or a savepoint in the open one. The returned function ends it; its argument indicates whether to keep the
  /// changes.
  private func begin() throws -> (Bool) throws -> Void {
    guard sqlite3_get_autocommit(handle) == 0 else {
      try execute("BEGIN IMMEDIATE")
      return { [self] keep in
        // SQLite ends a transaction automatically after some errors.
        if keep { try execute("COMMIT") } else if sqlite3_get_autocommit(handle) == 0 { try execute("ROLLBACK") }
      }
    }
    try execute("SAVEPOINT part")
    return { [self] keep in
      if !keep { try execute("ROLLBACK TO part") }
      try execute("RELEASE part")
    }
  }

  static func error(_ connection: OpaquePointer, _ result: Int32, _ sql: String?) -> StoreError {
    StoreError(code: result, message: String(cString: sqlite3_errmsg(connection)), statement: sql)
  }
}
