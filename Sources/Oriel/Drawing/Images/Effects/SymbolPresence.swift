import OrielModel

/// How far the symbols of a view that comes or goes are there. They look at it when they are drawn, and are drawn again when it changes: nothing
/// is evaluated or laid out.
@MainActor
final class SymbolPresence: Equatable {
  fileprivate var motion: SymbolMotion
  /// 0 while the symbols are there, 1 while they aren't.
  fileprivate var absence = 0.0
  /// Those that have been drawn since the last change.
  private var drawn: [Drawn] = []

  private struct Drawn { weak var box: ImageBox? }

  fileprivate init(_ motion: SymbolMotion) { self.motion = motion }

  nonisolated static func == (left: SymbolPresence, right: SymbolPresence) -> Bool { left === right }

  /// How a symbol that is being drawn stands.
  func pose(of box: ImageBox, isMirrored: Bool) -> SymbolPose {
    if !drawn.contains(where: { $0.box === box }) { drawn.append(Drawn(box: box)) }
    return absence == 0 ? SymbolPose() : motion.pose(at: absence, goesOn: false, isMirrored: isMirrored)
  }

  fileprivate func change(to absence: Double) {
    guard self.absence != absence else { return }
    self.absence = absence
    let boxes = drawn
    drawn = []
    for entry in boxes { entry.box?.setNeedsDisplay() }
  }
}

private enum SymbolPresencesKey: EnvironmentKey { static var defaultValue: [SymbolPresence] { [] } }

extension EnvironmentValues {
  /// The transitions by whose effects symbols come and go here.
  var symbolPresences: [SymbolPresence] {
    get { self[SymbolPresencesKey.self] }
    set { self[SymbolPresencesKey.self] = newValue }
  }
}

/// Has the symbols inside come and go. It takes as long as the effect does, where the change is animated.
nonisolated struct SymbolPresenceModifier: ViewModifier {
  typealias Body = Never
  let motion: SymbolMotion
  let speed: Double
  let isThere: Bool

  fileprivate var duration: Double { motion.period / speed }

  @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> {
    SymbolPresenceNode(view, in: context)
  }
}

@MainActor
private final class SymbolPresenceNode<Wrapped: View>: ViewNode<ModifiedContent<Wrapped, SymbolPresenceModifier>> {
  private let presence: SymbolPresence
  private var progress: Presented<Double>!
  private var content: ViewNode<Wrapped>!

  init(_ view: ModifiedContent<Wrapped, SymbolPresenceModifier>, in context: _NodeContext) {
    let presence = SymbolPresence(view.modifier.motion)
    presence.absence = view.modifier.isThere ? 0 : 1
    self.presence = presence
    super.init(in: context)
    progress = Presented(presence.absence, node: self) { [weak self] in self?.didMove() }
    let inner = EnvironmentScope(parent: context.scope, change: EnvironmentFunction { $0.symbolPresences.append(presence) })
    content = Wrapped._makeNode(view.content, in: context.child(of: self, scope: inner))
  }

  private func didMove() { presence.change(to: progress.value) }

  override var isStateless: Bool { progress?.isRunning != true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ view: ModifiedContent<Wrapped, SymbolPresenceModifier>) {
    let modifier = view.modifier
    presence.motion = modifier.motion
    let goal = modifier.isThere ? 0.0 : 1
    if progress.model != goal {
      var transaction = transaction
      // The change says whether it is animated, the effect how.
      if transaction.effectiveAnimation != nil { transaction.animation = .linear(duration: modifier.duration) }
      progress.set(goal, transaction: transaction, graph: graph)
    }
    content.update(view.content)
  }

  override func willUnmount() { progress.stop(graph: graph) }
}
