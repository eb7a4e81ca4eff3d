/// Handles keys in the order of their arrival, even if the input method delivers further keys while it processes one.
@MainActor
final class KeyQueue<Key> {
  private var isProcessing = false
  private var waiting: [Key] = []

  /// Returns the handler's result for a key. Returns `true` for a key that arrives while the input method processes another one: it waits
  /// until that one has been handled.
  func take(_ key: Key, handler: (Key) -> Bool) -> Bool {
    guard !isProcessing else {
      waiting.append(key)
      return true
    }
    takeWaiting(handler)
    let isUsed = handler(key)
    takeWaiting(handler)
    return isUsed
  }

  private func takeWaiting(_ handler: (Key) -> Bool) {
    while !isProcessing, !waiting.isEmpty { _ = handler(waiting.removeFirst()) }
  }

  /// Passes a key to the input method, from within the key's handler.
  func ask(_ inputMethod: () -> Bool) -> Bool {
    isProcessing = true
    defer { isProcessing = false }
    return inputMethod()
  }
}
