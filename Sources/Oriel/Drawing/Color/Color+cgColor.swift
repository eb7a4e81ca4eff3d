import Foundation
import OrielDrawing

extension Color {
  /// The constant value of the color as a Core Graphics color, or `nil` if the color depends on the environment, as system colors, colors
  /// of asset catalogs and the accent color do. Mirrors SwiftUI's `cgColor`.
  public var cgColor: CGColor? { constant.map { CGColor($0) } }

  private var constant: RGBA? {
    switch provider {
    case .fixed(let color): color
    case .opacity(let color, let opacity): color.constant?.multiplyingAlpha(by: Float(min(max(opacity, 0), 1)))
    case .mixed(let first, let second, let fraction, let space):
      first.constant.flatMap { first in second.constant.map { space.mix(first, $0, by: fraction) } }
    case .system, .adaptive, .tint, .named, .style: nil
    }
  }

  /// Creates a color from a Core Graphics color. Mirrors SwiftUI's `init(cgColor:)`.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.color)) }

  /// Creates a color from a Core Graphics color. Mirrors SwiftUI's deprecated `init(_:)` with a `CGColor`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}
