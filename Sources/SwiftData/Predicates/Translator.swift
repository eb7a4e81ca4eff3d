import Foundation

typealias PredicateVariable = PredicateExpressions.VariableID

/// A translator of predicates to SQL. It throws an error for a part that SQL can't express.
final class Translator {
  private let container: ModelContainer
  private var bindings: [PredicateVariable: Term] = [:]
  private var lastAlias = 0
  /// The indices of the tables that the query reads.
  private(set) var tables: Set<Int> = []

  init(_ container: ModelContainer) { self.container = container }

  func newAlias() -> String {
    lastAlias += 1
    return "t\(lastAlias)"
  }

  func use(_ table: Table) { tables.insert(table.index) }

  func table(for type: any PersistentModel.Type) -> Table? { container.table(for: type) }

  func bind<Result>(_ variable: PredicateVariable, to term: Term, _ body: () throws -> Result) rethrows -> Result {
    let before = bindings[variable]
    bindings[variable] = term
    defer { bindings[variable] = before }
    return try body()
  }

  func term(of variable: PredicateVariable) throws -> Term {
    guard let term = bindings[variable] else {
      throw SwiftDataError(.unsupportedPredicate, "The predicate uses a variable of another predicate")
    }
    return term
  }

  /// Returns the translation of an expression.
  func term(_ expression: Any) throws -> Term {
    guard let translatable = expression as? any SQLTranslatable else { throw unsupported(expression) }
    return try translatable.term(self)
  }

  /// Returns the value of an expression in SQL.
  func scalar(_ expression: Any, beside type: (any Any.Type)? = nil) throws -> SQLText {
    try scalar(try term(expression), beside: type, expression)
  }

  func scalar(_ term: Term, beside type: (any Any.Type)? = nil, _ expression: Any) throws -> SQLText {
    switch term {
    case .scalar(let sql, _): return sql
    case .row(let row): return row.key
    case .constant(let value): return SQLText(sql: "?", values: [try sqliteValue(of: value, expression)])
    case .collection, .range: throw unsupported(expression)
    }
  }

  func alias(of row: RowTerm) -> String {
    use(row.table)
    return row.scope.alias(of: row, self)
  }

  /// Returns a constant in the form in which its column stores it.
  func sqliteValue(of value: Any, _ expression: Any) throws -> _SQLiteValue {
    switch value {
    case let optional as any OptionalType: return try optional.wrappedValue.map { try sqliteValue(of: $0, expression) } ?? .null
    case let value as any _ColumnValue: return value._sqliteValue
    case let model as any PersistentModel: return .integer(model._$state.key)
    case let identifier as PersistentIdentifier: return .integer(identifier.key)
    case let result as ComparisonResult: return .integer(Int64(result.rawValue))
    case let character as Character: return .text(String(character))
    case let text as Substring: return .text(String(text))
    case let value as any RawRepresentable:
      guard let raw = rawValue(value) as? any _ColumnValue else { throw unsupported(expression) }
      return raw._sqliteValue
    case let value as any Encodable: return try JSON.encode(value)
    default: throw unsupported(expression)
    }
  }

  func unsupported(_ expression: Any) -> SwiftDataError {
    SwiftDataError(.unsupportedPredicate, "SQL can't express this part of the predicate: \(String(describing: expression))")
  }
}

private func rawValue<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
