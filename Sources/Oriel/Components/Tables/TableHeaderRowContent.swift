import Foundation

/// The header of a section of a table's rows. Mirrors SwiftUI's `TableHeaderRowContent`.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let content: Content

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Value { _TableRows(TableSectionHeader(content: content, isExpanded: columns.disclosure)) }
}

/// A header across all columns, which expands and collapses its section if that is collapsible.
private struct TableSectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  var body: some View {
    Group {
      if let isExpanded {
        let isOpen = isExpanded.wrappedValue
        Button {
          withAnimation(.spring(duration: 0.3)) { isExpanded.wrappedValue = !isOpen }
        } label: {
          HStack(spacing: 8) {
            content
            Spacer(minLength: 8)
            DisclosureArrow(isExpanded: isOpen, isTinted: false)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .modifier(ExpansionModifier(isExpanded: isOpen))
      } else {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .font(.system(size: 13, weight: .semibold))
    .foregroundStyle(Color.quiet)
  }
}

/// A group of a table's rows below a header. Mirrors SwiftUI's conformance of `Section`.
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent, Parent.TableRowValue == Content.TableRowValue,
  Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public var tableRowBody: Never { neverBody(Self.self) }

  @MainActor public func _rows<Columns: TableColumnContent>(_ columns: _TableColumns<Columns>) -> _TableRows
  where Columns.TableRowValue == Content.TableRowValue {
    let rows = content._rows(columns)
    var above = columns
    above.disclosure = isExpanded
    return Parent.self == EmptyTableRowContent<TableRowValue>.self
      ? _TableRows(
        Section<EmptyView, _TableRows, EmptyView>(header: EmptyView(), content: rows, footer: EmptyView(), isExpanded: isExpanded))
      : _TableRows(
        Section<_TableRows, _TableRows, EmptyView>(
          header: header._rows(above), content: rows, footer: EmptyView(), isExpanded: isExpanded))
  }

  @MainActor public static var _isOutline: Bool { Content._isOutline }
}

extension Section where Content: TableRowContent {
  /// Creates a section of a table's rows below a header. Mirrors SwiftUI's `init(content:header:)`.
  public init<V: Identifiable, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Creates a section of a table's rows below a header that expands and collapses them. Mirrors SwiftUI's
  /// `init(isExpanded:content:header:)`.
  public init<V: Identifiable, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  /// Creates a section of a table's rows. Mirrors SwiftUI's `init(content:)`.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Creates a section of a table's rows below a title. Mirrors SwiftUI's `init(_:content:)`.
  public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows below a title. Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init<V: Identifiable>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a section of a table's rows below a title. Mirrors SwiftUI's `init(_:content:)`.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of a table's rows below a title that expands and collapses them. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  public init<V: Identifiable>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows below a title that expands and collapses them. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Creates a section of a table's rows below a title that expands and collapses them. Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
