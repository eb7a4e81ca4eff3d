/// What scrolling has left to do in a frame, once everything is laid out: rows to build, and scroll views whose content or
/// viewport changed.
@MainActor
final class ScrollEngine: FrameParticipant {
  private unowned let graph: ViewGraph
  // A frame has one or two of each.
  private var containers: [any RowBuilding] = []
  private var scrollBoxes: [ScrollBox] = []

  init(graph: ViewGraph) {
    self.graph = graph
    movedEffects = graph.movedEffects
  }

  var rank: FrameRank { .scrolling }

  private var requesting: [ScrollBox] = []
  private(set) lazy var carriedFocus = CarriedFocus(graph: graph)

  /// Boxes whose content is drawn at another place than before.
  private let movedEffects: MovedEffects

  var isUnsettled: Bool { !containers.isEmpty || !scrollBoxes.isEmpty || !movedEffects.boxes.isEmpty }

  /// The scroll views that are laid out.
  private var registered: [ObjectIdentifier: ScrollBox] = [:]

  func register(_ box: ScrollBox) {
    registered[ObjectIdentifier(box)] = box
    movedEffects.isFollowed = true
  }

  func unregister(_ box: ScrollBox) {
    registered[ObjectIdentifier(box)] = nil
    movedEffects.isFollowed = !registered.isEmpty
  }

  /// Everything is laid out: scroll views may reach under other insets.
  func safeAreaDidSettle() { for box in registered.values where box.isAttached { box.refreshOverhang() } }

  /// Animations were moved on: what is before the content that is seen may have another length.
  func animationsDidTick() {
    for box in registered.values where box.needsDisplay {
      for container in box.lazyContainers { container.viewportDidChange() }
      if box.isDisplaced { needsSettling(box) }
    }
  }

  /// An effect moves what is inside of it: other rows of the lazy containers there may be seen.
  private func settleMovedEffects() {
    guard !movedEffects.boxes.isEmpty else { return }
    let moved = movedEffects.takeBoxes()
    for box in registered.values where box.isAttached && moved.contains(where: { box.isWithin($0) }) {
      for container in box.lazyContainers { container.viewportDidChange() }
    }
  }

  func frameWillDraw() {
    for box in registered.values where box.needsDisplay {
      box.rememberPlaces()
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
    // An action may hold the last reference to something of the app's, which comes back here as it goes.
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

  /// A container lacks rows.
  func needsRows(_ container: any RowBuilding) {
    for known in containers where known === container { return }
    containers.append(container)
    graph.needFrame()
  }

  /// A scroll view has to look at its offset again.
  func needsSettling(_ box: ScrollBox) {
    Self.add(box, to: &scrollBoxes)
    graph.needFrame()
  }

  private static func add(_ box: ScrollBox, to boxes: inout [ScrollBox]) {
    for known in boxes where known === box { return }
    boxes.append(box)
  }

  /// Does what is left. Offsets come first: they decide which rows are needed.
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
