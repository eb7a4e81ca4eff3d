/// The location of a focus state's value. A write by the program asks for the focus after the update: the last of several counts.
///
/// Subclasses know what has the focus: `KeyboardFocusLocation` the keyboard's, `AccessibilityFocusLocation` a screen reader's.
// Sendable as `Location` is: what changes is the main actor's.
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

  /// Whether no view is named.
  @MainActor final var isUnset: Bool { state.current == none }

  @MainActor final func resolveSoon() {
    guard !isResolving, let graph = state.graph else { return }
    isResolving = true
    // The view that the new value names may be built by the next update, and has its place once that is laid out.
    graph.afterLayout { [weak self, reference = graph.reference] in
      reference.graph?.enqueueAction { self?.resolveNow() }
    }
  }

  @MainActor private final func resolveNow() {
    isResolving = false
    if let graph = state.graph { resolve(in: graph) }
  }

  /// Gives the focus to the view that the value names, or takes it from the views of this state if the value names none.
  @MainActor func resolve(in graph: ViewGraph) {}

  /// The focus moved: the state follows.
  @MainActor func follow(_ isFocused: Bool, value: Value) {
    if isFocused {
      if state.current != value { state.set(value, transaction: Transaction.current) }
    } else if state.current == value {
      state.set(none, transaction: Transaction.current)
    }
  }
}
