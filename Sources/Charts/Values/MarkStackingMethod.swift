/// What bars and areas do that stand at the same place. Mirrors Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Equatable, Sendable, CustomStringConvertible {
  private enum Kind: String { case standard, normalized, center, unstacked }

  private let kind: Kind

  /// One on top of the other from zero; what is negative goes the other way.
  public static var standard: MarkStackingMethod { Self(kind: .standard) }
  /// As parts of the whole, from 0 to 1.
  public static var normalized: MarkStackingMethod { Self(kind: .normalized) }
  /// One on top of the other, the whole around zero.
  public static var center: MarkStackingMethod { Self(kind: .center) }
  /// One in front of the other.
  public static var unstacked: MarkStackingMethod { Self(kind: .unstacked) }

  public var description: String { kind.rawValue }
}
