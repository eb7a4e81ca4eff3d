/// The location of the value of an `AccessibilityFocusState`, which follows a screen reader.
// `Location` is `Sendable`, and so is this class: its mutable state is isolated to the main actor.
final class AccessibilityFocusLocation<Value: Hashable>: FocusLocation<Value>, @unchecked Sendable {
  private let followsReaders: Bool
  @MainActor private var marks: [WeakMark] = []
  private struct WeakMark { weak var box: AccessibilityFocusBox<Value>? }

  @MainActor init(_ none: Value, followsReaders: Bool, owner: AnyViewNode?) {
    self.followsReaders = followsReaders
    super.init(none, owner: owner)
  }

  @MainActor func add(_ box: AccessibilityFocusBox<Value>) {
    marks.removeAll { $0.box == nil || $0.box === box }
    marks.append(WeakMark(box: box))
    if !isUnset { resolveSoon() }
  }

  @MainActor func remove(_ box: AccessibilityFocusBox<Value>) { marks.removeAll { $0.box == nil || $0.box === box } }

  override func resolve(in graph: ViewGraph) {
    let value = state.current
    let boxes = marks.compactMap(\.box)
    if value == none {
      for box in boxes { graph.input.reading.leave(box) }
    } else if !followsReaders || !graph.input.reading.isOn {
      state.set(none, transaction: Transaction.current)
    } else if let named = boxes.first(where: { $0.value == value && $0.isAttached }) {
      graph.input.reading.choose(named)
    }
  }

  override func follow(_ isRead: Bool, value: Value) {
    if followsReaders { super.follow(isRead, value: value) }
  }
}
