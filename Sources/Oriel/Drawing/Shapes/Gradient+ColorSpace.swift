import OrielDrawing

extension Gradient {
  /// The color space in which a gradient's colors are interpolated. Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private enum Mixing: Hashable, Sendable { case device, perceptual, linear }

    private let mixing: Mixing

    /// The color space of sRGB components.
    public static let device = ColorSpace(mixing: .device)
    /// A perceptual color space, in which equal steps look equal.
    public static let perceptual = ColorSpace(mixing: .perceptual)
    /// The color space of linear light.
    static let linear = ColorSpace(mixing: .linear)

    var isPerceptual: Bool { mixing == .perceptual }
    fileprivate var isDevice: Bool { mixing == .device }

    func mix(_ first: RGBA, _ second: RGBA, by share: Double) -> RGBA {
      switch mixing {
      case .device: first.mixed(with: second, by: share)
      case .perceptual: first.perceptuallyMixed(with: second, by: share)
      case .linear: first.linearlyMixed(with: second, by: share)
      }
    }
  }

  /// Returns the gradient with another color space for interpolation. Mirrors SwiftUI's `Gradient.colorSpace(_:)`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  /// Returns the stops with intermediate colors if the space isn't sRGB, because painters interpolate sRGB components.
  func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    guard !space.isDevice, let first = stops.first else { return stops }
    var result = [first]
    for (start, end) in zip(stops, stops.dropFirst()) {
      if start.color != end.color, start.location < end.location {
        for step in 1..<Self.steps {
          let share = Double(step) / Double(Self.steps)
          result.append(
            GradientStop(
              color: space.mix(start.color, end.color, by: share), location: start.location + (end.location - start.location) * share))
        }
      }
      result.append(end)
    }
    return result
  }

  private static var steps: Int { 12 }
}

extension AnyGradient {
  /// Returns the gradient with another color space for interpolation. Mirrors SwiftUI's `AnyGradient.colorSpace(_:)`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}
