/// A service of a window that has work at fixed steps of a frame. The steps are called in the order of `frame(at:)`.
///
/// Layers above the engine take part in frames by this alone: the engine knows none of them by name.
@MainActor
protocol FrameParticipant: AnyObject {
  /// Where it stands among the others at each step.
  var rank: FrameRank { get }
  /// Whether it waits for another round of the frame.
  var isUnsettled: Bool { get }
  /// Animations were moved on.
  func animationsDidTick()
  /// Something was laid out that may lie elsewhere in the window's safe area.
  func safeAreaDidSettle()
  /// Everything marked is laid out: does what follows of it and has what is missing built.
  func settleLayout() -> LayoutConsequence
  /// The update is laid out to its end; its transaction still holds.
  func layoutDidEnd()
  /// The preferences of the window's own views may have changed.
  func rootPreferencesDidChange(_ root: AnyViewNode)
  /// The frame's rounds are over.
  func frameWillDraw()
  /// The window's views are gone; what they want to have done at their end is still to come.
  func graphWillClose()
  /// The window is closed: nothing is kept that waits for another frame.
  func graphDidClose()
  #if DEBUG
    /// The frame is over: says what of the participant's doesn't hold that has to.
    func checkInvariants(_ checker: InvariantChecker)
  #endif
}

/// The order of participants at each step of a frame.
enum FrameRank: Int {
  case scrolling, layoutActions, jumps, matchedGeometry, departures, presentations, appearance, keyboard, input
}

/// What a settled layout leads to.
enum LayoutConsequence {
  case none
  /// Something may have to be laid out again.
  case changed
  /// These lack rows, which are built before the next layout.
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

  /// The first consequence that there is.
  func settleLayout() -> LayoutConsequence {
    for participant in all {
      let consequence = participant.settleLayout()
      if case .none = consequence { continue }
      return consequence
    }
    return .none
  }
}

/// A keyboard whose inset moves on the frame clock.
@MainActor
protocol MovingKeyboard: AnyObject {
  /// Whether its inset, or its frame where it floats, has changed since the last layout.
  var hasMoved: Bool { get }
  /// Whether any of it can be seen in this frame.
  var isInSight: Bool { get }
  func moveWasLaidOut()
}
