/// The joined tables of one query or subquery.
final class Scope {
  private(set) var joins = ""
  private var aliases: [String: String] = [:]

  /// Returns the alias of a row's table in the query.
  func alias(of row: RowTerm, _ translator: Translator) -> String {
    if let alias = row.alias { return alias }
    let path = row.table.name + "\u{0}" + row.key.sql
    if let alias = aliases[path] { return alias }
    let alias = translator.newAlias()
    // A left join preserves rows without a related model.
    joins += " LEFT JOIN \(row.table.sqlName) \(alias) ON \(alias).\(Table.key) = \(row.key.sql)"
    aliases[path] = alias
    return alias
  }
}
