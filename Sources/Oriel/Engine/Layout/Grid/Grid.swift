import Foundation

/// Views in rows and columns; a column is as wide as its widest view. Mirrors SwiftUI's `Grid`.
///
/// A `GridRow` is a row of cells; any other view is a row by itself, over all columns.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Points between columns and rows; nil is 8.
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
/// What is said of the row holds for each of its cells. Outside of a grid its views stand as in a group.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var id = GridRowID()

  /// The vertical alignment of the row's cells; nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { content.layoutValue(key: GridRowKey.self, value: GridRowMark(id: id, alignment: alignment)) }
}

/// Tells one row from another.
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

  /// A number of columns that a grid can hold.
  static func columns(_ count: Int) -> Int {
    let columns = min(max(1, count), 1000)
    if columns != count {
      Report.once("grid-columns-\(count)", "gridCellColumns is \(count): it has to be in 1...1000; \(columns) counts.")
    }
    return columns
  }
}
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
  /// How many columns the cell takes, from 1 to 1,000: the nearest of them counts in place of another number, which is told once. Mirrors SwiftUI's
  /// `gridCellColumns(_:)`.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: GridColumnsKey.columns(count))
  }

  /// Where in its room the cell stands. Mirrors SwiftUI's `gridCellAnchor(_:)`.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

  /// The alignment of all cells in the column of this one. Mirrors SwiftUI's `gridColumnAlignment(_:)`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Along these axes the cell takes the room that the others leave it, and asks for none. Mirrors SwiftUI's `gridCellUnsizedAxes(_:)`.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridUnsizedAxesKey.self, value: axes) }
}
