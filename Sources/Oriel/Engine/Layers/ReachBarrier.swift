import Foundation

/// Something that, while it is raised, keeps a part of the window out of reach of the focus and the keyboard: what a modal view covers.
///
/// It remembers what had the focus when it was raised, and gives it back at the end of the frame in which it falls, unless something else
/// has the focus by then.
@MainActor
final class ReachBarrier {
  private unowned let graph: ViewGraph
  private(set) var isRaised = false
  /// Whether it stands around what is presented from inside, too.
  var includesPresentations = true {
    didSet {
      guard includesPresentations != oldValue, isRaised else { return }
      graph.reachFollower?.reachDidChange()
      if includesPresentations {
        graph.enqueueAction { [reference = graph.reference] in reference.graph?.reachFollower?.leaveWhatIsOutOfReach() }
      }
    }
  }
  /// What had the focus inside, or was asked to have it since.
  private(set) weak var remembered: LayoutBox?

  init(graph: ViewGraph) { self.graph = graph }

  func setRaised(_ raised: Bool) {
    guard raised != isRaised else { return }
    isRaised = raised
    let follower = graph.reachFollower
    follower?.reachDidChange()
    guard raised else {
      follower?.barrierFell(self)
      return
    }
    // What is shown in the same update may take the focus at once: this is the last moment to see who had it.
    if let focused = follower?.focusedBox(behind: self) { remembered = focused }
    graph.enqueueAction { [reference = graph.reference] in reference.graph?.reachFollower?.leaveWhatIsOutOfReach() }
  }

  /// Whoever asks for the focus in vain gets it when the barrier falls; nil forgets.
  func remember(_ target: LayoutBox?) { remembered = target }

  func takeRemembered() -> LayoutBox? {
    defer { remembered = nil }
    return remembered
  }
}

extension _AnyViewNode {
  /// The nearest raised barrier around the node; nil where it can be reached.
  ///
  /// Of the window's layers the one that the node stands in counts: a sheet covers the view that presents it, and isn't covered itself.
  ///
  /// - Complexity: O(depth of the node).
  final var raisedBarrier: ReachBarrier? { raisedBarrier(from: self, countsCover: true) }

  /// The nearest raised barrier that the program set around the node, what covers it left out.
  final var programBarrier: ReachBarrier? { raisedBarrier(from: self, countsCover: false) }

  private func raisedBarrier(from start: AnyViewNode, countsCover: Bool) -> ReachBarrier? {
    var countsCover = countsCover
    var isPresented = false
    var node: AnyViewNode? = start
    while let current = node {
      if let barrier = current.ownBarrier, barrier.isRaised, barrier.includesPresentations || !isPresented { return barrier }
      if let layer = current.windowLayer {
        isPresented = true
        if countsCover, layer.cover.isRaised { return layer.cover }
        countsCover = false
        if layer.standsAboveWindow { return nil }
      }
      node = current.parent
    }
    let cover = graph.rootBox.layers.cover
    return countsCover && cover.isRaised ? cover : nil
  }
}

extension LayoutBox {
  /// The raised barrier that keeps the box out of reach; nil where there is none.
  final var barrier: ReachBarrier? { node?.raisedBarrier }
}
