/// A modifier that changes the transaction of changes in its content.
protocol TransactionShaping: ViewModifier where Body == Never {
  @MainActor func transform(_ transaction: inout Transaction)
  /// Returns a Boolean value that indicates whether the modifier applies to the update from `old` to `new`, or `nil` if it applies to all
  /// updates.
  @MainActor static func isActive(from old: Self, to new: Self) -> Bool?
  /// The animation that the modifier sets, or `nil` if it changes the transaction in another way.
  @MainActor var ownAnimation: Animation? { get }
}

extension TransactionShaping {
  @MainActor var ownAnimation: Animation? { nil }

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    TransactionNode(view, in: context)
  }
}

/// A node with an environment scope of its own. Each change below it obtains its transaction from the scope, including changes that start
/// below.
@MainActor
private final class TransactionNode<Wrapped: View, M: TransactionShaping>: ViewNode<ModifiedContent<Wrapped, M>> {
  // Each update of the node and each traversal of its children reads these. No access lasts longer than a statement, and exclusivity checks
  // would cost more than the reads.
  @exclusivity(unchecked) private var modifier: M
  private let shaping = TransactionScope()
  @exclusivity(unchecked) private var content: ViewNode<Wrapped>!

  init(_ view: __shared ModifiedContent<Wrapped, M>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    if modifier.ownAnimation != nil { graph.drawing.hasNewAnimations = true }
    let inner = EnvironmentScope(parent: context.scope, transform: nil)
    // The scope has to be complete before the content is created: scopes below store the start of the chain of modifiers.
    inner.transactionModifier = shaping
    shaping.transform = modifier.transform
    shaping.activeUpdateID = M.isActive(from: modifier, to: modifier) == nil ? nil : TransactionScope.never
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, M>) {
    let isActive = M.isActive(from: modifier, to: view.modifier)
    modifier = view.modifier
    shaping.transform = modifier.transform
    if isActive == true { shaping.activeUpdateID = graph.updates.updateID }
    if isActive != false, modifier.ownAnimation != nil {
      graph.boxes.withBoxes(of: content) { boxes in for box in boxes { graph.jumps.note(box) } }
    }
    content.update(view.content)
  }
}

@usableFromInline
nonisolated struct AnimationModifier<Value: Equatable>: TransactionShaping {
  @usableFromInline typealias Body = Never
  let animation: Animation?
  let value: Value

  @usableFromInline init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { TransactionNode(view, in: context) }

  @MainActor func transform(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { old.value != new.value }

  @MainActor var ownAnimation: Animation? { animation }
}

nonisolated struct ImplicitAnimationModifier: TransactionShaping {
  let animation: Animation?

  @MainActor func transform(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { nil }

  @MainActor var ownAnimation: Animation? { animation }
}

nonisolated struct TransactionModifier: TransactionShaping {
  let change: (inout Transaction) -> Void

  @MainActor func transform(_ transaction: inout Transaction) { change(&transaction) }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { nil }
}

nonisolated struct ValueTransactionModifier<Value: Equatable>: TransactionShaping {
  let value: Value
  let change: (inout Transaction) -> Void

  @MainActor func transform(_ transaction: inout Transaction) { change(&transaction) }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { old.value != new.value }
}

extension View {
  /// Animates the changes of the content in updates in which `value` has changed. With `nil` they aren't animated. The modifier closest to
  /// a view has precedence. Mirrors SwiftUI's `animation(_:value:)`.
  @inlinable nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the content. Mirrors SwiftUI's deprecated `animation(_:)`.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(ImplicitAnimationModifier(animation: animation))
  }

  /// Changes the transaction of all updates of the content. Mirrors SwiftUI's `transaction(_:)`.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Changes the transaction of the content in updates in which `value` has changed. Mirrors SwiftUI's `transaction(value:_:)`.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }
}
