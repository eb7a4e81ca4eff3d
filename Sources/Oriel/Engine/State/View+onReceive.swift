import OpenCombine

@usableFromInline
nonisolated struct ReceiveModifier<P: Publisher>: HookModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @usableFromInline init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { HookNode(view, in: context) }

  @MainActor func makeHook() -> Hook { Hook() }

  /// The hook that holds the subscription. The subscription begins before the content is created, so it receives every value that
  /// descendants send when they appear.
  final class Hook: NodeHook<ReceiveModifier> {
    private var subscription: AnyCancellable?
    private var action: ((P.Output) -> Void)?
    /// The values that were received while passes were running, in order.
    private var waiting: [P.Output] = []

    override func willMount(_ modifier: ReceiveModifier) {
      action = modifier.action
      subscribe(to: modifier.publisher)
    }

    override func willUpdate(from old: ReceiveModifier, to new: ReceiveModifier) {
      action = new.action
      // Subscribing again to an equal publisher could deliver its completion again or restart its sequence, so only a different publisher
      // replaces the subscription.
      if !valuesAreEqual(old.publisher, new.publisher) { subscribe(to: new.publisher) }
    }

    override func willUnmount(_ modifier: ReceiveModifier) {
      subscription = nil
      action = nil
      waiting = []
    }

    private func subscribe(to publisher: P) {
      subscription = nil
      subscription = ReceiveRelay(hook: self).subscription(to: publisher)
    }

    /// Receives a value. Passes don't call code of the app: a value that a body or a layout sends waits until the passes have ended.
    fileprivate func receive(_ value: P.Output) {
      guard action != nil else { return }
      let graph = node.graph
      guard graph.isRunningPasses || !waiting.isEmpty else {
        action?(value)
        return
      }
      waiting.append(value)
      if waiting.count == 1 { graph.enqueueAction { [weak self] in self?.deliverWaiting() } }
    }

    private func deliverWaiting() {
      while !waiting.isEmpty {
        action?(waiting[0])
        if !waiting.isEmpty { waiting.removeFirst() }
      }
    }
  }
}

/// Forwards values to the main actor from the thread on which they were sent.
private final class ReceiveRelay<P: Publisher>: Sendable where P.Failure == Never {
  private weak let hook: ReceiveModifier<P>.Hook?

  init(hook: ReceiveModifier<P>.Hook) { self.hook = hook }

  func subscription(to publisher: P) -> AnyCancellable { publisher.sink { self.receive($0) } }

  private func receive(_ value: P.Output) {
    onMainActor(with: value) { self.hook?.receive($0) }
  }
}

extension View {
  /// Calls the action with each value that the publisher sends while the view is mounted. The subscription persists as long as the
  /// publishers of successive updates are equal. Mirrors SwiftUI's `onReceive(_:perform:)`.
  @inlinable nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
