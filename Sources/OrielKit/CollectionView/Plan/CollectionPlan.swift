import SwiftUI

/// One arrangement of a collection: some data in some layout.
///
/// What scrolls by itself is one element here, with a plan of its own (`ShelfPlan`) that reads the same solver.
@MainActor
class CollectionPlan: LazyPlanePlan {
  private(set) var solver: CompositionalSolver
  let names: ElementNames
  /// Counts the times that data was applied.
  let application: Int
  /// From the data before this one; nil for the first.
  let difference: SnapshotDifference?
  private(set) var revision = 0
  private var shelves: [Int: ShelfPlan] = [:]
  /// What the collection and its sections that scroll by themselves share.
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
    willShow(solver.elements(in: visible.widened(axis)), visible: visible, in: nil)
    return found
  }

  /// Looks ahead, by what is solved.
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

  /// Counts as a revision if it moved anything.
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

  /// Where items may be moved by hand.
  var reordering: (any LazyPlaneReordering)?
  /// While something is moved by hand, what is below the hand stays there.
  var keepsOffset = false
  /// What stays between two fingers.
  var anchor: LazyPlaneAnchor?

  /// What is at a point, or else near it.
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

  // MARK: What is in sight

  private(set) var adjustsElements = false

  func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?] {
    adjustments(of: elements, at: offset) { !$0.isOrthogonal }
  }

  /// Has the handlers of sections look at what is in sight of them.
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

  /// Who says what swipes on the items of a section reveal.
  final func swipes(in section: Int) -> SectionSwipes? {
    // What is in sight is evaluated before anybody asks where it is.
    if !solver.isSolved(section) { change { $0.solve(section) } }
    return solver.swipes.isEmpty ? nil : solver.swipes[section]
  }

  // MARK: Sections that scroll by themselves

  func shelf(_ section: Int) -> ShelfPlan {
    if let shelf = shelves[section] { return shelf }
    let shelf = ShelfPlan(section, of: self)
    shelves[section] = shelf
    return shelf
  }

  // MARK: From one arrangement to the next

  func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?] {
    guard let old = old as? CollectionPlan, let way = way(from: old) else { return ids.map { _ in nil } }
    let result = way.successors(of: ids)
    // Layouts can't ask for them.
    for id in result { if let id, !ElementNames.belongsToLayout(id) { change { $0.solve(id.first) } } }
    return result.map { id in
      // A section may scroll by itself no longer.
      if let id, ElementNames.isShelf(id), !solver.isOrthogonal(id.first) { nil } else { id }
    }
  }

  /// How to get here from an earlier arrangement.
  func way(from old: CollectionPlan) -> PlanWay? {
    if old.application == application { return PlanWay(difference: nil) }
    return old.application == application - 1 ? PlanWay(difference: difference) : nil
  }

  func isRearrangement(of old: any LazyPlanePlan) -> Bool { (old as? CollectionPlan)?.application == application }

  func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect? {
    guard let old = old as? CollectionPlan, let before = way(from: old)?.predecessor(of: id) else { return nil }
    if let known = old.element(before, visible: .zero) { return known.frame }
    // Its section was never near: it is where the section was taken to be.
    guard !ElementNames.belongsToLayout(id), var frame = element(id, visible: .zero)?.frame else { return nil }
    frame.origin[solver.axis] += old.solver.start(of: before.first) - solver.start(of: id.first)
    return frame
  }

  func transfers(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneTransfer?] {
    let shelf = old as? ShelfPlan
    guard let collection = shelf?.collection ?? old as? CollectionPlan, let way = way(from: collection) else { return ids.map { _ in nil } }
    let home = shelf.flatMap { way.newSection(of: $0.section) }.map(ElementNames.shelf)
    return successors(of: ids, from: collection).map { id in
      guard let id else { return nil }
      let place = place(of: id)
      return place == home && (shelf == nil || home != nil) ? nil : LazyPlaneTransfer(to: place, id: id)
    }
  }

  /// The section that an element scrolls along with; nil where it is none that scrolls by itself.
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

  // MARK: The focus

  /// Whether a section that scrolls by itself gives the focus to what had it last.
  func remembersFocus(in section: Int) -> Bool { true }

  func focusDidCome(to id: LazyPlaneID) {}

  func focusEntry(at id: LazyPlaneID, from old: LazyPlaneID?) -> LazyPlaneID? { nil }

  // MARK: Places

  /// Where an item shows, or the section that it scrolls in; where its section isn't solved, the section's beginning, by what is known.
  final func estimatedFrame(of position: ItemPosition) -> CGRect? {
    if let shelf = solver.orthogonalFrame(of: position.section) { return shelf }
    if let known = solver.frame(of: position) { return known }
    guard solver.counts.indices.contains(position.section) else { return nil }
    return CGRect(solver.axis, solver.start(of: position.section), length: 1)
  }
}

extension CGRect {
  /// With as much again before and behind it.
  func widened(_ axis: LayoutAxis) -> CGRect { axis == .horizontal ? insetBy(dx: -width, dy: 0) : insetBy(dx: 0, dy: -height) }

  fileprivate init(_ axis: LayoutAxis, _ start: CGFloat, length: CGFloat) {
    self.init(origin: CGPoint(axis, start, across: 0), size: CGSize(axis, length, across: length))
  }
}

extension LayoutElement {
  /// What is drawn above what; 0 where reading order says the same, which costs nothing.
  var level: Double {
    switch id {
    case .item, .badge: Double(zIndex) * 8
    case .decoration: zIndex == -1 ? 0 : Double(zIndex) * 8 - 1
    case .separator: Double(zIndex) * 8
    case .boundary, .layoutBoundary: Double(zIndex) * 8 + (zIndex == 0 ? 0 : 2)
    }
  }
}
