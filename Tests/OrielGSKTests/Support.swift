import Foundation
@testable import OrielDrawing

@testable import OrielGSK

func request(
  _ string: String, size: CGFloat = 17, width: CGFloat? = nil, change: (inout TextRequest) -> Void = { _ in }
) -> TextRequest {
  var request = TextRequest(runs: [TextRun(string: string, font: ResolvedFont(size: size))], maxWidth: width)
  change(&request)
  return request
}

/// Returns a path that is marked as a rounded rectangle with any radius, even an invalid one.
func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
  var path = Path(rect)
  path.outline = RoundedRect(rect: rect, radius: radius)
  return path
}

let red = RGBA(red: 1, green: 0, blue: 0)
let green = RGBA(red: 0, green: 1, blue: 0)
let blue = RGBA(red: 0, green: 0, blue: 1)

@MainActor
func color(_ color: RGBA, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayNode {
  DisplayNode(.color(color, CGRect(x: x, y: y, width: width, height: height)))
}

/// Draws the content on 40 by 40 points at the scale.
@MainActor
func draw(_ content: DisplayNode.Content, background: RGBA? = nil, scale: CGFloat = 1) -> RasterImage {
  GSKRenderer().image(of: DisplayNode(content), size: CGSize(width: 40, height: 40), scale: scale, background: background)
}

extension RasterImage {
  /// Returns the pixel's channels in 0...255.
  func at(_ x: Int, _ y: Int) -> [Int] {
    let color = pixel(x, y)
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  /// The sum of the alpha of all pixels, in pixels.
  var coverage: Double {
    stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
  }

  var isClear: Bool { coverage == 0 }
}

extension [Int] {
  func isNear(_ other: [Int], _ tolerance: Int = 3) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

/// A SplitMix64 generator, which gives the same numbers on each machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
