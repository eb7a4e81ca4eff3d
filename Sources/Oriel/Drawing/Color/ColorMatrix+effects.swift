import Foundation
import OrielDrawing

// A nonfinite amount changes nothing.
extension ColorMatrix {
  package static let identity = ColorMatrix()

  /// Returns a matrix that adds the amount to red, green and blue: 0 changes nothing, 1 results in white, -1 in black.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    scaling(red: 1, green: 1, blue: 1, alpha: 1, offset: amount.isFinite ? Float(amount) : 0)
  }

  /// Returns a matrix that scales the distance of red, green and blue from the middle: 1 changes nothing, 0 results in gray, and a negative
  /// amount also inverts.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let factor = amount.isFinite ? Float(amount) : 1
    return scaling(red: factor, green: factor, blue: factor, alpha: 1, offset: (1 - factor) / 2)
  }

  /// Returns a matrix that scales the distance of colors from the gray of their luminance: 1 changes nothing, 0 results in gray.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let keep = amount.isFinite ? Float(amount) : 1
    let lose = 1 - keep
    return colors { row, column in luminance[column] * lose + (row == column ? keep : 0) }
  }

  /// Returns a matrix that removes saturation: 0 changes nothing, 1 results in gray. The amount is limited to 0...1.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - (amount > 0 ? min(amount, 1) : 0))
  }

  /// Returns a matrix that rotates colors around the gray axis and keeps their luminance.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let radians = angle.radians.isFinite ? angle.radians : 0
    let cosine = Float(cos(radians))
    let sine = Float(sin(radians))
    // The rotation of the standard is a sum of three matrices: the luminance, the difference from it, and a quarter turn of that.
    let quarter: [[Float]] = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return colors { row, column in
      let difference = (row == column ? 1 : 0) - luminance[column]
      return luminance[column] + cosine * difference + sine * quarter[row][column]
    }
  }

  /// A matrix that replaces red, green and blue by their difference to 1.
  package static let colorInvert = scaling(red: -1, green: -1, blue: -1, alpha: 1, offset: 1)

  /// Returns a matrix that multiplies each component, including alpha, by that of a color.
  package static func colorMultiply(_ color: RGBA) -> ColorMatrix {
    scaling(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A matrix that results in black, with the luminance of the color as its alpha. A matrix can't multiply by the previous alpha, so
  /// translucent colors count by their color components alone.
  package static let luminanceToAlpha = ColorMatrix(
    rows: [Float](repeating: 0, count: 15) + luminance + [0, 0])

  /// Returns a matrix that results in one color: opaque for an alpha of at least the given value, and clear for an alpha that is lower by
  /// half a step of 1/255.
  package static func step(from alpha: Double, color: RGBA) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r5) = (0, color.red)
    (matrix.g2, matrix.g5) = (0, color.green)
    (matrix.b3, matrix.b5) = (0, color.blue)
    (matrix.a4, matrix.a5) = (2550, Float(5 - alpha * 2550))
    return matrix
  }

  /// Returns the color transformed by the matrix. The components aren't limited.
  package func applied(to color: RGBA) -> RGBA {
    let input = [color.red, color.green, color.blue, color.alpha, 1]
    let output = (0..<4).map { row in (0..<5).reduce(Float(0)) { $0 + rows[row * 5 + $1] * input[$1] } }
    return RGBA(red: output[0], green: output[1], blue: output[2], alpha: output[3])
  }

  /// The coefficients of red, green and blue in the luminance.
  private static let luminance: [Float] = [0.213, 0.715, 0.072]

  private static func scaling(red: Float, green: Float, blue: Float, alpha: Float, offset: Float = 0) -> ColorMatrix {
    ColorMatrix(rows: [
      red, 0, 0, 0, offset,
      0, green, 0, 0, offset,
      0, 0, blue, 0, offset,
      0, 0, 0, alpha, 0,
    ])
  }

  /// Returns a matrix that mixes the three color components and keeps alpha.
  private static func colors(_ factor: (_ row: Int, _ column: Int) -> Float) -> ColorMatrix {
    var rows = identity.rows
    for row in 0..<3 { for column in 0..<3 { rows[row * 5 + column] = factor(row, column) } }
    return ColorMatrix(rows: rows)
  }
}
