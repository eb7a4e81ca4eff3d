import SwiftUI

/// An arrangement of a collection: data in a layout.
///
/// An orthogonal section is one element of it, with a plan of its own (`OrthogonalSectionPlan`) that reads the same solver.
@MainActor
class CollectionPlan: LazyPlanePlan {
  private(set) var solver: CompositionalSolver
  let names: ElementNames
  /// The number of times that data was applied.
  let application: Int
  /// The difference from the previous data, or `nil` for the first data.
  let difference: SnapshotDifference?
  private(set) var revision = 0
  private var shelves: [Int: OrthogonalSectionPlan] = [:]
  /// The state that the collection shares with its orthogonal sections.
  let shared: LazyPlaneExchange
  var exchange: LazyPlaneExchange? { shared }

  init(
    _ solver: CompositionalSolver, names: ElementNames, exchange: LazyPlaneExchange, application: Int, difference: SnapshotDifference?
  ) {
    self.solver = solver
    self.names = names
    shared = exchange
    self.application = application
    self.difference = difference
  }

  // MARK: Elements

  var contentSize: CGSize { solver.contentSize }

  private(set) var followsViewport = false

  func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement] {
    let axis = solver.axis
    change { $0.solve(near: rect.start(axis)...max(rect.start(axis), rect.end(axis))) }
    var found = solver.elements(in: rect, visible: visible).map(planeElement)
    for section in solver.sections(in: rect.start(axis)...max(rect.start(axis), rect.end(axis))) {
      if let plan = solver.solver(section)?.plan, plan.handler != nil, !plan.isOrthogonal { adjustsElements = true }
      if let shelf = shelfElement(section), shelf.frame.touches(rect) { found.append(shelf) }
    }
    willShow(solver.elements(in: visible.prefetchArea(along: axis, building: rect)), visible: visible, in: nil)
    return found
  }

  /// Prefetches the items of the solved sections near the viewport.
  func willShow(_ elements: @autoclosure () -> [LayoutElement], visible: CGRect, in shelf: Int?) {}

  func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement? {
    guard let name = names.element(id) else { return shelfElement(id.first) }
    return solver.element(name, visible: visible).map(planeElement)
  }

  private func shelfElement(_ section: Int) -> LazyPlaneElement? {
    solver.orthogonalFrame(of: section).map { LazyPlaneElement(id: ElementNames.shelf(section), frame: $0, kind: -1) }
  }

  func planeElement(_ element: LayoutElement) -> LazyPlaneElement {
    let id = names.id(of: element.id, in: solver)
    var axes: Axis.Set = []
    if element.isWidthMeasured { axes.insert(.horizontal) }
    if element.isHeightMeasured { axes.insert(.vertical) }
    if element.canBePinned { followsViewport = true }
    return LazyPlaneElement(
      id: id, frame: element.frame, zIndex: element.level, kind: names.reuse(id), measuredAxes: axes, followsViewport: element.canBePinned)
  }

  /// Changes the solver, and increments the revision if the size of the content has changed.
  @discardableResult
  private func change<Result>(_ body: (inout CompositionalSolver) -> Result) -> Result {
    let before = solver.contentSize
    let result = body(&solver)
    if solver.contentSize != before { revision += 1 }
    return result
  }

  func measure(_ id: LazyPlaneID, _ size: CGSize) {
    guard let name = names.element(id) else { return }
    if solver.measure(name, size) { revision += 1 }
  }

  /// The handler of items that the user moves, or `nil` if they can't be moved.
  var reordering: (any LazyPlaneReordering)?
  /// Indicates whether the content offset is kept, while the user moves an item.
  var keepsOffset = false
  /// The anchor that stays between two fingers, or `nil` if there is none.
  var anchor: LazyPlaneAnchor?

  /// Returns the anchor for the element at a point, or for the nearest one, or `nil` if none is near.
  func anchor(at point: CGPoint) -> LazyPlaneAnchor? {
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0))
    }
    let near = CGRect(origin: point, size: .zero).insetBy(dx: -60, dy: -60)
    let found = elements(in: near, visible: near).filter { ElementNames.position(of: $0.id) != nil || ElementNames.isShelf($0.id) }
    guard let nearest = found.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
    let frame = nearest.frame
    return LazyPlaneAnchor(
      id: nearest.id,
      point: UnitPoint(
        x: frame.width > 0 ? min(1, max(0, (point.x - frame.minX) / frame.width)) : 0.5,
        y: frame.height > 0 ? min(1, max(0, (point.y - frame.minY) / frame.height)) : 0.5))
  }

  // MARK: Visible elements

  private(set) var adjustsElements = false

  func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?] {
    adjustments(of: elements, at: offset) { !$0.isOrthogonal }
  }

  /// Calls the handlers of sections with their visible elements, and returns the adjustments.
  final func adjustments(
    of elements: [LazyPlaneElement], at offset: CGPoint, where isMeant: (SectionPlan) -> Bool
  ) -> [LazyPlaneAdjustment?] {
    var sections: [Int: [(index: Int, item: CollectionVisibleItem)]] = [:]
    for (index, element) in elements.enumerated() {
      guard let plan = solver.solver(element.id.first)?.plan, plan.handler != nil, isMeant(plan), let name = names.element(element.id),
        let known = solver.element(name, visible: nil)
      else { continue }
      sections[element.id.first, default: []].append((index, CollectionVisibleItem(known, frame: element.frame)))
    }
    var result = [LazyPlaneAdjustment?](repeating: nil, count: elements.count)
    for section in sections.keys.sorted() {
      let entries = sections[section]!
      solver.solver(section)?.plan.handler?(entries.map(\.item), offset, solver.environment)
      for (index, item) in entries { result[index] = item.adjustment }
    }
    return result
  }

  /// Returns the provider of the swipe actions of a section, or `nil` if there is none.
  final func swipes(in section: Int) -> SectionSwipes? {
    // Visible cells may be evaluated before their frames are requested.
    if !solver.isSolved(section) { change { $0.solve(section) } }
    return solver.swipes.isEmpty ? nil : solver.swipes[section]
  }

  // MARK: Orthogonal sections

  func shelf(_ section: Int) -> OrthogonalSectionPlan {
    if let shelf = shelves[section] { return shelf }
    let shelf = OrthogonalSectionPlan(section, of: self)
    shelves[section] = shelf
    return shelf
  }

  // MARK: Transitions between arrangements

  func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?] {
    guard let old = old as? CollectionPlan, let way = way(from: old) else { return ids.map { _ in nil } }
    let result = way.successors(of: ids)
    // Reading a solved section doesn't invoke its provider, so the sections are solved here.
    for id in result { if let id, !ElementNames.belongsToLayout(id) { change { $0.solve(id.first) } } }
    return result.map { id in
      // The section may no longer be orthogonal.
      if let id, ElementNames.isShelf(id), !solver.isOrthogonal(id.first) { nil } else { id }
    }
  }

  /// Returns the mapping from an earlier arrangement to this one, or `nil` if it isn't the previous one.
  func way(from old: CollectionPlan) -> PlanMapping? {
    if old.application == application { return PlanMapping(difference: nil) }
    return old.application == application - 1 ? PlanMapping(difference: difference) : nil
  }

  func isRearrangement(of old: any LazyPlanePlan) -> Bool { (old as? CollectionPlan)?.application == application }

  func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect? {
    guard let old = old as? CollectionPlan, let before = way(from: old)?.predecessor(of: id) else { return nil }
    if let known = old.element(before, visible: .zero) { return known.frame }
    // The section was never solved in the old arrangement, so the estimated start of the section is used.
    guard !ElementNames.belongsToLayout(id), var frame = element(id, visible: .zero)?.frame else { return nil }
    frame.origin[solver.axis] += old.solver.start(of: before.first) - solver.start(of: id.first)
    return frame
  }

  func transfers(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneTransfer?] {
    let shelf = old as? OrthogonalSectionPlan
    guard let collection = shelf?.collection ?? old as? CollectionPlan, let way = way(from: collection) else { return ids.map { _ in nil } }
    let home = shelf.flatMap { way.newSection(of: $0.section) }.map(ElementNames.shelf)
    return successors(of: ids, from: collection).map { id in
      guard let id else { return nil }
      let place = place(of: id)
      return place == home && (shelf == nil || home != nil) ? nil : LazyPlaneTransfer(to: place, id: id)
    }
  }

  /// Returns the orthogonal section that an element scrolls with, or `nil` if there is none.
  func place(of id: LazyPlaneID) -> LazyPlaneID? {
    ElementNames.belongsToItem(id) && solver.isOrthogonal(id.first) ? ElementNames.shelf(id.first) : nil
  }

  func identity(of id: LazyPlaneID) -> AnyHashable { AnyHashable(id) }

  func identities(changedFrom old: any LazyPlanePlan) -> [(old: AnyHashable, new: AnyHashable)] { [] }

  func identities(goneFrom old: any LazyPlanePlan) -> [AnyHashable] { [] }

  // MARK: Names

  func position(named name: AnyHashable) -> ItemPosition? { nil }

  func frame(named name: AnyHashable) -> CGRect? { nil }

  func names(of id: LazyPlaneID) -> [AnyHashable] { [] }

  // MARK: Focus

  /// Returns whether an orthogonal section moves the focus to its last focused item.
  func remembersFocus(in section: Int) -> Bool { true }

  func focusDidCome(to id: LazyPlaneID) {}

  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? { nil }

  // MARK: Positions

  /// Returns the frame of an item, or that of the orthogonal section that contains it. If the section isn't solved, the result is at the
  /// estimated start of the section.
  final func estimatedFrame(of position: ItemPosition) -> CGRect? {
    if let shelf = solver.orthogonalFrame(of: position.section) { return shelf }
    if let known = solver.frame(of: position) { return known }
    guard solver.counts.indices.contains(position.section) else { return nil }
    return CGRect(solver.axis, solver.start(of: position.section), length: 1)
  }
}

