import Foundation
import OrielDrawing

/// An effect that flips the drawing horizontally in one layout direction.
struct FlipEffect: RenderEffect {
  static var moves: Bool { true }

  let behavior: LayoutDirectionBehavior
  private var direction = LayoutDirection.leftToRight

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  func transform(size: CGSize) -> CGAffineTransform {
    behavior == .mirrors(in: direction) ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
  }

  func mirrored() -> FlipEffect {
    var result = self
    result.direction = .rightToLeft
    return result
  }
}

extension View {
  /// Mirrors the drawing horizontally in a right-to-left layout. Mirrors SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
