import CSQLite

/// An error of SQLite.
struct StoreError: Error {
  let code: Int32
  let message: String
  let statement: String?

  var isConstraint: Bool { code & 0xff == SQLITE_CONSTRAINT }
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xff) }

  /// Returns the error that the public functions throw. Its description begins with the attempted action.
  func swiftDataError(_ action: String, path: String) -> SwiftDataError {
    let place = path == ":memory:" ? "the store in memory" : "the store at \(path)"
    let kind: SwiftDataError.Code
    let reason: String
    switch code & 0xff {
    case SQLITE_FULL: (kind, reason) = (.storeFull, "the disk is full; nothing was changed")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: (kind, reason) = (.storeReadOnly, "the store is read-only")
    case SQLITE_BUSY, SQLITE_LOCKED: (kind, reason) = (.storeBusy, "another program or context is writing to it; try again")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      (kind, reason) = (.storeDamaged, "the file is damaged or isn't a store; it wasn't changed")
    case SQLITE_CONSTRAINT: (kind, reason) = (.modelValidationFailure, "another model has the same values of unique properties")
    case SQLITE_CANTOPEN: (kind, reason) = (.storeUnavailable, "the file can't be opened; check the folder and its permissions")
    default: (kind, reason) = (.storeUnavailable, "the system reported an error")
    }
    let detail = statement.map { " (SQLite \(code): \(message), in: \($0))" } ?? " (SQLite \(code): \(message))"
    return SwiftDataError(kind, "\(action) failed in \(place): \(reason)\(detail)")
  }
}
