import Foundation

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor func makeFollower(_ node: AnyViewNode) -> Follower { Follower(self) }

  @MainActor func update(_ follower: Follower) {
    let isSame = follower.modifier.threshold == threshold
    follower.modifier = self
    if !isSame, let box = follower.box { box.graph.scrolling.needsSettling(box) }
  }

  final class Follower: ScrollFollower {
    var modifier: ScrollTargetVisibilityModifier
    private var last: [ID] = []
    private var isWaiting = false

    init(_ modifier: ScrollTargetVisibilityModifier) { self.modifier = modifier }

    override func didSettle(_ box: ScrollBox) {
      guard follows(box), !isWaiting else { return }
      isWaiting = true
      box.graph.enqueueAction { [weak self, weak box] in
        guard let self else { return }
        isWaiting = false
        if let box { compare(box) }
      }
    }

    private func compare(_ box: ScrollBox) {
      let visible = box.visibleContentRect
      let seen = box.targets(in: visible).compactMap { target in
        let share = target.frame.share(in: visible)
        // A view without any visible part doesn't count, whatever the threshold.
        return share > 0 && share >= modifier.threshold ? target.id(as: ID.self) : nil
      }
      guard seen != last else { return }
      last = seen
      modifier.action(seen)
    }
  }
}

extension CGRect {
  /// Returns the fraction of the rectangle inside another one, from 0 to 1. Along an axis without a length it is either 0 or 1.
  func share(in other: CGRect) -> Double {
    func share(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
      guard high > low else { return low >= from && low <= to ? 1 : 0 }
      // A row at the very edge counts as completely visible, whatever the rounding of its coordinates.
      guard low < from - 0.01 || high > to + 0.01 else { return 1 }
      return max(0, min(high, to) - max(low, from)) / (high - low)
    }
    guard !isNull, !other.isNull else { return 0 }
    return share(minX, maxX, other.minX, other.maxX) * share(minY, maxY, other.minY, other.maxY)
  }
}

extension View {
  /// Calls an action with the ids of the visible scroll targets of the nearest descendant scroll view, in order, whenever they change. The
  /// targets are the views of the `scrollTargetLayout()`, or a list's rows. A target counts if at least the fraction `threshold` of it,
  /// from 0 to 1, is visible and its id has the given type. Mirrors SwiftUI's `onScrollTargetVisibilityChange(idType:threshold:_:)`.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
