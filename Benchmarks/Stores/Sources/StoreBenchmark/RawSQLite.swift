import CSQLite3
import Foundation

/// SQLite's C functions with prepared statements, which are the floor.
final class RawSQLite: StoreUnderTest {
  static let name = "SQLite in C"

  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  init(file: URL) throws {
    guard sqlite3_open(file.path, &database) == SQLITE_OK else { throw Failed() }
    try execute("PRAGMA journal_mode = WAL")
    try execute("PRAGMA synchronous = NORMAL")
    let columns = "number INTEGER NOT NULL, name TEXT NOT NULL, price REAL NOT NULL, grp INTEGER NOT NULL, date REAL NOT NULL"
    try execute("CREATE TABLE article (\(columns))")
    try execute("CREATE INDEX article_group ON article (grp)")
    try execute("CREATE INDEX article_number ON article (number)")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close(database)
  }

  struct Failed: Error {}

  private func statement(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw Failed() }
    statements[sql] = statement
    return statement
  }

  private func execute(_ sql: String) throws {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw Failed() }
  }

  func insert(_ rows: [Row]) throws {
    try execute("BEGIN IMMEDIATE")
    let insert = try statement("INSERT INTO article VALUES (?, ?, ?, ?, ?)")
    for row in rows {
      sqlite3_bind_int64(insert, 1, Int64(row.number))
      var name = row.name
      name.withUTF8 { bytes in
        // The text is valid until the statement is reset.
        bytes.withMemoryRebound(to: CChar.self) { _ = sqlite3_bind_text(insert, 2, $0.baseAddress, Int32($0.count), nil) }
        sqlite3_bind_double(insert, 3, row.price)
        sqlite3_bind_int64(insert, 4, Int64(row.group))
        sqlite3_bind_double(insert, 5, row.date.timeIntervalSinceReferenceDate)
        sqlite3_step(insert)
        sqlite3_reset(insert)
      }
    }
    try execute("COMMIT")
  }

  func sum(ofGroup group: Int) throws -> (count: Int, price: Double) {
    let select = try statement("SELECT number, name, price, grp, date FROM article WHERE grp = ?")
    defer { sqlite3_reset(select) }
    sqlite3_bind_int64(select, 1, Int64(group))
    var (count, price, length) = (0, 0.0, 0)
    while sqlite3_step(select) == SQLITE_ROW {
      count += 1
      length += String(cString: sqlite3_column_text(select, 1)).utf8.count
      price += sqlite3_column_double(select, 2)
      _ = (sqlite3_column_int64(select, 0), sqlite3_column_int64(select, 3), sqlite3_column_double(select, 4))
    }
    guard count == 0 || length > 0 else { throw Failed() }
    return (count, price)
  }

  func setPrice(_ price: Double, ofNumber number: Int) throws {
    let update = try statement("UPDATE article SET price = ? WHERE number = ?")
    sqlite3_bind_double(update, 1, price)
    sqlite3_bind_int64(update, 2, Int64(number))
    guard sqlite3_step(update) == SQLITE_DONE else { throw Failed() }
    sqlite3_reset(update)
  }
}
