/// The location of the value of a `FocusState`, which follows the keyboard focus.
// `Location` is `Sendable`, and so is this class: its mutable state is isolated to the main actor.
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
    } else if named.isEmpty {
      seek(value)
    }
  }

  /// Scrolls a lazy container with views of this state to the element that the value identifies, if no view has the value yet. Once the
  /// view is built it receives the focus.
  @MainActor private func seek(_ value: Value) {
    guard let name = (value as? any NamingOptional).map(\.name) ?? AnyHashable(value), !(name.base is Bool) else { return }
    var viewports: [ViewportBox] = []
    for anchor in anchors {
      anchor.anchor.enclosingViewports { viewport in if !viewports.contains(where: { $0 === viewport }) { viewports.append(viewport) } }
    }
    _ = viewports.contains { $0.hasLazyContent && $0.scrollToVisible(named: name) }
  }

  /// Returns the view that receives the focus for a value, or `nil` if there is none.
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

/// An optional value of a focus state.
private protocol NamingOptional {
  /// The value that identifies a view, or `nil` if there is none.
  var name: AnyHashable? { get }
}

extension Optional: NamingOptional where Wrapped: Hashable {
  fileprivate var name: AnyHashable? { map { AnyHashable($0) } }
}
