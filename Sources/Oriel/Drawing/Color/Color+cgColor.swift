import Foundation
import OrielDrawing

extension Color {
  /// The colour of Core Graphics' that this one is everywhere; nil for one that depends on its surroundings, as those of the system, of an asset
  /// catalog and the accent colour do. Mirrors SwiftUI's `cgColor`.
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

  /// A colour of Core Graphics'. Mirrors SwiftUI's `init(cgColor:)`.
  public init(cgColor: CGColor) { self.init(.fixed(cgColor.color)) }

  /// Mirrors SwiftUI's deprecated `init(_:)` with a `CGColor`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}
