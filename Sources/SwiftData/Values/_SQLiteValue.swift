public import Foundation

/// A value as SQLite keeps it. For the code that `@Model` makes.
public enum _SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}
