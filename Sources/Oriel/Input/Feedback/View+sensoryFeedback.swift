extension View {
  /// Plays the feedback after an update in which the trigger has changed. Mirrors SwiftUI's `sensoryFeedback(_:trigger:)`.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays the feedback after an update in which the trigger has changed, if the condition is true for its old and new value. Mirrors
  /// SwiftUI's `sensoryFeedback(_:trigger:condition:)`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays the feedback that the closure returns for the old and new value of the trigger, after an update in which it has changed. `nil`
  /// plays nothing. Mirrors SwiftUI's `sensoryFeedback(trigger:_:)`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}

nonisolated private struct FeedbackModifier<Value: Equatable>: HookModifier {
  let trigger: Value
  let feedback: (_ old: Value, _ new: Value) -> SensoryFeedback?

  init(trigger: Value, feedback: @escaping (_ old: Value, _ new: Value) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<FeedbackModifier> {
    override func didUpdate(from old: FeedbackModifier, to new: FeedbackModifier) {
      guard old.trigger != new.trigger else { return }
      let graph = node.graph
      graph.enqueueAction { [reference = graph.reference] in
        guard let feedback = new.feedback(old.trigger, new.trigger) else { return }
        reference.graph?.input.surface?.play(feedback)
      }
    }
  }
}
