import Foundation

/// The layout of a `Grid`. Mirrors SwiftUI's `GridLayout`.
nonisolated public struct GridLayout: Layout, Sendable {
  /// The alignment of cells within their grid space.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` is 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` is 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var columnSpacing: CGFloat { horizontalSpacing ?? 8 }
  private var rowSpacing: CGFloat { verticalSpacing ?? 8 }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let plan = GridPlan(subviews)
    let widths = columnWidths(plan, width: proposal.width)
    let heights = rowHeights(plan, widths: widths, height: proposal.height)
    return CGSize(width: total(widths, gap: columnSpacing), height: total(heights, gap: rowSpacing))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    let plan = GridPlan(subviews)
    let widths = columnWidths(plan, width: proposal.width)
    let heights = rowHeights(plan, widths: widths, height: proposal.height)
    var y = bounds.minY
    for (row, height) in zip(plan.rows, heights) {
      let guide = row.alignment ?? alignment.vertical
      let sizes = row.cells.map { ProposedViewSize(width: span(widths, $0.columns), height: height) }
      let dimensions = zip(row.cells, sizes).map { $0.view.dimensions(in: $1) }
      // The guides of a row's cells lie on one line. As a whole, the cells are aligned in the row like a single one.
      let line = dimensions.map { $0[guide] }.max() ?? 0
      let below = dimensions.map { $0.height - $0[guide] }.max() ?? 0
      let slack = height - line - below
      let share: CGFloat = guide == .top ? 0 : guide == .bottom ? 1 : 0.5
      for (index, cell) in row.cells.enumerated() {
        let room = CGRect(x: bounds.minX + start(widths, cell.columns.lowerBound), y: y, width: sizes[index].width ?? 0, height: height)
        if let anchor = cell.view[GridAnchorKey.self] {
          let point = CGPoint(x: room.minX + room.width * anchor.x, y: room.minY + room.height * anchor.y)
          cell.view.place(at: point, anchor: anchor, proposal: sizes[index])
          continue
        }
        let column = plan.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
        let own = dimensions[index]
        let roomGuide = ViewDimensions(size: room.size, proposal: sizes[index], guides: nil)[column]
        cell.view.place(
          at: CGPoint(x: room.minX + roomGuide - own[column], y: y + slack * share + line - own[guide]), proposal: sizes[index])
      }
      y += height + rowSpacing
    }
  }

  // MARK: Lengths

  private func total(_ lengths: [CGFloat], gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private func span(_ widths: [CGFloat], _ columns: Range<Int>) -> CGFloat { total(Array(widths[columns]), gap: columnSpacing) }

  private func start(_ widths: [CGFloat], _ column: Int) -> CGFloat {
    widths[..<column].reduce(0, +) + columnSpacing * CGFloat(column)
  }

  /// Returns the widths of the columns. They share the width like the views of a stack: the least flexible column is measured first.
  private func columnWidths(_ plan: GridPlan, width: CGFloat?) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: plan.columnCount)
    func need(_ column: Int, _ offered: CGFloat?) -> CGFloat {
      plan.cells(in: column).map { $0.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width }.max() ?? 0
    }
    if let width, width.isFinite {
      let ends = (0..<plan.columnCount).map { (least: need($0, 0), most: need($0, .infinity)) }
      var rest = width - columnSpacing * CGFloat(max(0, plan.columnCount - 1))
      let order = ends.indices.sorted { (ends[$0].most - ends[$0].least, $0) < (ends[$1].most - ends[$1].least, $1) }
      for (position, column) in order.enumerated() {
        let offered = max(0, rest / CGFloat(order.count - position))
        widths[column] = need(column, offered)
        rest -= widths[column]
      }
    } else {
      for column in widths.indices { widths[column] = need(column, width) }
    }
    widen(&widths, plan, width)
    return widths
  }

  /// Distributes the missing width of a cell that spans several columns among these.
  private func widen(_ widths: inout [CGFloat], _ plan: GridPlan, _ width: CGFloat?) {
    for cell in plan.spanningCells where !cell.view[GridUnsizedAxesKey.self].contains(.horizontal) {
      let room = span(widths, cell.columns)
      // The cell may use the remaining width.
      let offered = width.map { room + max(0, $0 - total(widths, gap: columnSpacing)) }
      let missing = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width - room
      guard missing > 0.01, missing.isFinite else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
  }

  private func rowHeights(_ plan: GridPlan, widths: [CGFloat], height: CGFloat?) -> [CGFloat] {
    func need(_ row: GridPlan.Row, _ offered: CGFloat?) -> CGFloat {
      let guide = row.alignment ?? alignment.vertical
      var (above, below): (CGFloat, CGFloat) = (0, 0)
      for cell in row.cells where !cell.view[GridUnsizedAxesKey.self].contains(.vertical) {
        let own = cell.view.dimensions(in: ProposedViewSize(width: span(widths, cell.columns), height: offered))
        if cell.view[GridAnchorKey.self] != nil {
          below = max(below, own.height - above)
        } else {
          above = max(above, own[guide])
          below = max(below, own.height - own[guide])
        }
      }
      return above + below
    }
    guard let height, height.isFinite else { return plan.rows.map { need($0, height) } }
    var heights = [CGFloat](repeating: 0, count: plan.rows.count)
    let ends = plan.rows.map { (least: need($0, 0), most: need($0, .infinity)) }
    var rest = height - rowSpacing * CGFloat(max(0, plan.rows.count - 1))
    let order = ends.indices.sorted { (ends[$0].most - ends[$0].least, $0) < (ends[$1].most - ends[$1].least, $1) }
    for (position, row) in order.enumerated() {
      heights[row] = need(plan.rows[row], max(0, rest / CGFloat(order.count - position)))
      rest -= heights[row]
    }
    return heights
  }
}

/// The assignment of views to rows and columns.
private struct GridPlan {
  struct Cell {
    let view: LayoutSubview
    let columns: Range<Int>
  }

  struct Row {
    var cells: [Cell]
    let alignment: VerticalAlignment?
    let id: GridRowID?
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// The alignments that cells set for their columns.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]
  private var sized: [[Cell]] = []
  private(set) var spanningCells: [Cell] = []

  init(_ subviews: LayoutSubviews) {
    var whole: [Int] = []
    for view in subviews {
      guard let mark = view[GridRowKey.self] else {
        whole.append(rows.count)
        rows.append(Row(cells: [Cell(view: view, columns: 0..<1)], alignment: nil, id: nil))
        continue
      }
      if rows.last?.id !== mark.id || rows.isEmpty { rows.append(Row(cells: [], alignment: mark.alignment, id: mark.id)) }
      let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      rows[rows.count - 1].cells.append(Cell(view: view, columns: start..<start + view[GridColumnsKey.self]))
    }
    columnCount = max(1, rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 1)
    for row in whole { rows[row].cells[0] = Cell(view: rows[row].cells[0].view, columns: 0..<columnCount) }
    sized = Array(repeating: [], count: columnCount)
    for cell in rows.flatMap(\.cells) {
      if cell.columns.count > 1 { spanningCells.append(cell) }
      if let alignment = cell.view[GridColumnAlignmentKey.self] { columnAlignments[cell.columns.lowerBound] = alignment }
      if cell.columns.count == 1, !cell.view[GridUnsizedAxesKey.self].contains(.horizontal) {
        sized[cell.columns.lowerBound].append(cell)
      }
    }
  }

  /// Returns the cells that determine a column's width.
  func cells(in column: Int) -> [Cell] { sized[column] }
}
