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
    /// The action of the latest evaluation.
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
  /// Calls the action once when the given time on the frame clock has passed since the view appeared, or since `id` or `seconds` last
  /// changed. It isn't called after the view is removed.
  ///
  /// SwiftUI has no counterpart. On Apple's systems a `task(id:)` that sleeps serves the purpose, on a different clock.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds. If it is `nil` or NaN, the action isn't called; a negative value counts as 0.
  ///   - id: A value whose change starts the time anew.
  ///   - action: The action to call.
  @inlinable nonisolated public func onTimeout(
    after seconds: TimeInterval?, id: some Equatable = 0, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TimeoutModifier(seconds: seconds, id: id, action: action))
  }
}
