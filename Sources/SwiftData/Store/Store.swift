import Foundation

/// A file or a database in memory, with the tables of its models. It is immutable once it is open, and its connection has a lock.
final class Store: @unchecked Sendable {
  let configuration: ModelConfiguration
  let tables: [Table]
  let identifier: String
  private let path: String
  /// The connection that opened the file, or the only connection to a database in memory.
  private let first: Connection

  var isReadOnly: Bool { !configuration.allowsSave }

  init(_ configuration: ModelConfiguration, schema: Schema, tables: [Table], plan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    self.tables = tables
    path = configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path
    if !configuration.isStoredInMemoryOnly, configuration.allowsSave {
      try? FileManager.default.createDirectory(at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let connection = try Connection(path: path, isReadOnly: !configuration.allowsSave)
    first = connection
    do {
      identifier = try connection.locked {
        try Migration(connection, isReadOnly: !configuration.allowsSave).run(to: schema, tables: tables, plan: plan)
      }
    } catch let error as StoreError {
      throw error.swiftDataError("Opening", path: path)
    }
    for table in tables {
      table.store = self
      table.storeIdentifier = identifier
    }
  }

  /// Creates a store on an open connection, for the contexts of a migration's stage.
  init(_ configuration: ModelConfiguration, tables: [Table], identifier: String, connection: Connection) {
    self.configuration = configuration
    self.tables = tables
    self.identifier = identifier
    path = connection.path
    first = connection
    isMigrating = true
    for table in tables {
      table.store = self
      table.storeIdentifier = identifier
    }
  }

  private var isMigrating = false

  /// Returns a connection for one context.
  func connect() throws -> Connection {
    configuration.isStoredInMemoryOnly || isMigrating ? first : try Connection(path: path, isReadOnly: isReadOnly)
  }

  /// Runs `body`, and converts SQLite's errors to errors that name the attempted action.
  func reporting<Result>(_ action: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as StoreError {
      throw error.swiftDataError(action, path: path)
    }
  }
}
