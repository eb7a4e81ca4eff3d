import Foundation

/// Rows of a table. Mirrors SwiftUI's `TableRowContent`.
///
/// The underscored requirements are the engine's. Rows of your own implement `tableRowBody` only.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  /// The content of the rows.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }

  /// Returns the rows with their cells in the given columns.
  @MainActor func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue
  /// A Boolean value that indicates whether the content is always a single row.
  @MainActor static var _isRow: Bool { get }
  /// A Boolean value that indicates whether some rows expand and collapse others.
  @MainActor static var _isOutline: Bool { get }
  /// The value of a single row, or `nil` if the content isn't one.
  @MainActor var _value: TableRowValue? { get }
  /// Returns the columns with the decorations of a single row.
  @MainActor func _decorated<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableColumns<Columns>
}

extension TableRowContent {
  @MainActor public static var _isRow: Bool { false }

  @MainActor public static var _isOutline: Bool { TableRowBody._isOutline }

  @MainActor public func _decorated<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableColumns<Columns> { columns }

  @MainActor public var _value: TableRowValue? { nil }
}

extension TableRowContent where TableRowValue == TableRowBody.TableRowValue {
  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue { tableRowBody._rows(columns) }
}

/// Rows without a body that aren't the engine's. SwiftUI has no public way to make them either.
extension TableRowContent where TableRowBody == Never {
  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == TableRowValue {
    Report.once("table-rows-without-body-\(Self.self)", "Table rows of type \(Self.self) have no body, and aren't shown.")
    return _TableRows(EmptyView())
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never

  nonisolated public var tableRowBody: Never { neverBody(Never.self) }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Never { switch self {} }

  @MainActor public static var _isOutline: Bool { false }
}

/// Rows without a body, which the engine renders by their views.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
  public var tableRowBody: Never { neverBody(Self.self) }
}

/// The columns of rows, and the properties that those rows share.
public struct _TableColumns<Columns: TableColumnContent> {
  let columns: Columns
  var layout: TableRowLayout
  /// Indicates whether there is only space for the first column.
  var isCompact = false
  /// A binding to the expansion of the rows below a row, or `nil` if it has none.
  var disclosure: Binding<Bool>?
  /// The decorations that modifiers add around each row, from the outside in.
  var decorations: [@MainActor (AnyView) -> AnyView] = []

  /// Returns the columns for a row that expands and collapses others.
  func disclosing(_ isExpanded: Binding<Bool>) -> Self {
    var copy = self
    copy.disclosure = isExpanded
    return copy
  }

  /// Returns the columns for the rows that another row expands and collapses.
  func indented() -> Self {
    var copy = self
    copy.disclosure = nil
    copy.layout.indent += TableRowLayout.step
    return copy
  }

  func decorated(_ decoration: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var copy = self
    copy.decorations.append(decoration)
    return copy
  }
}

/// The rows of a table as rows of a list, independent of their type.
public struct _TableRows: View, RowStructure {
  private let rows: AnyView

  init<Rows: View>(_ rows: Rows) { self.rows = AnyView(rows: rows) }

  public var body: some View { rows }

  static var rowShape: RowShape { RowShape(isList: true, hasCollections: true) }
}
