/// What planes share that are parts of one arrangement, such as a collection and its sections that scroll by themselves: a view whose element goes from
/// one of them to another goes along, with its state and the focus, and flies there where the change is animated.
///
/// The plans of all of them tell of it, and keep it from one to the next. State of what is out of sight is kept here for all: of up to 4,096 views.
@MainActor
public final class LazyPlaneExchange {
  var memory = RowMemory<AnyHashable>()
  private var planes: [WeakPlane] = []
  private var parcels: [Parcel] = []

  private var wanted: Wanted?

  private struct WeakPlane { weak var box: PlaneBox? }

  /// A row on its way.
  struct Parcel {
    let row: PlaneRow
    let target: LazyPlaneTransfer
  }

  public init() {}

  func join(_ plane: PlaneBox) {
    planes.removeAll { $0.box == nil }
    planes.append(WeakPlane(box: plane))
  }

  /// The first one is around all others.
  var outermost: PlaneBox? { planes.lazy.compactMap(\.box).first { $0.node != nil } }

  func isOutermost(_ plane: PlaneBox) -> Bool { outermost === plane }

  /// All but the outermost.
  var inner: [PlaneBox] {
    let outermost = outermost
    return planes.compactMap(\.box).filter { $0.node != nil && $0 !== outermost }
  }

  /// The outermost plane goes over to another plan: rows that belong elsewhere from now on are taken out wherever they are.
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

  /// The planes that rows are on their way to.
  var destinations: [LazyPlaneID] {
    var result: [LazyPlaneID] = []
    for parcel in parcels { if let plane = parcel.target.plane, !result.contains(plane) { result.append(plane) } }
    return result
  }

  /// Hands over what belongs to a plane.
  func collect(for plane: LazyPlaneID?) -> [Parcel] {
    guard !parcels.isEmpty else { return [] }
    let found = parcels.filter { $0.target.plane == plane }
    parcels.removeAll { $0.target.plane == plane }
    return found
  }

  // MARK: Scrolling to what is in a plane inside

  /// What the scroll view around the outermost plane is about to show.
  private struct Wanted {
    let name: AnyHashable
    let anchor: UnitPoint?
    weak var scroll: ScrollBox?
  }

  /// The scroll view around the outermost plane goes to something: the plane that has it does so, too; where it isn't there yet, as soon as it is.
  func seek(_ name: AnyHashable, anchor: UnitPoint?, in scroll: ScrollBox, transaction: Transaction) {
    wanted = nil
    for plane in planes.compactMap(\.box) where plane.node != nil && !isOutermost(plane) && plane.isPlaced {
      if plane.show(name, anchor: anchor, transaction: transaction) { return }
    }
    wanted = Wanted(name: name, anchor: anchor, scroll: scroll)
  }

  /// A plane is there for the first time.
  func planeAppeared(_ plane: PlaneBox) {
    guard let wanted else { return }
    guard let request = wanted.scroll?.request, case .view(wanted.name, _) = request.target else { return self.wanted = nil }
    if plane.show(wanted.name, anchor: wanted.anchor, transaction: Transaction()) { self.wanted = nil }
  }

  // MARK: What is left

  /// What nobody came for: the state is kept, and that's all.
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

/// Where an element has gone that belongs to another plane than before.
public struct LazyPlaneTransfer: Equatable, Sendable {
  /// The element of the outermost plane that the plane is in; nil for the outermost one.
  public var plane: LazyPlaneID?
  public var id: LazyPlaneID

  public init(to plane: LazyPlaneID?, id: LazyPlaneID) {
    self.plane = plane
    self.id = id
  }
}
