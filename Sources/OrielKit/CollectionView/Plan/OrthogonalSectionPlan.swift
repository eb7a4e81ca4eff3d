import SwiftUI

/// The plan of an orthogonal section's content.
@MainActor
final class OrthogonalSectionPlan: LazyPlanePlan {
  let section: Int
  let collection: CollectionPlan
  private(set) var revision = 0

  init(_ section: Int, of collection: CollectionPlan) {
    self.section = section
    self.collection = collection
  }

  private var axis: LayoutAxis { collection.solver.axis.other }

  var axes: Axis.Set { axis == .horizontal ? .horizontal : .vertical }

  private var properties: SectionPlan.ScrollingProperties { collection.solver.solver(section)?.plan.properties ?? .init() }

  /// The bounce behavior, or `nil` for that of the environment.
  var bounce: ScrollBounceBehavior? {
    switch properties.bounce {
    case .automatic: nil
    case .always: .always
    case .never: .never
    }
  }

  var deceleratesQuickly: Bool { properties.decelerationRate == .fast }

  var contentSize: CGSize { collection.solver.solver(section)?.orthogonalContent ?? .zero }

  func elements(in rect: CGRect, visible: CGRect) -> [LazyPlaneElement] {
    let ahead = visible.prefetchArea(along: axis, building: rect)
    collection.willShow(
      collection.solver.orthogonalElements(of: section, in: ahead.start(axis)...max(ahead.start(axis), ahead.end(axis))), visible: visible,
      in: section)
    return collection.solver.orthogonalElements(of: section, in: rect.start(axis)...max(rect.start(axis), rect.end(axis)))
      .map(collection.planeElement)
  }

  func element(_ id: LazyPlaneID, visible: CGRect) -> LazyPlaneElement? { collection.element(id, visible: visible) }

  func measure(_ id: LazyPlaneID, _ size: CGSize) {
    let before = collection.revision
    collection.measure(id, size)
    if collection.revision != before { revision += 1 }
  }

  func successors(of ids: [LazyPlaneID], from old: any LazyPlanePlan) -> [LazyPlaneID?] {
    guard let old = old as? OrthogonalSectionPlan else { return ids.map { _ in nil } }
    // An item that has moved to another section is shown there.
    return collection.successors(of: ids, from: old.collection).map { $0?.first == section ? $0 : nil }
  }

  func isRearrangement(of old: any LazyPlanePlan) -> Bool {
    guard let old = old as? OrthogonalSectionPlan else { return false }
    return old.section == section && collection.isRearrangement(of: old.collection)
  }

  func origin(of id: LazyPlaneID, in old: any LazyPlanePlan) -> CGRect? {
    guard let old = old as? OrthogonalSectionPlan, let before = collection.way(from: old.collection)?.predecessor(of: id),
      before.first == old.section
    else { return nil }
    return old.element(before, visible: .zero)?.frame
  }

  var reordering: (any LazyPlaneReordering)? { collection.reordering }

  var keepsOffset: Bool { collection.keepsOffset }

  var adjustsElements: Bool { collection.solver.solver(section)?.plan.handler != nil }

  func adjustments(of elements: [LazyPlaneElement], at offset: CGPoint) -> [LazyPlaneAdjustment?] {
    collection.adjustments(of: elements, at: offset) { _ in true }
  }

  var exchange: LazyPlaneExchange? { collection.exchange }

  var place: LazyPlaneID? { ElementNames.shelf(section) }

  func identity(of id: LazyPlaneID) -> AnyHashable { collection.identity(of: id) }

  func frame(named name: AnyHashable) -> CGRect? {
    guard let position = collection.position(named: name), position.section == section else { return nil }
    return collection.solver.frame(of: position)
  }

  func names(of id: LazyPlaneID) -> [AnyHashable] { collection.names(of: id) }

  /// Returns the offset at which a scroll ends, from the proposed offset; both are relative to the leading edge. A fast scroll advances by
  /// at least one group or page, because a step of the wheel is shorter than half of many groups.
  func restingOffset(proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let solver = collection.solver.solver(section) else { return proposed }
    let rest = solver.restingOffset(proposed: proposed, from: start)
    guard abs(velocity) >= 500, proposed != start, (proposed > start) == (velocity > 0), abs(rest - start) < 0.5 else { return rest }
    var distance = max(32, abs(proposed - start))
    while distance < 2 * solver.orthogonalViewport {
      distance *= 2
      let next = solver.restingOffset(proposed: start + (velocity > 0 ? distance : -distance), from: start)
      if abs(next - start) >= 0.5 { return next }
    }
    return rest
  }
}
