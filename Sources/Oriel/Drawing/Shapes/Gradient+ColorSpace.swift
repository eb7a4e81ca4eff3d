import OrielDrawing

extension Gradient {
  /// The numbers by which a gradient's colours are mixed. Mirrors SwiftUI's `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private enum Mixing: Hashable, Sendable { case device, perceptual, linear }

    private let mixing: Mixing

    /// By the numbers of sRGB.
    public static let device = ColorSpace(mixing: .device)
    /// By how they look, so that equal steps look equal.
    public static let perceptual = ColorSpace(mixing: .perceptual)
    /// As light is mixed.
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

  /// The gradient with colours that are mixed in a space. Mirrors SwiftUI's `Gradient.colorSpace(_:)`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  /// Colours on the way from one to the next, where those that are drawn aren't the ones that are wanted: painters mix by the numbers of sRGB.
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
  /// The gradient with colours that are mixed in a space. Mirrors SwiftUI's `AnyGradient.colorSpace(_:)`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }
}
