import OrielDrawing

/// The state of a scroll view when its phase changed. Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity, in points of offset per second, or `nil` if the content doesn't move by itself.
  public let velocity: CGVector?
}

nonisolated struct ScrollPhaseModifier: ScrollModifier {
  let action: (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(self) }

  @MainActor func update(_ follower: Follower) { follower.modifier = self }

  final class Follower: ScrollFollower {
    var modifier: ScrollPhaseModifier

    init(_ modifier: ScrollPhaseModifier) { self.modifier = modifier }

    override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, in box: ScrollBox) {
      guard follows(box) else { return }
      let context = ScrollPhaseChangeContext(geometry: box.geometry, velocity: box.velocity)
      box.graph.enqueueAction { [self] in modifier.action(old, new, context) }
    }
  }
}

extension View {
  /// Calls an action when the phase of the nearest descendant scroll view changes. Mirrors SwiftUI's `onScrollPhaseChange(_:)`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action when the phase of the nearest descendant scroll view changes, with the geometry and the velocity at that time. Mirrors
  /// SwiftUI's `onScrollPhaseChange(_:)`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
