import SwiftUI

/// The solver of one section. Its frames are relative to the section.
struct SectionSolver {
  enum Lines {
    case groups(GroupLines)
    case waterfall(WaterfallLines)
  }

  let number: Int
  let count: Int
  private(set) var plan: SectionPlan
  private(set) var lines: Lines
  /// The pages of a section with paging behavior.
  private(set) var pages = SectionPages()

  @MainActor
  init(_ plan: SectionPlan, number: Int, count: Int, messages: ViewMessages = ViewMessages()) {
    self.plan = plan
    self.number = number
    self.count = max(0, count)
    let place = LayoutPlace(section: number, messages: messages)
    switch plan.arrangement {
    case .groups(let node):
      lines = .groups(
        GroupLines(
          node, along: plan.groupAxis, in: plan.room, fillsBreadth: !plan.isOrthogonal, spacing: plan.spacing, count: count, place: place))
    case .waterfall(let waterfall):
      lines = .waterfall(WaterfallLines(waterfall, along: plan.groupAxis, in: plan.room, count: count, place: place))
    }
  }

  private var linesExtent: CGFloat {
    switch lines {
    case .groups(let groups): groups.extent
    case .waterfall(let waterfall): waterfall.extent
    }
  }

  private var linesBreadth: CGFloat {
    guard count > 0 else { return 0 }
    return switch lines {
    case .groups(let groups): groups.breadth
    case .waterfall(let waterfall): waterfall.breadth
    }
  }

  /// The total length of the section along the layout's axis.
  var extent: CGFloat {
    plan.boundary.head + plan.insets.both(plan.axis) + (plan.isOrthogonal ? linesBreadth : linesExtent) + plan.boundary.tail
  }

  /// The bounds of the section.
  var bounds: CGRect { CGRect(origin: .zero, size: CGSize(plan.axis, extent, across: plan.container[plan.axis.other])) }

  /// The origin of the groups or columns: in the section or, if it is orthogonal, in its scrolling content.
  private var linesOrigin: CGPoint {
    plan.isOrthogonal
      ? CGPoint(plan.groupAxis, orthogonalInsets.start, across: 0)
      : CGPoint(plan.axis, plan.contentStart, across: plan.contentStartAcross)
  }

  /// Returns a cell with its frame in the section or, if it is orthogonal, in its scrolling content. Returns `nil` if the item is out of
  /// range.
  func cell(_ item: Int) -> GroupSolution.Cell? {
    let found: GroupSolution.Cell? =
      switch lines {
      case .groups(let groups): groups.cell(item)
      case .waterfall(let waterfall): waterfall.cell(item)
      }
    guard var cell = found else { return nil }
    cell.frame.origin.x += linesOrigin.x
    cell.frame.origin.y += linesOrigin.y
    return cell
  }

  /// Appends the cells, badges and separators that intersect a rectangle, in the coordinates of `cell(_:)`.
  func appendCells(in rect: CGRect, to elements: inout [LayoutElement]) {
    let origin = linesOrigin
    let axis = plan.groupAxis
    guard rect.end(axis) >= rect.start(axis) else { return }
    let range = (rect.start(axis) - origin[axis])...(rect.end(axis) - origin[axis])
    func add(_ item: Int, _ cell: GroupSolution.Cell) {
      var frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      let position = ItemPosition(section: number, item: item)
      if frame.touches(rect) {
        elements.append(
          LayoutElement(
            id: .item(position), frame: frame, zIndex: cell.zIndex, isWidthMeasured: cell.isWidthMeasured,
            isHeightMeasured: cell.isHeightMeasured))
      }
      guard plan.hasSeparators, item < count - 1, item > 0 || plan.separatesFirst else { return }
      let inset = min(frame.size[axis.other], SectionSolver.separatorInset)
      frame = CGRect(
        origin: CGPoint(axis, frame.end(axis) - SectionSolver.separatorLength, across: frame.start(axis.other) + inset),
        size: CGSize(axis, SectionSolver.separatorLength, across: frame.size[axis.other] - inset))
      if frame.touches(rect) { elements.append(LayoutElement(id: .separator(position), frame: frame, zIndex: 0)) }
    }
    switch lines {
    case .groups(let groups):
      groups.forEach(in: range, add) { item, badge in
        let frame = badge.frame.offsetBy(dx: origin.x, dy: origin.y)
        guard frame.touches(rect) else { return }
        elements.append(
          LayoutElement(
            id: .badge(kind: badge.kind, ItemPosition(section: number, item: item), ordinal: badge.ordinal), frame: frame,
            zIndex: badge.zIndex))
      }
    case .waterfall(let waterfall): waterfall.forEach(in: range, add)
    }
  }

  static let separatorInset: CGFloat = 16
  static let separatorLength: CGFloat = 0.5

  /// Appends the decorations and the supplementary views of the section that intersect a rectangle, in the coordinates of the layout's
  /// content.
  func appendSurroundings(in rect: CGRect, at start: CGFloat, visible: CGRect?, to elements: inout [LayoutElement]) {
    var bounds = bounds
    bounds.origin[plan.axis] = start
    for decoration in plan.decorations {
      var frame = bounds
      if decoration.coversItemsOnly {
        frame.origin[plan.axis] += plan.contentStart
        frame.size[plan.axis] -= plan.contentStart + plan.boundary.tail + plan.insets.end(plan.axis)
      }
      frame = frame.less(decoration.insets)
      guard frame.touches(rect) else { continue }
      elements.append(
        LayoutElement(
          id: .decoration(kind: decoration.kind, section: number, ordinal: decoration.ordinal), frame: frame, zIndex: decoration.zIndex))
    }
    let frames = plan.boundary.frames(in: bounds, content: plan.boundaryContent, visible: visible)
    for (item, placed) in zip(plan.boundary.items, frames) where placed.frame.touches(rect) {
      elements.append(
        LayoutElement(
          id: .boundary(kind: item.kind, section: number, ordinal: item.ordinal), frame: placed.frame, zIndex: item.zIndex,
          isWidthMeasured: item.width.isMeasured, isHeightMeasured: item.height.isMeasured, isPinned: placed.isPinned,
          canBePinned: item.isPinned))
    }
  }

  // MARK: - Measuring

  /// The measured sizes by item.
  var measuredItems: [Int: CGSize] {
    switch lines {
    case .groups(let groups): groups.measuredItems
    case .waterfall(let waterfall): waterfall.measuredItems
    }
  }

  mutating func measure(_ item: Int, _ size: CGSize) -> Bool {
    let hasChanged = measureLines(item, size)
    if hasChanged { pages = SectionPages() }
    return hasChanged
  }

  private mutating func measureLines(_ item: Int, _ size: CGSize) -> Bool {
    switch lines {
    case .groups(var groups):
      // The value is moved out and back, so that no storage is copied.
      lines = .groups(GroupLines.empty)
      defer { lines = .groups(groups) }
      return groups.measure(item, size)
    case .waterfall(var waterfall):
      lines = .groups(GroupLines.empty)
      defer { lines = .waterfall(waterfall) }
      return waterfall.measure(item, size)
    }
  }

  mutating func measureBoundary(_ index: Int, _ size: CGSize) -> Bool { plan.boundary.measure(index, size) }
}
