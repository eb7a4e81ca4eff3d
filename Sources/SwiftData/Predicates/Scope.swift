/// The tables of one query or subquery.
final class Scope {
  private(set) var joins = ""
  private var aliases: [String: String] = [:]

  /// The name under which a row's table takes part in the query.
  func alias(of row: RowTerm, _ translator: Translator) -> String {
    if let alias = row.alias { return alias }
    let path = row.table.name + "\u{0}" + row.key.sql
    if let alias = aliases[path] { return alias }
    let alias = translator.newAlias()
    // A left join, so that rows without the other model stay.
    joins += " LEFT JOIN \(row.table.sqlName) \(alias) ON \(alias).\(Table.key) = \(row.key.sql)"
    aliases[path] = alias
    return alias
  }
}
