import Foundation
import OrielDrawing

/// Turns what is drawn over sideways where leading is on the right.
struct FlipEffect: RenderEffect {
  static var moves: Bool { true }

  let isEnabled: Bool
  private var isFlipped = false

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func transform(size: CGSize) -> CGAffineTransform {
    isFlipped ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
  }

  func mirrored() -> FlipEffect {
    var result = self
    result.isFlipped = isEnabled
    return result
  }
}

extension View {
  /// Mirrors the drawing where the language is written from the right to the left. Mirrors SwiftUI's
  /// `flipsForRightToLeftLayoutDirection(_:)`.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(EffectModifier(effect: FlipEffect(isEnabled: enabled)))
  }
}
