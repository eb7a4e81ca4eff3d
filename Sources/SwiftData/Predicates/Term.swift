/// The translation of a part of a predicate.
enum Term {
  /// A value in SQL and its Swift type.
  case scalar(SQLText, type: any Any.Type)
  case row(RowTerm)
  case collection(CollectionTerm)
  /// A range whose bounds are terms.
  indirect case range(Term, Term, isClosed: Bool)
  /// A value that the predicate captured.
  case constant(Any)
}

/// A model at the end of a key path.
struct RowTerm {
  let table: Table
  /// The model's key.
  let key: SQLText
  /// The query or subquery that joins the model's table.
  let scope: Scope
  /// The alias of the joined table, or `nil` until one of its columns is needed.
  let alias: String?
}

/// The models of a to-many relationship that satisfy the filters.
struct CollectionTerm {
  let property: Property
  let owner: SQLText
  let filters: [(any SQLTranslatable, PredicateVariable)]
}
