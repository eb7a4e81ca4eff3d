import Foundation

extension RGBA {
  /// Creates a color from hue, saturation and brightness, each limited to 0...1. NaN counts as 0.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let hue = limited(hue) * 6
    let saturation = limited(saturation)
    let brightness = limited(brightness)
    // Each component decreases from full brightness over one sixth of the circle, stays low for two, and increases again.
    func component(_ offset: Double) -> Float {
      let k = (offset + hue).truncatingRemainder(dividingBy: 6)
      return Float(brightness * (1 - saturation * max(0, min(k, 4 - k, 1))))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: Float(alpha))
  }

  /// Returns the linear component for one of sRGB. Values outside of 0...1 are extrapolated symmetrically.
  package static func linear(fromSRGB value: Float) -> Float {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : Float(pow((Double(size) + 0.055) / 1.055, 2.4))
    return value < 0 ? -linear : linear
  }

  /// Returns the sRGB component for a linear one. Values outside of 0...1 are extrapolated symmetrically.
  package static func sRGB(fromLinear value: Float) -> Float {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : Float(1.055 * pow(Double(size), 1 / 2.4) - 0.055)
    return value < 0 ? -encoded : encoded
  }

  /// The sRGB component of the gray with the same luminance.
  package var grey: Float {
    if red == green, green == blue { return red }
    let light = 0.2126 * RGBA.linear(fromSRGB: red) + 0.7152 * RGBA.linear(fromSRGB: green) + 0.0722 * RGBA.linear(fromSRGB: blue)
    return RGBA.sRGB(fromLinear: light)
  }

  /// Returns an interpolation of the sRGB components: 0 is this color, 1 the other. The fraction is limited to 0...1. Colors are weighted
  /// by their opacity, so that interpolating with a clear color fades without a tint.
  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    let (near, far, alpha) = weights(other, fraction)
    return RGBA(
      red: red * near + other.red * far, green: green * near + other.green * far, blue: blue * near + other.blue * far,
      alpha: alpha)
  }

  /// Returns an interpolation in the Oklab space, in which equal steps look equal, and no gray is between two bright colors of different
  /// hue. The fraction is limited to 0...1. Colors are weighted by their opacity.
  package func perceptuallyMixed(with other: RGBA, by fraction: Double) -> RGBA {
    let (near, far, alpha) = weights(other, fraction)
    if far == 0 { return RGBA(red: red, green: green, blue: blue, alpha: alpha) }
    if near == 0 { return RGBA(red: other.red, green: other.green, blue: other.blue, alpha: alpha) }
    let (a, b) = (Oklab(self), Oklab(other))
    let (near64, far64) = (Double(near), Double(far))
    let mixed = Oklab(
      lightness: a.lightness * near64 + b.lightness * far64, a: a.a * near64 + b.a * far64, b: a.b * near64 + b.b * far64)
    return mixed.color(alpha: alpha)
  }

  /// Returns an interpolation of linear components. The fraction is limited to 0...1. Colors are weighted by their opacity.
  package func linearlyMixed(with other: RGBA, by fraction: Double) -> RGBA {
    let (near, far, alpha) = weights(other, fraction)
    func mixed(_ first: Float, _ second: Float) -> Float {
      RGBA.sRGB(fromLinear: RGBA.linear(fromSRGB: first) * near + RGBA.linear(fromSRGB: second) * far)
    }
    return RGBA(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: alpha)
  }

  private func weights(_ other: RGBA, _ fraction: Double) -> (near: Float, far: Float, alpha: Float) {
    let far = Float(fraction > 0 ? min(fraction, 1) : 0)
    let result = alpha * (1 - far) + other.alpha * far
    guard result > 0 else { return (1 - far, far, result) }
    let share = other.alpha * far / result
    return (1 - share, share, result)
  }
}

/// A color in Björn Ottosson's perceptual color space Oklab.
package struct Oklab: Hashable, Sendable {
  /// The lightness: 0 is black, 1 white.
  package var lightness: Double
  /// The component from green to red.
  package var a: Double
  /// The component from blue to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates the color without its alpha.
  package init(_ color: RGBA) {
    let r = Double(RGBA.linear(fromSRGB: color.red))
    let g = Double(RGBA.linear(fromSRGB: color.green))
    let b = Double(RGBA.linear(fromSRGB: color.blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    self.init(
      lightness: 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      a: 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      b: 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  /// Returns the color in sRGB. Its components are outside of 0...1 if sRGB doesn't contain the color.
  package func color(alpha: Float = 1) -> RGBA {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return RGBA(
      red: RGBA.sRGB(fromLinear: Float(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s)),
      green: RGBA.sRGB(fromLinear: Float(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s)),
      blue: RGBA.sRGB(fromLinear: Float(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s)), alpha: alpha)
  }
}
