/// Animates the changes that the closure makes. Mirrors SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Animates the changes that the closure makes, and calls `completion` once after the animations. It is also called if nothing has changed,
/// if the animation is `nil`, or if it was interrupted. Mirrors SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let token = AnimationCompletion(criteria: completionCriteria, completion)
  transaction.completions.append(token)
  return try withTransaction(transaction, body)
}
