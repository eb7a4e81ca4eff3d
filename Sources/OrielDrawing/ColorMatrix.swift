/// A matrix of twenty numbers that transforms colors. Each row results in one component: it has the factors of the input's red, green, blue
/// and alpha, and an offset. The colors have straight alpha. Mirrors SwiftUI's `ColorMatrix`.
public struct ColorMatrix: Hashable, Sendable {
  /// The factor of red in the resulting red.
  public var r1: Float = 1
  /// The factor of green in the resulting red.
  public var r2: Float = 0
  /// The factor of blue in the resulting red.
  public var r3: Float = 0
  /// The factor of alpha in the resulting red.
  public var r4: Float = 0
  /// The offset of the resulting red.
  public var r5: Float = 0
  /// The factor of red in the resulting green.
  public var g1: Float = 0
  /// The factor of green in the resulting green.
  public var g2: Float = 1
  /// The factor of blue in the resulting green.
  public var g3: Float = 0
  /// The factor of alpha in the resulting green.
  public var g4: Float = 0
  /// The offset of the resulting green.
  public var g5: Float = 0
  /// The factor of red in the resulting blue.
  public var b1: Float = 0
  /// The factor of green in the resulting blue.
  public var b2: Float = 0
  /// The factor of blue in the resulting blue.
  public var b3: Float = 1
  /// The factor of alpha in the resulting blue.
  public var b4: Float = 0
  /// The offset of the resulting blue.
  public var b5: Float = 0
  /// The factor of red in the resulting alpha.
  public var a1: Float = 0
  /// The factor of green in the resulting alpha.
  public var a2: Float = 0
  /// The factor of blue in the resulting alpha.
  public var a3: Float = 0
  /// The factor of alpha in the resulting alpha.
  public var a4: Float = 1
  /// The offset of the resulting alpha.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// Creates a matrix from its rows for red, green, blue and alpha, each `[r, g, b, a, offset]`.
  package init(rows: [Float]) {
    precondition(rows.count == 20)
    (r1, r2, r3, r4, r5) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (g1, g2, g3, g4, g5) = (rows[5], rows[6], rows[7], rows[8], rows[9])
    (b1, b2, b3, b4, b5) = (rows[10], rows[11], rows[12], rows[13], rows[14])
    (a1, a2, a3, a4, a5) = (rows[15], rows[16], rows[17], rows[18], rows[19])
  }

  /// The rows for red, green, blue and alpha, each `[r, g, b, a, offset]`.
  package var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
