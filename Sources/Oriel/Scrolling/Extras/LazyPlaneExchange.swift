/// The state that the two-axis containers of one arrangement share, such as a collection and its orthogonal sections. A view whose element
/// moves from one container to another moves along with its state and the focus, with an animation if the change is animated.
///
/// The plans of all containers return the exchange and pass it on to their successors. It keeps the states of offscreen views for all of
/// them, for up to 4,096 views.
@MainActor
public final class LazyPlaneExchange {
  var memory = SavedRowStates<AnyHashable>()
  private var planes: [WeakPlane] = []
  private var parcels: [Parcel] = []

  private var wanted: Wanted?

  private struct WeakPlane { weak var box: PlaneBox? }

  /// A row that moves to another container.
  struct Parcel {
    let row: PlaneRow
    let target: LazyPlaneTransfer
  }

  /// Creates an exchange.
  public init() {}

  func join(_ plane: PlaneBox) {
    planes.removeAll { $0.box == nil }
    planes.append(WeakPlane(box: plane))
  }

  /// The outermost container, or `nil` if there is none. It is the first that joined.
  var outermost: PlaneBox? { planes.lazy.compactMap(\.box).first { $0.node != nil } }

  func isOutermost(_ plane: PlaneBox) -> Bool { outermost === plane }

  /// All containers but the outermost one.
  var inner: [PlaneBox] {
    let outermost = outermost
    return planes.compactMap(\.box).filter { $0.node != nil && $0 !== outermost }
  }

  /// Prepares the outermost container's change to another plan. Rows that belong to another container in that plan are removed from their
  /// current ones.
  func arrange(_ next: any LazyPlanePlan, from old: any LazyPlanePlan, in outermost: PlaneBox) {
    if !memory.isEmpty {
      for identity in next.identities(goneFrom: old) { memory.forget(identity) }
      var moved: [(AnyHashable, SavedState)] = []
      for change in next.identities(changedFrom: old) {
        if let state = memory.take(change.old) { moved.append((change.new, state)) }
      }
      for (identity, state) in moved { memory.keep(state, for: identity) }
    }
    for plane in planes.compactMap(\.box) where plane.node != nil && plane.contentType == outermost.contentType {
      let targets = next.transfers(of: plane.live.map(\.element.id), from: plane.plan)
      guard targets.contains(where: { $0 != nil }) else { continue }
      for (row, target) in zip(plane.live, targets) {
        guard let target else { continue }
        row.departure = row.box.isPlaced && row.box.isAttached ? row.box.windowFrame : nil
        parcels.append(Parcel(row: row, target: target))
      }
      plane.release(zip(plane.live, targets).compactMap { $1 == nil ? nil : $0 }, to: outermost)
    }
  }

  /// The elements of the containers that rows are moving to.
  var destinations: [LazyPlaneID] {
    var result: [LazyPlaneID] = []
    for parcel in parcels { if let plane = parcel.target.plane, !result.contains(plane) { result.append(plane) } }
    return result
  }

  /// Removes and returns the rows that belong to a container.
  func collect(for plane: LazyPlaneID?) -> [Parcel] {
    guard !parcels.isEmpty else { return [] }
    let found = parcels.filter { $0.target.plane == plane }
    parcels.removeAll { $0.target.plane == plane }
    return found
  }

  // MARK: Scrolling to elements of inner containers

  /// The target that the scroll view around the outermost container is about to show.
  private struct Wanted {
    let name: AnyHashable
    let anchor: UnitPoint?
    weak var scroll: ScrollBox?
  }

  /// Scrolls the inner container that has the target of a scroll request, or stores the target until a container with it appears.
  func seek(_ name: AnyHashable, anchor: UnitPoint?, in scroll: ScrollBox, transaction: Transaction) {
    wanted = nil
    for plane in planes.compactMap(\.box) where plane.node != nil && !isOutermost(plane) && plane.isPlaced {
      if plane.show(name, anchor: anchor, transaction: transaction) { return }
    }
    wanted = Wanted(name: name, anchor: anchor, scroll: scroll)
  }

  /// Scrolls a container that has just appeared to the stored target, if the container has it.
  func planeAppeared(_ plane: PlaneBox) {
    guard let wanted else { return }
    guard let request = wanted.scroll?.request, case .view(wanted.name, _) = request.target else { return self.wanted = nil }
    if plane.show(wanted.name, anchor: wanted.anchor, transaction: Transaction()) { self.wanted = nil }
  }

  // MARK: Remaining rows

  /// Removes the rows that no container has received, and keeps their states.
  func settle(_ plan: any LazyPlanePlan, focus: FocusEngine) {
    let left = parcels
    parcels = []
    for parcel in left { letGo(parcel, by: plan, focus: focus) }
  }

  func letGo(_ parcel: Parcel, by plan: any LazyPlanePlan, focus: FocusEngine) {
    if let state = SavedState(of: parcel.row.row) { memory.keep(state, for: plan.identity(of: parcel.target.id)) }
    if let focused = focus.focused, focused.isWithin(parcel.row.box) { focus.unregister(focused) }
    parcel.row.row.unmount()
    parcel.row.box.detach()
  }
}

/// The destination of an element that moves to another container.
public struct LazyPlaneTransfer: Equatable, Sendable {
  /// The element of the outermost container that holds the destination, or `nil` for the outermost container itself.
  public var plane: LazyPlaneID?
  /// The identity of the element in the destination.
  public var id: LazyPlaneID

  /// Creates a transfer to a container.
  public init(to plane: LazyPlaneID?, id: LazyPlaneID) {
    self.plane = plane
    self.id = id
  }
}
