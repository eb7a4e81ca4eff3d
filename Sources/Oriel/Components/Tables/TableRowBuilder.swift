/// Builds a table's rows from closures. Mirrors SwiftUI's `TableRowBuilder`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
    content
  }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Content.TableRowValue == Value {
    first
  }

  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> _TableRowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _EitherTableRows<Content, EmptyTableRowContent<Value>>
  where Content.TableRowValue == Value {
    _EitherTableRows(storage: content.map { .first($0) } ?? .second(EmptyTableRowContent()))
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { _EitherTableRows(storage: .first(first)) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { _EitherTableRows(storage: .second(second)) }
}

/// No row. Mirrors SwiftUI's `EmptyTableRowContent`.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  init() {}

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Value { _TableRows(EmptyView()) }
}

/// Rows and those after them.
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

/// Some rows or others.
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
