import Foundation

/// The width or height of a mark. Mirrors Swift Charts' `MarkDimension`.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// A dimension that suits the mark and the scale.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

  /// Returns a fraction of the scale's step. A negative value is treated as 0, a nonfinite one as `automatic`.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: value.isFinite ? .ratio(max(0, value)) : .automatic) }

  /// Returns the scale's step minus an inset at each side, in points. A nonfinite value is treated as `automatic`.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: value.isFinite ? .inset(value) : .automatic) }

  /// Returns a fixed dimension in points. A negative value is treated as 0, a nonfinite one as `automatic`.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: value.isFinite ? .fixed(max(0, value)) : .automatic) }

  init(kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public var description: String {
    switch kind {
    case .automatic: "automatic"
    case .fixed(let value): "fixed(\(value))"
    case .ratio(let value): "ratio(\(value))"
    case .inset(let value): "inset(\(value))"
    }
  }

  /// Returns the length of a mark within a step, in points.
  func length(in step: CGFloat, automatic: (CGFloat) -> CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic(step)
    case .fixed(let value): value
    case .ratio(let value): step * value
    case .inset(let value): max(0, step - 2 * value)
    }
  }
}
