extension CollectionTerm {
  /// Returns a subquery of the collection's models that satisfy the filters and the condition. `select` receives the alias of their table.
  func subquery(
    _ translator: Translator, _ select: (String) -> String,
    where condition: ((RowTerm) throws -> SQLText)? = nil
  ) throws -> SQLText {
    let target = property.target
    translator.use(target)
    translator.use(property.table)
    let alias = translator.newAlias()
    let scope = Scope()
    var from = "\(target.sqlName) \(alias)"
    var conditions: [SQLText] = []
    if let link = property.link {
      let pairs = translator.newAlias()
      from = "\(quoted(link.name)) \(pairs) JOIN \(target.sqlName) \(alias) ON \(alias).\(Table.key) = \(pairs).\(link.other)"
      conditions.append("\(pairs).\(link.own) = " + owner)
    } else if let inverse = property.inverse {
      conditions.append("\(alias).\(inverse.column) = " + owner)
    }
    let row = RowTerm(table: target, key: SQLText(sql: "\(alias).\(Table.key)"), scope: scope, alias: alias)
    for (filter, variable) in filters {
      conditions.append(try translator.bind(variable, to: .row(row)) { try translator.scalar(filter) })
    }
    if let condition { conditions.append(try condition(row)) }
    var all = conditions[0]
    for next in conditions.dropFirst() { all = all + " AND " + next }
    return "(SELECT \(select(alias)) FROM \(from)\(scope.joins) WHERE " + all + ")"
  }

  func count(_ translator: Translator) throws -> SQLText { try subquery(translator) { _ in "COUNT(*)" } }

  func exists(_ translator: Translator, where condition: ((RowTerm) throws -> SQLText)? = nil) throws -> SQLText {
    "EXISTS " + (try subquery(translator, { _ in "1" }, where: condition))
  }
}
