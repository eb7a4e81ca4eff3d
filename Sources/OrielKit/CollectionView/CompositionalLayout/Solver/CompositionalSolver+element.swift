import SwiftUI

extension CompositionalSolver {
  /// Returns one element, which needs not be near the viewport, or `nil` if its section isn't solved or the element doesn't exist.
  ///
  /// - Complexity: O(log n), plus the number of elements at the edges of the section.
  func element(_ id: LayoutElement.ID, visible: CGRect?) -> LayoutElement? {
    switch id {
    case .item(let position):
      guard let solver = solver(position.section), let cell = solver.cell(position.item) else { return nil }
      var frame = cell.frame
      if !solver.plan.isOrthogonal { frame.origin[axis] += start(of: position.section) }
      return LayoutElement(
        id: id, frame: frame, zIndex: cell.zIndex, isWidthMeasured: cell.isWidthMeasured, isHeightMeasured: cell.isHeightMeasured)
    case .badge(_, let position, _), .separator(let position):
      guard let solver = solver(position.section), let cell = solver.cell(position.item) else { return nil }
      var elements: [LayoutElement] = []
      // A badge may extend beyond the frame of its item.
      solver.appendCells(in: cell.frame.insetBy(dx: -cell.frame.width - 100, dy: -cell.frame.height - 100), to: &elements)
      guard var found = elements.first(where: { $0.id == id }) else { return nil }
      if !solver.plan.isOrthogonal { found.frame.origin[axis] += start(of: position.section) }
      return found
    case .boundary(_, let section, _), .decoration(_, let section, _):
      guard let solver = solver(section) else { return nil }
      var elements: [LayoutElement] = []
      solver.appendSurroundings(in: .infinite, at: start(of: section), visible: visible, to: &elements)
      return elements.first { $0.id == id }
    case .layoutBoundary: return layoutBoundaryElements(visible: visible).first { $0.id == id }
    }
  }
}
