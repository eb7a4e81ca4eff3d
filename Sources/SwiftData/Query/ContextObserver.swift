/// An observer of a context's changes. It is notified on the thread that uses the context.
protocol ContextObserver: AnyObject {
  /// Handles a change.
  ///
  /// - Parameters:
  ///   - tables: The indices of the tables whose models changed, or `nil` for any table.
  ///   - areValues: Indicates whether only values changed, and no model was added or removed.
  func contextDidChange(tables: Set<Int>?, areValues: Bool)
}

struct WeakContextObserver {
  weak var observer: (any ContextObserver)?
}
