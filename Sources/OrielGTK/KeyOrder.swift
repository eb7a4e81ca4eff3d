/// Has keys handled in the order in which they come, even if the input method lets the next ones in while it thinks about one.
@MainActor
final class KeyOrder<Key> {
  private var isThinking = false
  private var waiting: [Key] = []

  /// What the handler says of the key. True of one that comes while the input method thinks: it waits until the one before has been handled.
  func take(_ key: Key, handler: (Key) -> Bool) -> Bool {
    guard !isThinking else {
      waiting.append(key)
      return true
    }
    takeWaiting(handler)
    let isUsed = handler(key)
    takeWaiting(handler)
    return isUsed
  }

  private func takeWaiting(_ handler: (Key) -> Bool) {
    while !isThinking, !waiting.isEmpty { _ = handler(waiting.removeFirst()) }
  }

  /// Asks the input method, within a key's handler.
  func ask(_ inputMethod: () -> Bool) -> Bool {
    isThinking = true
    defer { isThinking = false }
    return inputMethod()
  }
}
