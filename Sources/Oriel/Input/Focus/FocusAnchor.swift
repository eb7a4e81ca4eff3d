import Foundation

/// A place that a `focused` modifier marks: it ties a focus state to whatever can be focused inside.
@MainActor
final class FocusAnchor {
  private var targets: [WeakTarget] = []
  /// The focus state that the modifier names; set while the view lives.
  var binding: (any FocusAnchorBinding)?

  private struct WeakTarget { weak var target: (any FocusTarget)? }

  nonisolated init() {}

  func targetAppeared(_ target: any FocusTarget) {
    targets.removeAll { $0.target == nil }
    targets.append(WeakTarget(target: target))
    binding?.targetAppeared()
  }

  func targetWent(_ target: any FocusTarget) { targets.removeAll { $0.target === target || $0.target == nil } }

  /// What takes the focus for this place.
  var target: (any FocusTarget)? { targets.lazy.compactMap(\.target).first { $0.canBeFocused && $0.isAttached } }

  /// The viewports around what can be focused for this place, from the inside out.
  func enclosingViewports(_ body: (ViewportBox) -> Void) {
    for target in targets.lazy.compactMap(\.target) where target.isAttached { target.enclosingViewports(body) }
  }

  /// Nothing here has the focus any more when what covers it goes.
  func forgetRemembered() {
    for target in targets.compactMap(\.target) {
      if let barrier = target.barrier, barrier.remembered === target { barrier.remember(nil) }
    }
  }

  func contains(_ target: (any FocusTarget)?) -> Bool { target != nil && targets.contains { $0.target === target } }
}

/// A focus state's value at one anchor.
@MainActor
protocol FocusAnchorBinding {
  func gainedFocus()
  func lostFocus()
  func targetAppeared()
}

extension FocusAnchor: Equatable {
  nonisolated static func == (left: FocusAnchor, right: FocusAnchor) -> Bool { left === right }
}
