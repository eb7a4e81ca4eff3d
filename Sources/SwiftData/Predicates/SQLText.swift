/// A fragment of SQL and the values of its parameters, in order.
struct SQLText {
  var sql: String
  var values: [_SQLiteValue] = []

  static func + (lhs: SQLText, rhs: SQLText) -> SQLText { SQLText(sql: lhs.sql + rhs.sql, values: lhs.values + rhs.values) }
  static func + (lhs: SQLText, rhs: String) -> SQLText { SQLText(sql: lhs.sql + rhs, values: lhs.values) }
  static func + (lhs: String, rhs: SQLText) -> SQLText { SQLText(sql: lhs + rhs.sql, values: rhs.values) }
}
