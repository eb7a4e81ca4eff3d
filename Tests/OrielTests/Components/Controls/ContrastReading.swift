import Foundation
import Oriel
import OrielTesting

/// Measures the contrast of a window's picture as defined by WCAG.
@MainActor
struct ContrastReading {
  private let picture: Snapshot
  private let scale: CGFloat
  private let dump: String

  init(_ host: TestHost) {
    picture = host.snapshot()
    scale = host.scale
    dump = host.displayDump
  }

  /// The frames of the drawn texts, in window points.
  var texts: [CGRect] { drawings("text").filter { $0.width >= 2 && $0.height >= 2 } }

  /// Returns the largest contrast of a color in a rectangle to the most frequent color. Ignores colors of fewer than `least` pixels.
  func ratio(in rect: CGRect, least: Int = 20) -> Double {
    let shares = luminances(in: rect)
    guard let ground = shares.max(by: { $0.value < $1.value })?.key else { return 0 }
    return shares.filter { $0.value >= least }.map { Self.contrast($0.key, ground) }.max() ?? 0
  }

  /// Returns the contrast between the lightest and the darkest color in a rectangle. Ignores colors of fewer than `least` pixels.
  func span(in rect: CGRect, least: Int = 20) -> Double {
    let seen = luminances(in: rect).filter { $0.value >= least }.keys
    guard let lightest = seen.max(), let darkest = seen.min() else { return 0 }
    return Self.contrast(lightest, darkest)
  }

  /// Returns the contrast between two points.
  func contrast(_ one: CGPoint, _ other: CGPoint) -> Double { Self.contrast(pixel(one).luminance, pixel(other).luminance) }

  /// Returns the number of pixels whose contrast to an earlier reading is at least the given one.
  func changes(since earlier: ContrastReading, by least: Double) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (old, new) = (earlier.picture.pixel(x, y), picture.pixel(x, y))
        if old != new, Self.contrast(old.luminance, new.luminance) >= least { count += 1 }
      }
    }
    return count
  }

  static func contrast(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }

  private func pixel(_ point: CGPoint) -> Snapshot.Pixel { picture.pixel(Int(point.x * scale), Int(point.y * scale)) }

  private func luminances(in rect: CGRect) -> [Double: Int] {
    let window = CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height))
    let pixels = CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
      .intersection(window)
    guard !pixels.isNull else { return [:] }
    var counts: [Snapshot.Pixel: Int] = [:]
    for y in Int(pixels.minY)..<Int(pixels.maxY) {
      for x in Int(pixels.minX)..<Int(pixels.maxX) { counts[picture.pixel(x, y), default: 0] += 1 }
    }
    return Dictionary(counts.map { ($0.key.luminance, $0.value) }, uniquingKeysWith: +)
  }

  /// Returns the frames of the dump's entries of a kind, except for those in views with an opacity of 0.
  private func drawings(_ kind: String) -> [CGRect] {
    var hidden: Int?
    var result: [CGRect] = []
    for line in dump.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      if let limit = hidden, indent > limit { continue }
      let content = line.dropFirst(indent)
      hidden = content == "opacity 0" ? indent : nil
      guard content.hasPrefix(kind + " "), let match = content.firstMatch(of: #/\((-?[\d.]+) (-?[\d.]+) ([\d.]+)x([\d.]+)\)/#) else {
        continue
      }
      let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      result.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return result
  }
}

extension Snapshot.Pixel {
  /// The relative luminance as defined by WCAG, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
