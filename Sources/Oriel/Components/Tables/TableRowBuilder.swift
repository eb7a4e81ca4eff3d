/// A result builder of a table's rows. Mirrors SwiftUI's `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Builds rows from an expression.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
    content
  }

  /// Builds no rows for an empty block.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Builds the first rows of a block.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Content.TableRowValue == Value {
    first
  }

  /// Builds the rows of a block from those so far and the next ones.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  /// Builds rows for an `if` statement without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _EitherTableRows<Content, EmptyTableRowContent<Value>>
  where Content.TableRowValue == Value {
    _EitherTableRows(storage: content.map { .first($0) } ?? .second(EmptyTableRowContent()))
  }

  /// Builds rows for the first branch of a conditional statement.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { _EitherTableRows(storage: .first(first)) }

  /// Builds rows for the second branch of a conditional statement.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { _EitherTableRows(storage: .second(second)) }
}

/// Content without rows. Mirrors SwiftUI's `EmptyTableRowContent`.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  init() {}

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Value { _TableRows(EmptyView()) }
}

/// Rows, and the rows after them.
nonisolated public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: PrimitiveTableRows
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  let first: First
  let second: Second

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue { _TableRows(TupleView((first._rows(columns), second._rows(columns)))) }

  @MainActor public static var _isOutline: Bool { First._isOutline || Second._isOutline }
}

/// The rows of one of two branches.
nonisolated public struct _EitherTableRows<First: TableRowContent, Second: TableRowContent>: PrimitiveTableRows
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue {
    typealias Rows = _ConditionalContent<_TableRows, _TableRows>
    let rows: Rows =
      switch storage {
      case .first(let content): ViewBuilder.buildEither(first: content._rows(columns))
      case .second(let content): ViewBuilder.buildEither(second: content._rows(columns))
      }
    return _TableRows(rows)
  }

  @MainActor public static var _isOutline: Bool { First._isOutline || Second._isOutline }
}
