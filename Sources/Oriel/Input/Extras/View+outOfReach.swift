import Foundation

/// Keeps the focus out of what is inside.
@usableFromInline
nonisolated struct ReachModifier: HookModifier {
  let isOutOfReach: Bool
  let includesPresentations: Bool

  @usableFromInline init(isOutOfReach: Bool, includesPresentations: Bool) {
    self.isOutOfReach = isOutOfReach
    self.includesPresentations = includesPresentations
  }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { HookNode(view, in: context) }

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<ReachModifier> {
    private var own: ReachBarrier?

    override var barrier: ReachBarrier? { own }

    override func willMount(_ modifier: ReachModifier) {
      own = ReachBarrier(graph: node.graph)
      set(modifier)
    }

    override func willUpdate(from old: ReachModifier, to new: ReachModifier) { set(new) }

    private func set(_ modifier: ReachModifier) {
      own?.includesPresentations = modifier.includesPresentations
      own?.setRaised(modifier.isOutOfReach)
    }
  }
}

/// Keeps pointers and accessibility out of what is inside.
@usableFromInline
nonisolated struct ReachBoxModifier: BoxModifier, Equatable {
  let isOutOfReach: Bool

  @usableFromInline init(isOutOfReach: Bool) { self.isOutOfReach = isOutOfReach }

  @usableFromInline @MainActor static func _makeNode<Wrapped: View>(
    _ view: ModifiedContent<Wrapped, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Wrapped, Self>> { WrapperNode(view, in: context) }

  @MainActor func makeBox(_ node: AnyViewNode) -> ReachBox { ReachBox(isOutOfReach, node: node) }

  @MainActor func update(_ box: ReachBox, transaction: Transaction) { box.isOutOfReach = isOutOfReach }
}

@MainActor
final class ReachBox: WrapperBox {
  var isOutOfReach: Bool

  init(_ isOutOfReach: Bool, node: AnyViewNode) {
    self.isOutOfReach = isOutOfReach
    super.init(node: node)
  }

  override func isHidden(from search: BoxSearch) -> Bool { isOutOfReach }
}

extension View {
  /// Keeps this view, and whatever is presented from inside of it, out of reach: while `isOutOfReach` is true it takes no focus and no keys,
  /// Tab passes it by, pointers reach what is behind it, and it has no accessibility elements. It looks as before: nothing is told to the
  /// views inside, and none of them is updated or drawn anew.
  ///
  /// What has the focus inside as it begins loses it, and has it again at the end, unless something else has it then. What is asked to have
  /// the focus meanwhile has it at the end.
  ///
  /// SwiftUI does so only to what its own presentations cover; on Apple's systems `disabled(_:)` comes near.
  ///
  /// - Parameter includesPresentations: Whether it says so for sheets, layers above presentations and the like from inside, too: false for
  ///   what covers the view itself and stands below those.
  @inlinable nonisolated public func outOfReach(_ isOutOfReach: Bool, includesPresentations: Bool = true) -> some View {
    modifier(ReachBoxModifier(isOutOfReach: isOutOfReach))
      .modifier(ReachModifier(isOutOfReach: isOutOfReach, includesPresentations: includesPresentations))
  }
}
