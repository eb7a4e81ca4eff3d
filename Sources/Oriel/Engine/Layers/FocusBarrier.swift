import Foundation

/// A barrier that, while it is raised, excludes a part of the window from the focus and the keyboard, such as the part that a modal view
/// covers.
///
/// It stores the view that has the focus when it is raised, and restores the focus at the end of the frame in which it is lowered, unless
/// another view has the focus by then.
@MainActor
final class FocusBarrier {
  private unowned let graph: ViewGraph
  private(set) var isRaised = false
  /// Indicates whether the barrier also applies to presentations of the views inside.
  var includesPresentations = true {
    didSet {
      guard includesPresentations != oldValue, isRaised else { return }
      graph.reachFollower?.barriersDidChange()
      if includesPresentations {
        graph.enqueueAction { [reference = graph.reference] in reference.graph?.reachFollower?.resignUnreachableFocus() }
      }
    }
  }
  /// The box inside that had the focus, or that has requested it since; `nil` if there is none.
  private(set) weak var remembered: LayoutBox?

  init(graph: ViewGraph) { self.graph = graph }

  func setRaised(_ raised: Bool) {
    guard raised != isRaised else { return }
    isRaised = raised
    let follower = graph.reachFollower
    follower?.barriersDidChange()
    guard raised else {
      follower?.barrierWasLowered(self)
      return
    }
    // A view that is shown in the same update may take the focus immediately, so the focused box is stored now.
    if let focused = follower?.focusedBox(behind: self) { remembered = focused }
    graph.enqueueAction { [reference = graph.reference] in reference.graph?.reachFollower?.resignUnreachableFocus() }
  }

  /// Stores the box that receives the focus when the barrier is lowered because its request failed. `nil` clears it.
  func remember(_ target: LayoutBox?) { remembered = target }

  func takeRemembered() -> LayoutBox? {
    defer { remembered = nil }
    return remembered
  }
}

extension _AnyViewNode {
  /// The nearest raised barrier among the node's ancestors, or `nil` if the node can receive focus.
  ///
  /// Of the covers of the window's layers, only that of the node's own layer applies: a sheet covers the view that presents it, and isn't
  /// covered itself.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the node.
  final var raisedBarrier: FocusBarrier? { raisedBarrier(from: self, countsCover: true) }

  /// The nearest raised barrier that the app has set on an ancestor, regardless of covers, or `nil` if there is none.
  final var programBarrier: FocusBarrier? { raisedBarrier(from: self, countsCover: false) }

  private func raisedBarrier(from start: AnyViewNode, countsCover: Bool) -> FocusBarrier? {
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
  /// The raised barrier that excludes the box from the focus, or `nil` if there is none.
  final var barrier: FocusBarrier? { node?.raisedBarrier }
}
