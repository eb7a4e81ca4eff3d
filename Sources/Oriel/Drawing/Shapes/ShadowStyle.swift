import Foundation
import OrielDrawing

/// A shadow of a style. Mirrors SwiftUI's `ShadowStyle`.
///
/// Lengths are in points. A negative radius counts as 0, and a shadow with a nonfinite length isn't drawn.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// Returns a shadow behind the drawing, offset to the right by `x` and down by `y`.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns a shadow on the drawing, as if it were cut out of a surface above.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func effect(in environment: EnvironmentValues) -> PaintEffect? {
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
    let color = color.resolved(in: environment)
    return isInner ? .inner(color, radius: max(0, radius), offset: offset) : .drop(color, radius: max(0, radius), offset: offset)
  }
}
