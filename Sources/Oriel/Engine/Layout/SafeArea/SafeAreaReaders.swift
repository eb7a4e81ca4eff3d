/// The boxes whose layout depends on where they are in the window.
@MainActor
struct SafeAreaReaders {
  private struct WeakBox { weak var box: IgnoreSafeAreaBox? }

  private var boxes: [ObjectIdentifier: WeakBox] = [:]

  mutating func add(_ box: IgnoreSafeAreaBox) { boxes[ObjectIdentifier(box)] = WeakBox(box: box) }

  mutating func removeAll() { boxes.removeAll() }

  /// The boxes that are in the window.
  mutating func attached() -> [IgnoreSafeAreaBox] {
    guard !boxes.isEmpty else { return [] }
    var result: [IgnoreSafeAreaBox] = []
    for (id, entry) in boxes {
      if let box = entry.box, box.isAttached { result.append(box) } else { boxes[id] = nil }
    }
    return result
  }
}

extension ViewGraph {
  /// Lays out again what reaches into the window's insets, once its place is known.
  func settleSafeArea() {
    // What is inside another such box moves with it, and they come in no order.
    var rounds = 0
    while settleSafeAreaOnce(), rounds < 8 { rounds += 1 }
    scrolling.settleSafeArea()
  }

  /// Lays out again what keeps clear of the keyboard, and nothing else.
  func settleKeyboardInsets() {
    var (rounds, hasMoved) = (0, false)
    while settleSafeAreaOnce(where: { $0 is KeyboardInsetBox }), rounds < 8 { (rounds, hasMoved) = (rounds + 1, true) }
    if hasMoved { geometryDidChange() }
  }

  private func settleSafeAreaOnce(where isIncluded: (IgnoreSafeAreaBox) -> Bool = { _ in true }) -> Bool {
    var hasMoved = false
    for box in safeAreaReaders.attached() where isIncluded(box) {
      let isFirst = !box.hasSettled
      guard box.refreshExpansion() else { continue }
      // A view that comes has its full size at once; only later changes move.
      withTransaction(isFirst ? { $0.disablesAnimations = true } : { _ in }) { box.layoutAgain() }
      hasMoved = true
    }
    return hasMoved
  }
}
