import Foundation
import Oriel

/// Cells of one size in rows. The number of cells is arbitrary.
@MainActor
final class GridPlan: LazyPlanePlan {
  let columns: Int
  let ids: [Int]?
  let count: Int
  let cell: CGSize
  /// The measured heights, by number.
  var heights: [Int: CGFloat] = [:]
  var isMeasured = false
  private(set) var revision = 0
  private(set) var asked = 0

  /// - Parameter ids: The numbers of the cells, in order, or `nil` for those from 0.
  init(columns: Int, count: Int, ids: [Int]? = nil, cell: CGSize = CGSize(width: 60, height: 40)) {
    self.columns = columns
    self.count = ids?.count ?? count
    self.ids = ids
    self.cell = cell
  }

  private var rows: Int { (count + columns - 1) / columns }

  private func top(_ row: Int) -> CGFloat {
    CGFloat(row) * cell.height + heights.filter { $0.key / columns < row }.values.reduce(0) { $0 + $1 - cell.height }
  }

  var contentSize: CGSize { CGSize(width: CGFloat(columns) * cell.width, height: top(rows)) }

  private func number(at place: Int) -> Int { ids?[place] ?? place }

  func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement] {
    asked += 1
    var low = max(0, Int(rect.minY / cell.height))
    while low > 0, top(low) > rect.minY { low -= 1 }
    var result: [LazyPlaneElement] = []
    while low < rows, top(low) < rect.maxY {
      for column in 0..<columns where low * columns + column < count {
        let element = element(place: low * columns + column)
        if element.frame.intersects(rect) { result.append(element) }
      }
      low += 1
    }
    return result
  }

  private func element(place: Int) -> LazyPlaneElement {
    let (row, column) = (place / columns, place % columns)
    return LazyPlaneElement(
      id: LazyPlaneID(number(at: place)),
      frame: CGRect(x: CGFloat(column) * cell.width, y: top(row), width: cell.width, height: heights[place] ?? cell.height),
      measuredAxes: isMeasured ? .vertical : [])
  }

  func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement? {
    let place = ids == nil ? (id.first < count ? id.first : nil) : ids?.firstIndex(of: id.first)
    return place.map { element(place: $0) }
  }

  func measure(_ id: LazyPlaneID, _ size: CGSize) {
    guard let place = ids == nil ? id.first : ids?.firstIndex(of: id.first), heights[place] ?? cell.height != size.height else { return }
    heights[place] = size.height
    revision += 1
  }
}
