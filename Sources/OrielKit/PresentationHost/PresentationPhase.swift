/// How far a modal has got between its request and its removal.
enum PresentationPhase: Equatable {
  /// In the layer, and not seen yet: there is nothing to animate away.
  case waiting
  case presented
  /// Animating out. The number tells this dismissal's completion from an earlier one's, whose animation was turned round.
  case dismissing(Int)
  /// Out of the layer, for good.
  case removed

  enum Event: Equatable {
    /// Its host wants it shown.
    case request
    /// It stands in the view hierarchy.
    case appear
    /// Its host wants it gone.
    case dismiss
    /// It has animated out.
    case complete(Int)
    /// Its layer has gone.
    case discard
  }

  /// What the layer has to do about a transition.
  enum Effect: Equatable {
    case nothing
    case announcePresent
    case announceDismiss(Int)
    case remove
  }

  var isLeaving: Bool {
    switch self {
    case .waiting, .presented: false
    case .dismissing, .removed: true
    }
  }

  /// Moves on by one event. `nextDismissal` is the number of the dismissal that would begin now.
  mutating func handle(_ event: Event, nextDismissal: Int) -> Effect {
    switch (self, event) {
    case (.waiting, .appear), (.dismissing, .request):
      self = .presented
      return .announcePresent
    case (.presented, .dismiss):
      self = .dismissing(nextDismissal)
      return .announceDismiss(nextDismissal)
    case (.dismissing(let current), .complete(let number)):
      guard number == current else { return .nothing }
      self = .removed
      return .remove
    case (.waiting, .dismiss), (.waiting, .discard), (.presented, .discard), (.dismissing, .discard):
      self = .removed
      return .remove
    case (.waiting, .request), (.presented, .request), (.presented, .appear), (.dismissing, .appear), (.dismissing, .dismiss):
      // It is there already, or on its way.
      return .nothing
    case (.waiting, .complete), (.presented, .complete):
      // The dismissal that this completes was turned round.
      return .nothing
    case (.removed, .request), (.removed, .appear), (.removed, .dismiss), (.removed, .complete), (.removed, .discard):
      return .nothing
    }
  }
}
