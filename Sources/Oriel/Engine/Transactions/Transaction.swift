import Foundation

/// A key for a value in a transaction. Mirrors SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that doesn't set one.
  static var defaultValue: Value { get }
}

/// The context of a state change, most notably its animation. Mirrors SwiftUI's `Transaction`.
public struct Transaction {
  private var values: [ObjectIdentifier: Any]?
  /// The animation of the change, or `nil` if it isn't animated.
  public var animation: Animation? {
    didSet { hasAnimation = true }
  }
  /// Indicates whether the animation has been set, possibly to `nil`.
  private(set) var hasAnimation = false
  /// A Boolean value that indicates whether views ignore the animations that modifiers request.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the change is one of a continuous series, as in a drag.
  public var isContinuous = false
  /// The completions that are notified when the animations that the change starts have ended.
  package var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    hasAnimation = true
  }

  /// The value of a key, or the key's default if it isn't set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }

  /// The transaction of the closure that is running, or an empty one.
  static var current: Transaction { isOnMainActor ? LayoutIsolation.run { storedCurrent } ?? Transaction() : Transaction() }

  /// The transaction of the innermost `withTransaction`, or `nil` outside of it. The functions are nonisolated and check at run time
  /// whether they are on the main actor.
  @MainActor fileprivate static var storedCurrent: Transaction?

  /// Returns a Boolean value that indicates whether a change with `other` that directly follows one with this transaction may be applied in
  /// the same update.
  func canMerge(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && completions.elementsEqual(other.completions, by: ===) && values == nil && other.values == nil
  }

  /// Copies the values from `other` that this transaction doesn't set.
  mutating func fill(from other: Transaction) {
    if !hasAnimation, other.hasAnimation { animation = other.animation }
    if other.disablesAnimations { disablesAnimations = true }
    if other.isContinuous { isContinuous = true }
    if completions.isEmpty { completions = other.completions }
    if values == nil { values = other.values }
  }

  /// The animation to use, which is `nil` if `disablesAnimations` is set.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Adds a completion that is called once, when all animations that this transaction starts have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let token = AnimationCompletion(criteria: criteria, completion)
    completions.append(token)
    // A completion that a modifier adds belongs to the current update; any other is closed where the transaction is used.
    onMainActor { ViewGraph.updating?.actions.close(token) }
  }
}

/// The condition under which an animation counts as complete. Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// The animation is complete when it has logically ended, although it may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation is complete when it has ended entirely and is removed.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
  var waitsForRemoval: Bool { isRemoval }
}

/// Runs a closure with a transaction for the changes that it makes. Mirrors SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard isOnMainActor else { return try body() }
  let previous = LayoutIsolation.run { Transaction.storedCurrent }
  LayoutIsolation.run(with: transaction) { Transaction.storedCurrent = $0 }
  defer { LayoutIsolation.run(with: previous) { Transaction.storedCurrent = $0 } }
  let result = try body()
  let known = previous?.completions ?? []
  for token in transaction.completions where !known.contains(where: { $0 === token }) { onMainActor { token.closeAfterUpdate() } }
  return result
}

/// Runs a closure with a value set in the current transaction for the changes that it makes. Mirrors SwiftUI's `withTransaction(_:_:_:)`.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A completion that waits for a set of animations and calls its closure once.
// Unchecked because only the initializer runs outside the main actor. The closure isn't Sendable, so it can't be isolated to the main
// actor.
package final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  private var pending = 0
  /// Indicates whether the update that the transaction belongs to has ended, so that no more animations join.
  private var isClosed = false

  init(criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  @MainActor func begin() { pending += 1 }

  @MainActor func end(in graph: ViewGraph?) {
    pending -= 1
    finishIfDone(in: graph)
  }

  @MainActor func close(in graph: ViewGraph?) {
    isClosed = true
    finishIfDone(in: graph)
  }

  /// Closes the completion when the update with its transaction's changes ends, in the window that has these changes.
  @MainActor func closeAfterUpdate() {
    let graphs = GraphReference.graphs
    if let owner = graphs.first(where: { $0.updates.batches.contains { $0.transaction.completions.contains { $0 === self } } }) {
      owner.enqueueClosing(self)
    } else if let active = graphs.last(where: { $0.rootNode != nil }) {
      active.enqueueClosing(self)
    } else {
      close(in: nil)
    }
  }

  @MainActor private func finishIfDone(in graph: ViewGraph?) {
    guard isClosed, pending <= 0, let completion else { return }
    self.completion = nil
    if let graph { graph.enqueueAction(completion) } else { completion() }
  }
}
