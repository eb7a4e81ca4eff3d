import Foundation

/// The SQL of a fetch descriptor.
struct FetchQuery {
  let table: Table
  /// The tables that the query reads, by index.
  let tables: Set<Int>
  private let alias: String
  private let from: String
  private let condition: SQLText?
  private let order: String
  private let window: SQLText

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ table: Table, _ container: ModelContainer, hasNewModels: Bool) throws {
    let translator = Translator(container)
    translator.use(table)
    let alias = translator.newAlias()
    let scope = Scope()
    let row = RowTerm(table: table, key: SQLText(sql: "\(alias).\(Table.key)"), scope: scope, alias: alias)
    condition = try descriptor.predicate.map { predicate in
      try translator.bind(predicate.variable.key, to: .row(row)) { try translator.scalar(predicate.expression) }
    }
    var order = try descriptor.sortBy.map { try Self.order($0, row, translator) }
    // New models have negative keys, the newest model the lowest. They follow the saved models.
    if hasNewModels, descriptor.includePendingChanges {
      order += ["\(alias).\(Table.key) < 0", "ABS(\(alias).\(Table.key))"]
    } else {
      order.append("\(alias).\(Table.key)")
    }
    self.order = order.joined(separator: ", ")
    self.table = table
    self.alias = alias
    from = "\(table.sqlName) \(alias)\(scope.joins)"
    tables = translator.tables
    if descriptor.fetchLimit != nil || descriptor.fetchOffset != nil {
      let limit = descriptor.fetchLimit.map { $0 > 0 ? Int64($0) : -1 } ?? -1
      window = SQLText(sql: " LIMIT ? OFFSET ?", values: [.integer(limit), .integer(Int64(max(0, descriptor.fetchOffset ?? 0)))])
    } else {
      window = SQLText(sql: "")
    }
  }

  /// Returns the query for the rows. The first column is the key.
  func rows(_ properties: [Property]) -> SQLText {
    "SELECT \(table.columns(properties, of: alias)) FROM \(from)" + filter + " ORDER BY \(order)" + window
  }

  var count: SQLText {
    if window.values.isEmpty { return "SELECT COUNT(*) FROM \(from)" + filter }
    return "SELECT COUNT(*) FROM (SELECT 1 FROM \(from)" + filter + window + ")"
  }

  private var filter: SQLText { condition.map { " WHERE " + $0 } ?? SQLText(sql: "") }

  private static func order<T>(_ descriptor: SortDescriptor<T>, _ row: RowTerm, _ translator: Translator) throws -> String {
    let direction = descriptor.order == .forward ? "ASC" : "DESC"
    guard let path = descriptor.keyPath, let column = column(path, row, translator) else {
      throw SwiftDataError(
        .unsupportedSortDescriptor,
        "A sort descriptor of '\(row.table.name)' doesn't refer to a stored property, or passes through an optional relationship: "
          + "\(String(describing: descriptor.keyPath))"
      )
    }
    return "\(column) \(direction)"
  }

  /// The property that a sort descriptor's key path ends at.
  private struct SortTarget {
    /// The to-one relationships along the path.
    var steps: [Property] = []
    /// The property at the end of the path, or `nil` if the path ends at a model's identifier.
    var property: Property?
    /// The order of text, or `nil` if the path doesn't request one.
    var order: TextOrder?
  }

  /// Returns the column at the end of a path, with the collation that the path requests, or `nil` if the path doesn't end at a column. The
  /// path may pass through to-one relationships.
  private static func column(_ path: AnyKeyPath, _ row: RowTerm, _ translator: Translator) -> String? {
    guard let target = ownTarget(of: path, row.table) ?? target(of: path, from: row.table) else { return nil }
    var row = row
    for step in target.steps {
      let key = SQLText(sql: translator.alias(of: row) + "." + step.column)
      row = RowTerm(table: step.target, key: key, scope: row.scope, alias: nil)
    }
    guard let property = target.property else { return row.key.sql }
    let column = translator.alias(of: row) + "." + property.column
    return target.order.map { "\(column) COLLATE \($0.collation)" } ?? column
  }

  /// Returns the target of a path that passes through no relationship.
  private static func ownTarget(of path: AnyKeyPath, _ table: Table) -> SortTarget? {
    if let property = table.byKeyPath[path], property.hasColumn { return SortTarget(property: property) }
    if let (property, order) = table.byTextPath[path] { return SortTarget(property: property, order: order) }
    return type(of: path).valueType == PersistentIdentifier.self ? SortTarget() : nil
  }

  /// Returns the target of a path that passes through to-one relationships.
  private static func target(of path: AnyKeyPath, from table: Table, through prefix: AnyKeyPath? = nil, depth: Int = 0) -> SortTarget? {
    // Key paths are equal only if they were appended in the same order: first the descriptor's path, then the text order.
    if let prefix {
      for property in table.properties where property.hasColumn {
        guard let whole = prefix.appending(path: property.keyPath) else { continue }
        if whole == path { return SortTarget(property: property) }
        if let order = TextOrder.allCases.first(where: { $0.path(through: whole) == path }) {
          return SortTarget(property: property, order: order)
        }
      }
    }
    guard depth < 3 else { return nil }
    for property in table.properties where property.isToOne {
      let step = step(property)
      guard let whole = prefix.map({ $0.appending(path: step) }) ?? step,
        var target = target(of: path, from: property.target, through: whole, depth: depth + 1)
      else { continue }
      target.steps.insert(property, at: 0)
      return target
    }
    return nil
  }

  /// Returns the key path to a relationship's model: the property itself, or the unwrapped property if it is optional.
  private static func step(_ property: Property) -> AnyKeyPath {
    func unwrap<Model: PersistentModel>(_ type: Model.Type) -> AnyKeyPath? { property.keyPath.appending(path: \Model?.!) }
    return property.isOptional ? unwrap(property.target.type) ?? property.keyPath : property.keyPath
  }
}

extension ModelContext {
  /// Returns the SQL of a descriptor, which serves as its identity, and the indices of the tables that it reads.
  func statement<T: PersistentModel>(of descriptor: FetchDescriptor<T>) throws -> (text: SQLText, tables: Set<Int>) {
    let query = try FetchQuery(descriptor, try table(for: T.self), container, hasNewModels: true)
    return (query.rows([]), query.tables)
  }
}
