import OrielModel

/// The progress of the appearance or disappearance of a view's symbols. The symbols read it when they are drawn, and are redrawn when it
/// changes. No body is evaluated, and no layout is performed.
@MainActor
final class SymbolPresence: Equatable {
  fileprivate var motion: SymbolMotion
  /// The progress of the disappearance: 0 while the symbols are present, 1 while they are absent.
  fileprivate var absence = 0.0
  /// The boxes that have been drawn since the last change.
  private var drawn: [Drawn] = []

  private struct Drawn { weak var box: ImageBox? }

  fileprivate init(_ motion: SymbolMotion) { self.motion = motion }

  nonisolated static func == (left: SymbolPresence, right: SymbolPresence) -> Bool { left === right }

  /// Returns the pose of a symbol, whose box is redrawn at the next change.
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
  /// The transitions whose effects apply to symbols in this environment.
  var symbolPresences: [SymbolPresence] {
    get { self[SymbolPresencesKey.self] }
    set { self[SymbolPresencesKey.self] = newValue }
  }
}

/// A modifier that shows or hides the symbols of its content. An animated change has the duration of the effect.
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
      // The change determines whether it is animated, and the effect determines the animation.
      if transaction.effectiveAnimation != nil { transaction.animation = .linear(duration: modifier.duration) }
      progress.set(goal, transaction: transaction, graph: graph)
    }
    content.update(view.content)
  }

  override func willUnmount() { progress.stop(graph: graph) }
}
