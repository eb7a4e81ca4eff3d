import Foundation

/// A row for each element of a collection. Mirrors SwiftUI's `TableForEachContent`.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Data.Element { _TableRows(ForEach(data, id: \.id) { TableRowView($0, columns) }) }
}

/// Rows for each element of a collection. Mirrors SwiftUI's conformance of `ForEach`.
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public var tableRowBody: Never { neverBody(Self.self) }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Content.TableRowValue {
    let content = content
    // If each element has a single row, rows are built on demand. Otherwise the number of rows has to be known at once.
    guard Content._isRow else {
      return _TableRows(ForEach<Data, ID, _TableRows>(data: data, content: { content($0)._rows(columns) }, id: id, ownIDs: ownIDs))
    }
    return _TableRows(
      ForEach<Data, ID, TableElementRow<Content, Columns>>(
        data: data, content: { TableElementRow(content: content($0), columns: columns) }, id: id, ownIDs: ownIDs))
  }

  @MainActor public static var _isOutline: Bool { Content._isOutline }
}

/// The row of a collection's element.
struct TableElementRow<Content: TableRowContent, Columns: TableColumnContent>: View where Columns.TableRowValue == Content.TableRowValue {
  let content: Content
  let columns: _TableColumns<Columns>

  var body: some View { if let value = content._value { TableTaggedRow(value, content._decorated(columns)) } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for each element of a collection.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows for each element of a collection, identified by a key path.
  public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
