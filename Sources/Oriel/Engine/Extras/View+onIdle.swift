import Foundation

nonisolated private struct IdleModifier<ID: Equatable>: HookModifier {
  let id: ID?
  let action: () -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<IdleModifier> {
    /// The duration for which the window's appearance must not change, in seconds.
    private static var rest: TimeInterval { 0.1 }
    /// The maximum waiting time, in seconds.
    private static var patience: TimeInterval { 1 }

    private var timer: GraphTimer?
    private var latest: TimeInterval = 0
    /// The action of the latest evaluation.
    private var action: () -> Void = {}

    override func didMount(_ modifier: IdleModifier) { start(modifier) }

    override func didUpdate(from old: IdleModifier, to new: IdleModifier) {
      action = new.action
      guard old.id != new.id else { return }
      stop()
      start(new)
    }

    override func willUnmount(_ modifier: IdleModifier) { stop() }

    private func start(_ modifier: IdleModifier) {
      action = modifier.action
      guard modifier.id != nil else { return }
      latest = node.graph.now + Self.patience
      wait()
    }

    private func wait() {
      let graph = node.graph
      timer = graph.schedule(after: min(graph.drawing.changedAt + Self.rest, latest) - graph.now) { [weak self] in
        guard let self else { return }
        timer = nil
        guard graph.now >= min(graph.drawing.changedAt + Self.rest, latest) else { return wait() }
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
  /// Calls the action once for each id when the window's appearance hasn't changed for a tenth of a second on the frame clock. The action
  /// is called after a second at the latest, in case of a continuous animation. It is meant for deferrable work in parts that take less
  /// than a frame.
  ///
  /// SwiftUI has no counterpart. On Apple's systems a run loop observer serves the purpose, or a `task(id:)` that sleeps.
  ///
  /// - Parameters:
  ///   - id: The id of the work. If it is `nil`, the action isn't called.
  ///   - action: The action to call.
  nonisolated public func onIdle(id: (some Equatable)?, perform action: @escaping () -> Void) -> some View {
    modifier(IdleModifier(id: id, action: action))
  }
}
