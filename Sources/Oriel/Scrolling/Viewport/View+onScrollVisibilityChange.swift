import Foundation

nonisolated struct ScrollVisibilityModifier: HookModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func makeHook() -> Hook { Hook() }

  final class Hook: NodeHook<ScrollVisibilityModifier> {
    private var source: GeometrySource!
    private var isVisible = false
    private var modifier: ScrollVisibilityModifier!

    override func didMount(_ modifier: ScrollVisibilityModifier) {
      self.modifier = modifier
      source = GeometrySource(node: node) {}
      source.follow = { [weak self] in self?.look(at: $0) }
    }

    override func didUpdate(from old: ScrollVisibilityModifier, to new: ScrollVisibilityModifier) {
      modifier = new
      if old.threshold != new.threshold { node.graph.geometryDidChange() }
    }

    private func look(at box: LayoutBox) {
      let share = box.visibleShare
      // A view without any visible part is never visible, whatever the threshold.
      let isNowVisible = share > 0 && share >= modifier.threshold
      guard isNowVisible != isVisible else { return }
      isVisible = isNowVisible
      node.graph.enqueueAction { [self] in modifier.action(isNowVisible) }
    }

    override func willUnmount(_ modifier: ScrollVisibilityModifier) {
      node.graph.geometry.remove(source)
      guard isVisible else { return }
      isVisible = false
      node.graph.enqueueAction { modifier.action(false) }
    }
  }
}

extension LayoutBox {
  /// The visible fraction of the box within the enclosing scroll views and the window, from 0 to 1, by the frames of the last layout.
  fileprivate var visibleShare: Double {
    var rect = CGRect(origin: .zero, size: size)
    let area = rect.width * rect.height
    var share = 1.0
    var box = self
    while let parent = box.parent {
      if let effect = box.drawingEffect { rect = rect.applying(effect.effectTransform) }
      rect = rect.offsetBy(dx: box.origin.x, dy: box.origin.y)
      box = parent
      guard box is ScrollBox || box === graph.rootBox else { continue }
      let viewport = CGRect(origin: .zero, size: box.size)
      share *= rect.share(in: viewport)
      guard share > 0 else { return 0 }
      if area > 0 { rect = rect.overlap(with: viewport) }
    }
    return share
  }
}

extension View {
  /// Calls an action with `true` when at least a fraction of the view is visible in the enclosing scroll views, and with `false` when that
  /// ends or the view is removed. `threshold` is the fraction, from 0 to 1. Mirrors SwiftUI's `onScrollVisibilityChange(threshold:_:)`.
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
