extension View {
  /// Animates the changes of the modifiers in `body`, but not those within the view itself. Mirrors SwiftUI's `animation(_:body:)`.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      LocalTransactionModifier<Self, V>(
        change: { if !$0.disablesAnimations { $0.animation = animation } }, body: body))
  }

  /// Changes the transaction for the modifiers in `body`, but not within the view itself. Mirrors SwiftUI's `transaction(_:body:)`.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(LocalTransactionModifier<Self, V>(change: transform, body: body))
  }
}

nonisolated private struct LocalTransactionModifier<Modified, Changed: View>: ViewModifier {
  let change: (inout Transaction) -> Void
  let body: (PlaceholderContentView<Modified>) -> Changed
  @State private var outside = OutsideTransaction()

  init(
    change: @escaping (inout Transaction) -> Void, body: @escaping (PlaceholderContentView<Modified>) -> Changed
  ) {
    self.change = change
    self.body = body
  }

  @MainActor func body(content: Content) -> some View {
    body(PlaceholderContentView(content: AnyView(content.modifier(OutsideTransactionModifier(outside: outside)))))
      .modifier(InsideTransactionModifier(outside: outside, change: change))
  }
}

/// The transaction before a modifier changed it. The transaction of a descendant is computed from the outermost modifier inwards, so the
/// stored value always belongs to the computation under way.
private final class OutsideTransaction {
  var transaction: Transaction?
}

nonisolated private struct InsideTransactionModifier: TransactionShaping {
  typealias Body = Never
  let outside: OutsideTransaction
  let change: (inout Transaction) -> Void

  @MainActor func transform(_ transaction: inout Transaction) {
    outside.transaction = transaction
    change(&transaction)
  }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { nil }
}

nonisolated private struct OutsideTransactionModifier: TransactionShaping {
  typealias Body = Never
  let outside: OutsideTransaction

  @MainActor func transform(_ transaction: inout Transaction) { if let saved = outside.transaction { transaction = saved } }

  @MainActor static func isActive(from old: Self, to new: Self) -> Bool? { nil }
}
