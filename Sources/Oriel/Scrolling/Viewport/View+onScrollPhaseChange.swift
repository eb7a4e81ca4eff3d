import OrielDrawing

/// What a scroll view was like when its phase changed. Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points of offset a second; nil where the content doesn't move by itself.
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
  /// Calls the action whenever the next scroll view inside starts or stops to move, or goes on by other means. Mirrors SwiftUI's
  /// `onScrollPhaseChange(_:)`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls the action whenever the next scroll view inside starts or stops to move, or goes on by other means, with its geometry and
  /// velocity at that moment. Mirrors SwiftUI's `onScrollPhaseChange(_:)`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
