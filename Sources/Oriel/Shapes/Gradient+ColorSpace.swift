extension Gradient {
  /// The numbers by which a gradient's colours are mixed. Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// By the numbers of sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// By how they look, so that equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}
