/// The work that scrolling has left in a frame after layout: rows to build, and scroll views whose content or viewport has changed.
@MainActor
final class ScrollEngine: FrameParticipant {
  private unowned let graph: ViewGraph
  // Arrays, because a frame has one or two of each.
  private var containers: [any RowBuilding] = []
  private var scrollBoxes: [ScrollBox] = []

  init(graph: ViewGraph) {
    self.graph = graph
    movedEffects = graph.movedEffects
  }

  var rank: FrameRank { .scrolling }

  private var requesting: [ScrollBox] = []
  private(set) lazy var carriedFocus = CarriedFocus(graph: graph)

  /// The boxes whose effects draw their content at another position than before.
  private let movedEffects: MovedEffects

  var isUnsettled: Bool { !containers.isEmpty || !scrollBoxes.isEmpty || !movedEffects.boxes.isEmpty }

  /// The scroll views that have been laid out.
  private var registered: [ObjectIdentifier: ScrollBox] = [:]

  func register(_ box: ScrollBox) {
    registered[ObjectIdentifier(box)] = box
    movedEffects.isFollowed = true
  }

  func unregister(_ box: ScrollBox) {
    registered[ObjectIdentifier(box)] = nil
    movedEffects.isFollowed = !registered.isEmpty
  }

  /// Updates the overhangs of the scroll views, because the safe area may have changed in the layout.
  func safeAreaDidSettle() { for box in registered.values where box.isAttached { box.refreshOverhang() } }

  /// Updates scroll views after animations have advanced: content before the visible part may have another length.
  func animationsDidTick() {
    for box in registered.values where box.needsDisplay {
      for container in box.lazyContainers { container.viewportDidChange() }
      if box.isDisplaced { needsSettling(box) }
    }
  }

  /// Updates the lazy containers inside effects that have moved their content: other rows may be visible.
  private func settleMovedEffects() {
    guard !movedEffects.boxes.isEmpty else { return }
    let moved = movedEffects.takeBoxes()
    for box in registered.values where box.isAttached && moved.contains(where: { box.isWithin($0) }) {
      for container in box.lazyContainers { container.viewportDidChange() }
    }
  }

  func frameWillDraw() {
    for box in registered.values where box.needsDisplay {
      box.recordPositions()
      box.rememberRest()
    }
    let boxes = requesting
    requesting.removeAll()
    for box in boxes where box.isAttached {
      box.frameDidEnd()
      if box.request != nil { Self.add(box, to: &requesting) }
    }
    carriedFocus.frameWillDraw()
  }

  func graphDidClose() {
    // A box may hold the last reference to an object of the app, whose deinitialization can call back into this one.
    let dropped = (containers, scrollBoxes, requesting)
    containers.removeAll()
    scrollBoxes.removeAll()
    requesting.removeAll()
    carriedFocus.cancel()
    withExtendedLifetime(dropped) {}
    registered.removeAll()
    movedEffects.isFollowed = false
    _ = movedEffects.takeBoxes()
  }

  /// Adds a container that lacks rows.
  func needsRows(_ container: any RowBuilding) {
    for known in containers where known === container { return }
    containers.append(container)
    graph.needFrame()
  }

  /// Adds a scroll view whose offset has to be updated.
  func needsSettling(_ box: ScrollBox) {
    Self.add(box, to: &scrollBoxes)
    graph.needFrame()
  }

  private static func add(_ box: ScrollBox, to boxes: inout [ScrollBox]) {
    for known in boxes where known === box { return }
    boxes.append(box)
  }

  /// Does the remaining work. Offsets are updated first, because they determine which rows are needed.
  func settleLayout() -> LayoutConsequence {
    guard isUnsettled else { return .none }
    settleMovedEffects()
    let boxes = scrollBoxes
    scrollBoxes.removeAll()
    for box in boxes where box.isAttached {
      box.settle()
      if box.request != nil { Self.add(box, to: &requesting) }
    }
    let building = containers
    containers.removeAll()
    if !building.isEmpty { return .missingRows(building) }
    return .changed
  }
}

@MainActor private let scrollEngine = GraphService<ScrollEngine> { graph in
  let made = ScrollEngine(graph: graph)
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var scrolling: ScrollEngine { service(scrollEngine) }
}
