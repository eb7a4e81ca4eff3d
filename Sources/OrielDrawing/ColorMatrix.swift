/// Twenty numbers: each component of the colour that comes out is a row of four factors, of red, green, blue and alpha as they go in, and
/// an offset. Alpha is not multiplied into the colours. Mirrors SwiftUI's `ColorMatrix`.
public struct ColorMatrix: Hashable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// One that changes nothing.
  public init() {}

  /// Row by row: red, green, blue, alpha; each `[r, g, b, a, offset]`.
  package init(rows: [Float]) {
    precondition(rows.count == 20)
    (r1, r2, r3, r4, r5) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (g1, g2, g3, g4, g5) = (rows[5], rows[6], rows[7], rows[8], rows[9])
    (b1, b2, b3, b4, b5) = (rows[10], rows[11], rows[12], rows[13], rows[14])
    (a1, a2, a3, a4, a5) = (rows[15], rows[16], rows[17], rows[18], rows[19])
  }

  /// Row by row: red, green, blue, alpha; each `[r, g, b, a, offset]`.
  package var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
