import CSQLite
import Foundation

/// An open database. Its lock makes it usable from several threads, one at a time.
final class Connection: @unchecked Sendable {
  /// How long a writer waits for another one, in milliseconds.
  static let busyTimeout: Int32 = 5000

  let path: String
  private let handle: OpaquePointer
  private let lock = NSRecursiveLock()
  private var statements: [String: Statement] = [:]

  /// Opens or makes the file; `:memory:` is a database of its own.
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
      // The log keeps readers and a writer from waiting for each other. Where it can't be had, as on a read-only disk, the file's mode stays.
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

  /// A statement, prepared now or earlier. It must be reset after its use.
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

  /// The key of the row that was inserted last.
  var lastKey: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The rows of a query, each of them made by `row`.
  func query<Row>(_ sql: String, _ values: [_SQLiteValue] = [], _ row: (Statement) throws -> Row) throws -> [Row] {
    let statement = try statement(sql)
    defer { statement.reset() }
    statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try row(statement)) }
    return rows
  }

  /// Runs `body` and keeps what it wrote, or nothing of it if it throws. Inside another such call, the outer one decides in the end.
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

  /// Runs `body` and undoes what it wrote.
  func trial<Result>(_ body: () throws -> Result) throws -> Result {
    try locked {
      let end = try begin()
      defer { try? end(false) }
      return try body()
    }
  }

  /// Begins a transaction, or a part of the one that is open. The result ends it: true keeps what was written.
  private func begin() throws -> (Bool) throws -> Void {
    guard sqlite3_get_autocommit(handle) == 0 else {
      try execute("BEGIN IMMEDIATE")
      return { [self] keep in
        // SQLite ends a transaction by itself after some errors.
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
