import Foundation

@usableFromInline
nonisolated struct TimeoutModifier<ID: Equatable>: HookModifier {
  let seconds: TimeInterval?
  let id: ID
  let action: () -> Void

  @usableFromInline init(seconds: TimeInterval?, id: ID, action: @escaping () -> Void) {
    self.seconds = seconds
    self.id = id
    self.action = action
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { HookNode(view, in: context) }

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<TimeoutModifier> {
    private var timer: GraphTimer?
    /// The latest evaluation's.
    private var action: () -> Void = {}

    override func didMount(_ modifier: TimeoutModifier) { start(modifier) }

    override func didUpdate(from old: TimeoutModifier, to new: TimeoutModifier) {
      action = new.action
      guard old.id != new.id || old.seconds != new.seconds else { return }
      stop()
      start(new)
    }

    override func willUnmount(_ modifier: TimeoutModifier) { stop() }

    private func start(_ modifier: TimeoutModifier) {
      action = modifier.action
      guard let seconds = modifier.seconds, !seconds.isNaN else { return }
      timer = node.graph.schedule(after: seconds, for: node) { [weak self] in
        guard let self else { return }
        timer = nil
        action()
      }
    }

    private func stop() {
      node.graph.cancel(timer)
      timer = nil
    }
  }
}

extension View {
  /// Calls the action once when so many seconds have passed on the frame clock since the view appeared, or since `id` or the seconds
  /// changed last. It isn't called once the view has gone.
  ///
  /// SwiftUI has nothing like it: on Apple's systems a `task(id:)` that sleeps stands in for it, on a clock of its own.
  ///
  /// - Parameter seconds: Nil, or what is no number, waits for nothing; what is negative counts as 0.
  @inlinable nonisolated public func onTimeout(
    after seconds: TimeInterval?, id: some Equatable = 0, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TimeoutModifier(seconds: seconds, id: id, action: action))
  }
}
