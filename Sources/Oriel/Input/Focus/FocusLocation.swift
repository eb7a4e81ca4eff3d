/// The location of the value of a focus state. A write by the program moves the focus after the update; the last of several writes takes
/// precedence.
///
/// Subclasses determine the focus: `KeyboardFocusLocation` that of the keyboard, `AccessibilityFocusLocation` that of a screen reader.
// `Location` is `Sendable`, and so is this class: its mutable state is isolated to the main actor.
class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  @MainActor final let state: StateBox<Value>
  final let none: Value
  @MainActor private final var isResolving = false

  @MainActor init(_ none: Value, owner: AnyViewNode?) {
    self.none = none
    state = StateBox(none, owner: owner)
  }

  final override func get() -> Value { state.get() }

  final override func set(_ value: Value, transaction: Transaction) {
    state.set(value, transaction: transaction)
    resolveSoon()
  }

  /// Indicates whether the value identifies no view.
  @MainActor final var isUnset: Bool { state.current == none }

  @MainActor final func resolveSoon() {
    guard !isResolving, let graph = state.graph else { return }
    isResolving = true
    // The next update may build the view that the new value identifies, and the view has a position after the layout.
    graph.afterLayout { [weak self, reference = graph.reference] in
      reference.graph?.enqueueAction { self?.resolveNow() }
    }
  }

  @MainActor private final func resolveNow() {
    isResolving = false
    if let graph = state.graph { resolve(in: graph) }
  }

  /// Moves the focus to the view that the value identifies, or removes it from the views of this state if the value identifies none.
  @MainActor func resolve(in graph: ViewGraph) {}

  /// Called when the focus has moved. Updates the state accordingly.
  @MainActor func follow(_ isFocused: Bool, value: Value) {
    if isFocused {
      if state.current != value { state.set(value, transaction: Transaction.current) }
    } else if state.current == value {
      state.set(none, transaction: Transaction.current)
    }
  }
}
