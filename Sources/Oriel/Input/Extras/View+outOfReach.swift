import Foundation

/// A modifier that keeps the focus out of its content.
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
    private var own: FocusBarrier?

    override var barrier: FocusBarrier? { own }

    override func willMount(_ modifier: ReachModifier) {
      own = FocusBarrier(graph: node.graph)
      set(modifier)
    }

    override func willUpdate(from old: ReachModifier, to new: ReachModifier) { set(new) }

    private func set(_ modifier: ReachModifier) {
      own?.includesPresentations = modifier.includesPresentations
      own?.setRaised(modifier.isOutOfReach)
    }
  }
}

/// A modifier that keeps pointers and assistive technology out of its content.
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
  /// Makes this view and everything that is presented from it inert while `isOutOfReach` is true. They receive neither the focus nor keys,
  /// Tab skips them, pointers reach the views behind them, and they have no accessibility elements. Their appearance doesn't change, and
  /// none of the views is updated or redrawn.
  ///
  /// A view in it that has the focus loses it, and regains it at the end unless another view has the focus then. A view that is given the
  /// focus in the meantime receives it at the end.
  ///
  /// SwiftUI does this only to views that its own presentations cover. On Apple's systems `disabled(_:)` comes close.
  ///
  /// - Parameters:
  ///   - isOutOfReach: A Boolean value that indicates whether the views are inert.
  ///   - includesPresentations: A Boolean value that indicates whether sheets, layers above presentations and the like from this view are
  ///     inert, too. Pass `false` if a view covers only this view and is below those.
  @inlinable nonisolated public func outOfReach(_ isOutOfReach: Bool, includesPresentations: Bool = true) -> some View {
    modifier(ReachBoxModifier(isOutOfReach: isOutOfReach))
      .modifier(ReachModifier(isOutOfReach: isOutOfReach, includesPresentations: includesPresentations))
  }
}
