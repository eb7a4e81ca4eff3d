import Foundation

/// The anchor of a `focused` modifier, which connects a focus state with the focusable views in its content.
@MainActor
final class FocusAnchor {
  private var targets: [WeakTarget] = []
  /// The value of the focus state that the modifier names. It is set while the view is mounted.
  var binding: (any FocusAnchorBinding)?

  private struct WeakTarget { weak var target: (any FocusTarget)? }

  nonisolated init() {}

  func targetAppeared(_ target: any FocusTarget) {
    targets.removeAll { $0.target == nil }
    targets.append(WeakTarget(target: target))
    binding?.targetAppeared()
  }

  func targetWent(_ target: any FocusTarget) { targets.removeAll { $0.target === target || $0.target == nil } }

  /// The view that receives the focus for this anchor, or `nil` if none can.
  var target: (any FocusTarget)? { targets.lazy.compactMap(\.target).first { $0.canBeFocused && $0.isAttached } }

  /// Calls a closure with the viewports around the focusable views of this anchor, from the innermost to the outermost.
  func enclosingViewports(_ body: (ViewportBox) -> Void) {
    for target in targets.lazy.compactMap(\.target) where target.isAttached { target.enclosingViewports(body) }
  }

  /// Removes the views of this anchor from raised barriers, so that they don't regain the focus when a barrier falls.
  func forgetRemembered() {
    for target in targets.compactMap(\.target) {
      if let barrier = target.barrier, barrier.remembered === target { barrier.remember(nil) }
    }
  }

  func contains(_ target: (any FocusTarget)?) -> Bool { target != nil && targets.contains { $0.target === target } }
}

/// The value of a focus state at an anchor.
@MainActor
protocol FocusAnchorBinding {
  func gainedFocus()
  func lostFocus()
  func targetAppeared()
}

extension FocusAnchor: Equatable {
  nonisolated static func == (left: FocusAnchor, right: FocusAnchor) -> Bool { left === right }
}
