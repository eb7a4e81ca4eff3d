import Foundation

/// A row of a table that shows a value. Mirrors SwiftUI's `TableRow`.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Value { _TableRows(TableTaggedRow(value, columns)) }

  @MainActor public static var _isRow: Bool { true }

  @MainActor public var _value: Value? { value }
}
