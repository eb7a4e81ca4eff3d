import Foundation
import GRDB

private struct ArticleRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "article"
  var number: Int
  var name: String
  var price: Double
  var grp: Int
  var date: Double
}

/// GRDB's records, as in its guide.
final class GRDBStore: StoreUnderTest {
  static let name = "GRDB"

  private let queue: DatabasePool

  init(file: URL) throws {
    queue = try DatabasePool(path: file.path)
    try queue.write { database in
      try database.create(table: "article") { table in
        table.column("number", .integer).notNull().primaryKey()
        table.column("name", .text).notNull()
        table.column("price", .double).notNull()
        table.column("grp", .integer).notNull().indexed()
        table.column("date", .double).notNull()
      }
    }
  }

  func insert(_ rows: [Row]) throws {
    try queue.write { database in
      for row in rows {
        try ArticleRecord(
          number: row.number, name: row.name, price: row.price, grp: row.group, date: row.date.timeIntervalSinceReferenceDate
        ).insert(database)
      }
    }
  }

  func sum(ofGroup group: Int) throws -> (count: Int, price: Double) {
    let records = try queue.read { database in try ArticleRecord.filter(Column("grp") == group).fetchAll(database) }
    return (records.count, records.reduce(0) { $0 + $1.price })
  }

  func setPrice(_ price: Double, ofNumber number: Int) throws {
    try queue.write { database in
      guard var record = try ArticleRecord.fetchOne(database, key: number) else { return }
      try record.updateChanges(database) { $0.price = price }
    }
  }
}
