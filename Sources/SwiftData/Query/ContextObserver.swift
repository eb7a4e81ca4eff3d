/// Receives the changes of a context, on the thread that uses the context.
protocol ContextObserver: AnyObject {
  /// - Parameters:
  ///   - tables: The tables of the models that changed, by index; nil for any.
  ///   - areValues: Whether values changed, and no model came or went.
  func contextDidChange(tables: Set<Int>?, areValues: Bool)
}

struct WeakContextObserver {
  weak var observer: (any ContextObserver)?
}
