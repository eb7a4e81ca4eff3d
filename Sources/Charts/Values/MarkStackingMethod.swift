/// The arrangement of bars and areas at the same position. Mirrors Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
  private enum Kind: String { case standard, normalized, center, unstacked }

  private let kind: Kind

  /// Marks stacked from zero. Negative values stack in the opposite direction.
  public static var standard: MarkStackingMethod { Self(kind: .standard) }
  /// Marks stacked as fractions of their sum, from 0 to 1.
  public static var normalized: MarkStackingMethod { Self(kind: .normalized) }
  /// Marks stacked with their center at zero.
  public static var center: MarkStackingMethod { Self(kind: .center) }
  /// Marks in front of each other.
  public static var unstacked: MarkStackingMethod { Self(kind: .unstacked) }

  public var description: String { kind.rawValue }
}
