import Foundation

/// A container that arranges views in rows and columns. A column is as wide as its widest view. Mirrors SwiftUI's `Grid`.
///
/// A `GridRow` is a row of cells. Any other view is a row by itself and spans all columns.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid. The spacings between columns and rows are in points; `nil` is 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

/// A row of a `Grid`. Mirrors SwiftUI's `GridRow`.
///
/// Modifiers of the row apply to each of its cells. Outside a grid, the row is laid out like a group.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var id = GridRowID()

  /// Creates a row. The cells have the given vertical alignment, or the grid's if it is `nil`.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { content.layoutValue(key: GridRowKey.self, value: GridRowMark(id: id, alignment: alignment)) }
}

/// The identity of a row.
final class GridRowID: Sendable {
  init() {}
}

struct GridRowMark {
  let id: GridRowID
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }

  /// Returns the count limited to the supported range. A count outside the range is reported once.
  static func columns(_ count: Int) -> Int {
    let columns = min(max(1, count), 1000)
    if columns != count {
      Report.once("grid-columns-\(count)", "gridCellColumns is \(count), but must be in 1...1000; \(columns) is used instead.")
    }
    return columns
  }
}
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// Sets the number of columns that the cell spans, from 1 to 1,000. A number outside that range is reported once and replaced by the
  /// nearest valid one. Mirrors SwiftUI's `gridCellColumns(_:)`.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: GridColumnsKey.columns(count))
  }

  /// Sets the position of the cell within its grid space. Mirrors SwiftUI's `gridCellAnchor(_:)`.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

  /// Sets the alignment of all cells in the column of this cell. Mirrors SwiftUI's `gridColumnAlignment(_:)`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Makes the cell take the space that the other cells define along these axes, and request none itself. Mirrors SwiftUI's
  /// `gridCellUnsizedAxes(_:)`.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridUnsizedAxesKey.self, value: axes) }
}
