extension ViewModifier {
  /// Returns the modifier with an animation for its own changes, regardless of the update's transaction. The modified content keeps the
  /// update's transaction. Mirrors SwiftUI's `ViewModifier.animation(_:)`.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { transaction { $0.animation = animation } }

  /// Returns the modifier with a transaction that the closure changes. The modified content keeps the update's transaction. Mirrors
  /// SwiftUI's `ViewModifier.transaction(_:)`.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }
}

nonisolated private struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content
      .transaction { if let around = $0.aroundModifier { $0.animation = around.animation } }
      .modifier(modifier)
      .transaction { [transform] in
        $0.aroundModifier = AroundModifier(animation: $0.animation)
        transform(&$0)
      }
  }
}

/// The animation of the update before a modifier changed it.
private struct AroundModifier { let animation: Animation? }

private enum AroundModifierKey: TransactionKey { static var defaultValue: AroundModifier? { nil } }

extension Transaction {
  fileprivate var aroundModifier: AroundModifier? {
    get { self[AroundModifierKey.self] }
    set { self[AroundModifierKey.self] = newValue }
  }
}
