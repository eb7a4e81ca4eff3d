import Foundation

/// A key for a value in a transaction. Mirrors SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What goes along with a change of state: above all, how to animate it. Mirrors SwiftUI's `Transaction`.
public struct Transaction {
  private var values: [ObjectIdentifier: Any]?
  public var animation: Animation? {
    didSet { hasAnimation = true }
  }
  /// Whether somebody said what the animation is, be it nil.
  private(set) var hasAnimation = false
  /// Whether views should ignore animations that modifiers ask for.
  public var disablesAnimations = false
  /// Whether the change is one of many, as in a drag.
  public var isContinuous = false
  /// Told when the animations that the change starts have ended.
  package var completions: [AnimationCompletion] = []

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    hasAnimation = true
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
  }

  /// The transaction of the closure that is running, or an empty one.
  static var current: Transaction { isOnMainActor ? LayoutIsolation.run { storedCurrent } ?? Transaction() : Transaction() }

  /// Nil outside of `withTransaction`, whose functions belong to no actor and ask whether they run on this one.
  @MainActor fileprivate static var storedCurrent: Transaction?

  /// Whether a change made with `other` right after one made with this may be carried out in the same update.
  func canMerge(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && completions.elementsEqual(other.completions, by: ===) && values == nil && other.values == nil
  }

  /// Takes from `other` what this one leaves open.
  mutating func fill(from other: Transaction) {
    if !hasAnimation, other.hasAnimation { animation = other.animation }
    if other.disablesAnimations { disablesAnimations = true }
    if other.isContinuous { isContinuous = true }
    if completions.isEmpty { completions = other.completions }
    if values == nil { values = other.values }
  }

  /// The animation to use, honouring `disablesAnimations`.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Adds a completion that is called once, when all animations that this transaction starts have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let token = AnimationCompletion(criteria: criteria, completion)
    completions.append(token)
    // What a modifier adds belongs to the update under way; anything else is closed where the transaction is used.
    onMainActor { ViewGraph.updating?.actions.close(token) }
  }
}

/// When an animation counts as complete. Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
  var waitsForRemoval: Bool { isRemoval }
}

/// Runs a closure with a transaction for all that it changes. Mirrors SwiftUI's `withTransaction(_:_:)`.
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

public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Waits for a set of animations and calls its closure once.
// All but the making happens on the main actor. The closure isn't Sendable, so it couldn't be said to be that actor's.
package final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  private var pending = 0
  /// Whether the update that the transaction belongs to is over, so that no more animations will join.
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

  /// Closes the completion when the update that carries its transaction's changes is over: in the window that has them.
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
