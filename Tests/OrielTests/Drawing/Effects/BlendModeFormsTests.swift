import Foundation
import Oriel
import OrielTesting
import Testing

/// Red, green and blue from 0 to 1.
private typealias BlendedColor = [Double]

/// The blending formulas of the W3C's "Compositing and Blending Level 1".
private enum Blending {
  static func mix(_ mode: BlendMode, backdrop: BlendedColor, source: BlendedColor) -> BlendedColor {
    switch mode {
    case .hue: withLuminosity(luminosity(backdrop), withSaturation(saturation(backdrop), source))
    case .saturation: withLuminosity(luminosity(backdrop), withSaturation(saturation(source), backdrop))
    case .color: withLuminosity(luminosity(backdrop), source)
    case .luminosity: withLuminosity(luminosity(source), backdrop)
    default: zip(backdrop, source).map { channel(mode, $0, $1) }
    }
  }

  private static func channel(_ mode: BlendMode, _ backdrop: Double, _ source: Double) -> Double {
    switch mode {
    case .multiply: backdrop * source
    case .screen: backdrop + source - backdrop * source
    case .overlay: channel(.hardLight, source, backdrop)
    case .darken: min(backdrop, source)
    case .lighten: max(backdrop, source)
    case .colorDodge: backdrop == 0 ? 0 : source == 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .hardLight: source <= 0.5 ? backdrop * 2 * source : channel(.screen, backdrop, 2 * source - 1)
    case .softLight: softLight(backdrop, source)
    case .difference: abs(backdrop - source)
    case .exclusion: backdrop + source - 2 * backdrop * source
    default: source
    }
  }

  private static func softLight(_ backdrop: Double, _ source: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let root = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (root - backdrop)
  }

  private static func luminosity(_ color: BlendedColor) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }

  private static func saturation(_ color: BlendedColor) -> Double { color.max()! - color.min()! }

  private static func withLuminosity(_ luminosity: Double, _ color: BlendedColor) -> BlendedColor {
    let shift = luminosity - self.luminosity(color)
    return clipped(color.map { $0 + shift })
  }

  /// Moves channels that are out of range toward the luminosity.
  private static func clipped(_ color: BlendedColor) -> BlendedColor {
    let light = luminosity(color)
    let (least, most) = (color.min()!, color.max()!)
    var result = color
    if least < 0 { result = result.map { light + ($0 - light) * light / (light - least) } }
    if most > 1 { result = result.map { light + ($0 - light) * (1 - light) / (most - light) } }
    return result
  }

  private static func withSaturation(_ saturation: Double, _ color: BlendedColor) -> BlendedColor {
    let (least, most) = (color.min()!, color.max()!)
    return color.map { most > least ? ($0 - least) * saturation / (most - least) : 0 }
  }
}

