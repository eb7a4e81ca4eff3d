import Foundation

nonisolated private struct IdleModifier<ID: Equatable>: HookModifier {
  let id: ID?
  let action: () -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  @MainActor
  final class Hook: NodeHook<IdleModifier> {
    /// How long the window has to look the same.
    private static var rest: TimeInterval { 0.1 }
    /// How long to wait for that.
    private static var patience: TimeInterval { 1 }

    private var timer: GraphTimer?
    private var latest: TimeInterval = 0
    /// The latest evaluation's.
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
  /// Calls the action once for each id when the window has looked the same for a tenth of a second on the frame clock; at the latest after a
  /// second, for there may be something that always moves. For work that can wait, in parts that are done within a frame.
  ///
  /// SwiftUI has nothing like it: on Apple's systems a run loop observer stands in for it, or a `task(id:)` that sleeps.
  ///
  /// - Parameter id: Nil waits for nothing.
  nonisolated public func onIdle(id: (some Equatable)?, perform action: @escaping () -> Void) -> some View {
    modifier(IdleModifier(id: id, action: action))
  }
}