extension CGRect {
  /// Returns the rectangle extended by its own length at both ends along an axis.
  func widened(_ axis: LayoutAxis) -> CGRect { axis == .horizontal ? insetBy(dx: -width, dy: 0) : insetBy(dx: 0, dy: -height) }

  /// Returns the part of a collection whose items are prefetched: the viewport and one length of it beyond both ends, also beyond the part
  /// that is built in advance while the collection is scrolled.
  func prefetchArea(along axis: LayoutAxis, building rect: CGRect) -> CGRect {
    widened(axis).union(axis == .horizontal ? rect.insetBy(dx: -width, dy: 0) : rect.insetBy(dx: 0, dy: -height))
  }

  fileprivate init(_ axis: LayoutAxis, _ start: CGFloat, length: CGFloat) {
    self.init(origin: CGPoint(axis, start, across: 0), size: CGSize(axis, length, across: length))
  }
}

extension LayoutElement {
  /// The z-index for drawing, or 0 if the reading order has the same effect, which is the least expensive case.
  var level: Double {
    switch id {
    case .item, .badge: Double(zIndex) * 8
    case .decoration: zIndex == -1 ? 0 : Double(zIndex) * 8 - 1
    case .separator: Double(zIndex) * 8
    case .boundary, .layoutBoundary: Double(zIndex) * 8 + (zIndex == 0 ? 0 : 2)
    }
  }
}
