/// The phase of a modal between its request and its removal.
enum PresentationPhase: Equatable {
  /// The modal is in the layer and hasn't appeared yet. Its dismissal needs no animation.
  case waiting
  case presented
  /// The modal is animating out. The number distinguishes the completion of this dismissal from that of an earlier one, which was reversed.
  case dismissing(Int)
  /// The modal has been removed from the layer permanently.
  case removed

  enum Event: Equatable {
    /// The host requests the modal.
    case request
    /// The modal has appeared in the view hierarchy.
    case appear
    /// The host dismisses the modal.
    case dismiss
    /// The modal has animated out.
    case complete(Int)
    /// The layer has been removed, or the modal is removed without its animation.
    case discard
  }

  /// The effect of a transition, which the layer executes.
  enum Effect: Equatable {
    case nothing
    case announcePresent
    case announceDismiss(Int)
    case remove
  }

  var isBeingRemoved: Bool {
    switch self {
    case .waiting, .presented: false
    case .dismissing, .removed: true
    }
  }

  /// Handles an event, and returns its effect. `nextDismissal` is the number of the dismissal if one begins now.
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
      // The requested state has been reached already, or is being reached.
      return .nothing
    case (.waiting, .complete), (.presented, .complete):
      // The completion belongs to a dismissal that was reversed.
      return .nothing
    case (.removed, .request), (.removed, .appear), (.removed, .dismiss), (.removed, .complete), (.removed, .discard):
      return .nothing
    }
  }
}
