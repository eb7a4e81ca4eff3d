/// What a part of a predicate stands for.
enum Term {
  /// A value of a row. `type` tells how a constant beside it is written.
  case scalar(SQLText, type: any Any.Type)
  case row(RowTerm)
  case collection(CollectionTerm)
  /// A range whose ends are terms.
  indirect case range(Term, Term, isClosed: Bool)
  /// What the predicate captured.
  case constant(Any)
}

/// A model that a path leads to.
struct RowTerm {
  let table: Table
  /// The model's key.
  let key: SQLText
  /// The query or subquery whose rows the model joins.
  let scope: Scope
  /// The name of the joined table; nil until a column of it is needed.
  let alias: String?
}

/// The models of a to-many relationship, or those of them that pass a filter.
struct CollectionTerm {
  let property: Property
  let owner: SQLText
  let filters: [(any SQLTranslatable, PredicateVariable)]
}
