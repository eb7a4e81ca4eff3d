/// The location of a `FocusState`'s value, which follows the keyboard's focus.
// Sendable as `Location` is: what changes is the main actor's.
final class KeyboardFocusLocation<Value: Hashable>: FocusLocation<Value>, @unchecked Sendable {
  @MainActor private var anchors: [(value: Value, anchor: FocusAnchor)] = []

  override func resolve(in graph: ViewGraph) {
    let value = state.current
    let engine = graph.input.focus
    if value == none {
      if anchors.contains(where: { $0.anchor.contains(engine.focused) }) { engine.move(to: nil, byKeyboard: false) }
      for anchor in anchors { anchor.anchor.forgetRemembered() }
      return
    }
    let named = anchors.filter { $0.value == value }
    if named.contains(where: { $0.anchor.contains(engine.focused) }) { return }
    if let target = named.lazy.compactMap(\.anchor.target).first {
      engine.move(to: target, byKeyboard: false)
      target.reveal()
    }
  }

  /// What takes the keyboard for a value.
  @MainActor func target(for value: Value) -> (any FocusTarget)? {
    anchors.lazy.filter { $0.value == value }.compactMap(\.anchor.target).first
  }

  @MainActor func add(_ anchor: FocusAnchor, value: Value) {
    anchors.removeAll { $0.anchor === anchor }
    anchors.append((value, anchor))
    if state.current == value { resolveSoon() }
  }

  @MainActor func remove(_ anchor: FocusAnchor) { anchors.removeAll { $0.anchor === anchor } }
}
