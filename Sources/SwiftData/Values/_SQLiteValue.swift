public import Foundation

/// A value in SQLite's storage. It is public for the expansion of `@Model`.
public enum _SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}