@MainActor
@Suite("Formulas of blend modes")
struct BlendModeFormsTests {
  nonisolated static let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
    .saturation, .color, .luminosity,
  ]

  /// Backdrops and sources in fifths, which eight bits represent exactly: mixed colors, and colors with channels at the ends of the range.
  private static let pairs: [(backdrop: BlendedColor, source: BlendedColor)] = [
    ([0.8, 0.4, 0.2], [0.2, 0.6, 0.4]), ([0.2, 0.6, 0.4], [0.8, 0.4, 0.2]), ([0.2, 0.2, 0.6], [1, 0.4, 0]),
    ([1, 0.6, 0], [0.6, 0.2, 0.8]), ([0.6, 0.6, 0.6], [0.2, 0.8, 1]), ([0.4, 0.8, 1], [0.4, 0.4, 0.4]),
  ]

  private func color(_ channels: BlendedColor) -> Color { Color(red: channels[0], green: channels[1], blue: channels[2]) }

  private func pixel<Content: View>(_ x: Int = 50, _ y: Int = 50, @ViewBuilder _ content: () -> Content) -> Snapshot.Pixel {
    let host = TestHost(size: CGSize(width: 100, height: 100)) { ZStack { content() } }
    defer { host.close() }
    return host.snapshot().pixel(x, y)
  }

  private func isNear(_ pixel: Snapshot.Pixel, _ channels: BlendedColor, within tolerance: Int = 2) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue], channels).allSatisfy { abs($0 - Int(($1 * 255).rounded())) <= tolerance }
  }

  @Test("A view blends with an opaque backdrop by the formula of the mode", arguments: modes)
  func opaque(mode: BlendMode) {
    for (backdrop, source) in Self.pairs {
      let found = pixel {
        color(backdrop)
        color(source).frame(width: 40, height: 40).blendMode(mode)
      }
      let expected = Blending.mix(mode, backdrop: backdrop, source: source)
      #expect(isNear(found, expected), "\(mode) of \(source) on \(backdrop): \(found), not \(expected.map { Int(($0 * 255).rounded()) })")
    }
  }

  @Test("A translucent view blends in proportion to its opacity", arguments: modes)
  func translucent(mode: BlendMode) {
    let (backdrop, source) = Self.pairs[0]
    let found = pixel {
      color(backdrop)
      color(source).opacity(0.4).frame(width: 40, height: 40).blendMode(mode)
    }
    let mixed = Blending.mix(mode, backdrop: backdrop, source: source)
    let expected = zip(backdrop, mixed).map { $0 * 0.6 + $1 * 0.4 }
    #expect(isNear(found, expected, within: 4), "\(mode): \(found), not \(expected.map { Int(($0 * 255).rounded()) })")
  }

  @Test("A blend mode affects nothing beside the view, and nothing where the view's group has no backdrop", arguments: modes)
  func alone(mode: BlendMode) {
    let (backdrop, source) = Self.pairs[0]
    let beside = pixel(10, 10) {
      color(backdrop)
      color(source).frame(width: 40, height: 40).blendMode(mode)
    }
    #expect(isNear(beside, backdrop, within: 1), "\(beside)")
    let grouped = pixel {
      color(backdrop)
      ZStack { color(source).frame(width: 40, height: 40).blendMode(mode) }.compositingGroup()
    }
    #expect(isNear(grouped, source, within: 1), "\(grouped)")
  }

  @Test("The results of all modes differ from each other and from normal")
  func differences() {
    let (backdrop, source) = Self.pairs[0]
    let found = ([.normal] + Self.modes).map { mode in
      pixel {
        color(backdrop)
        color(source).blendMode(mode)
      }
    }
    #expect(Set(found).count == found.count)
    #expect(isNear(found[0], source, within: 0))
  }

  @Test("plusLighter adds components, and plusDarker adds them and subtracts one")
  func sums() {
    for (backdrop, source) in Self.pairs {
      func found(_ mode: BlendMode) -> Snapshot.Pixel {
        pixel {
          color(backdrop)
          color(source).blendMode(mode)
        }
      }
      #expect(isNear(found(.plusLighter), zip(backdrop, source).map { min(1, $0 + $1) }))
      #expect(isNear(found(.plusDarker), zip(backdrop, source).map { max(0, $0 + $1 - 1) }))
    }
  }

  @Test("Coverage modes show the source or the backdrop, or cut holes into a group")
  func coverage() {
    let (backdrop, source) = Self.pairs[0]
    func found(_ mode: BlendMode, _ x: Int) -> Snapshot.Pixel {
      pixel(x, 50) {
        ZStack {
          color(backdrop).frame(width: 60, height: 60)
          color(source).frame(width: 40, height: 40).offset(x: 20).blendMode(mode)
        }
        .compositingGroup()
      }
    }
    // The backdrop covers 20 to 80, the source 50 to 90.
    let white: BlendedColor = [1, 1, 1]
    for (mode, both, sourceAlone) in [
      (.sourceAtop, source, white), (.destinationOver, backdrop, source), (.destinationOut, white, white), (.normal, source, source),
    ] as [(BlendMode, BlendedColor, BlendedColor)] {
      #expect(isNear(found(mode, 30), backdrop, within: 0), "\(mode)")
      #expect(isNear(found(mode, 65), both, within: 0), "\(mode)")
      #expect(isNear(found(mode, 85), sourceAlone, within: 0), "\(mode)")
    }
  }
}
