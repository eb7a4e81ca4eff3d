/// The boxes whose layout depends on their position in the window.
@MainActor
struct SafeAreaReaders {
  private struct WeakBox { weak var box: IgnoreSafeAreaBox? }

  private var boxes: [ObjectIdentifier: WeakBox] = [:]

  mutating func add(_ box: IgnoreSafeAreaBox) { boxes[ObjectIdentifier(box)] = WeakBox(box: box) }

  mutating func removeAll() { boxes.removeAll() }

  /// Returns the boxes that are in the window, and removes all others.
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
  /// Sets the insets that the platform and the keyboard cover in the window.
  package func setSafeArea(_ safeArea: SafeArea) {
    guard safeArea != rootBox.systemSafeArea else { return }
    rootBox.systemSafeArea = safeArea
    rootBox.safeAreaDidChange()
  }
}
