/// A service of a window that has work at fixed steps of a frame. The steps are called in the order of `frame(at:)`.
///
/// This protocol is the only way in which layers above the engine take part in frames: the engine refers to none of them by name.
@MainActor
protocol FrameParticipant: AnyObject {
  /// The position among the participants at each step.
  var rank: FrameRank { get }
  /// Indicates whether the participant needs another round of the frame.
  var isUnsettled: Bool { get }
  /// Called after animations have advanced.
  func animationsDidTick()
  /// Called after a layout in which the position of views relative to the window's safe area may have changed.
  func safeAreaDidSettle()
  /// Called when every marked box is laid out. Performs the work that depends on the layout, and returns its consequence.
  func settleLayout() -> LayoutConsequence
  /// Called when the update is completely laid out, while its transaction is still current.
  func layoutDidEnd()
  /// Called when the preferences of the window's own views may have changed.
  func rootPreferencesDidChange(_ root: AnyViewNode)
  /// Called after the rounds of a frame, before drawing.
  func frameWillDraw()
  /// Called after the window's views are unmounted, before the actions that they have enqueued run.
  func graphWillClose()
  /// Called when the window is closed. No work may be kept for another frame.
  func graphDidClose()
  #if DEBUG
    /// Called after a frame. Records violations of the participant's invariants.
    func checkInvariants(_ checker: InvariantChecker)
  #endif
}

/// The order of participants at each step of a frame.
enum FrameRank: Int {
  case scrolling, layoutActions, jumps, matchedGeometry, removals, presentations, appearance, keyboard, input
}

/// The consequence of a settled layout.
enum LayoutConsequence {
  case none
  /// Boxes may have to be laid out again.
  case changed
  /// The containers lack rows, which are built before the next layout.
  case missingRows([any RowBuilding])
}

/// A node that builds rows between two layouts.
@MainActor
protocol RowBuilding: _AnyViewNode {
  func buildRows()
}

extension FrameParticipant {
  var isUnsettled: Bool { false }
  func animationsDidTick() {}
  func safeAreaDidSettle() {}
  func settleLayout() -> LayoutConsequence { .none }
  func layoutDidEnd() {}
  func rootPreferencesDidChange(_ root: AnyViewNode) {}
  func frameWillDraw() {}
  func graphWillClose() {}
  func graphDidClose() {}
  #if DEBUG
    func checkInvariants(_ checker: InvariantChecker) {}
  #endif
}

/// The participants of a window's frames, by rank.
@MainActor
struct FrameParticipants {
  private var all: [any FrameParticipant] = []

  mutating func add(_ participant: any FrameParticipant) {
    let index = all.firstIndex { $0.rank.rawValue > participant.rank.rawValue } ?? all.endIndex
    all.insert(participant, at: index)
  }

  #if DEBUG
    func forEach(_ body: (any FrameParticipant) -> Void) { for participant in all { body(participant) } }
  #endif

  var isUnsettled: Bool {
    for participant in all where participant.isUnsettled { return true }
    return false
  }

  func animationsDidTick() { for participant in all { participant.animationsDidTick() } }
  func safeAreaDidSettle() { for participant in all { participant.safeAreaDidSettle() } }
  func layoutDidEnd() { for participant in all { participant.layoutDidEnd() } }
  func rootPreferencesDidChange(_ root: AnyViewNode) { for participant in all { participant.rootPreferencesDidChange(root) } }
  func frameWillDraw() { for participant in all { participant.frameWillDraw() } }
  func graphWillClose() { for participant in all { participant.graphWillClose() } }
  func graphDidClose() { for participant in all { participant.graphDidClose() } }

  /// Returns the first consequence that isn't `none`, or `none`.
  func settleLayout() -> LayoutConsequence {
    for participant in all {
      let consequence = participant.settleLayout()
      if case .none = consequence { continue }
      return consequence
    }
    return .none
  }
}

/// A software keyboard whose inset is animated by the frame clock.
@MainActor
protocol MovingKeyboard: AnyObject {
  /// Indicates whether the inset, or the frame of a floating keyboard, has changed since the last layout.
  var hasMoved: Bool { get }
  /// Indicates whether any part of the keyboard is visible in this frame.
  var isVisible: Bool { get }
  func moveWasLaidOut()
}
