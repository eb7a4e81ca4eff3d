import Foundation
import Oriel
import OrielTesting

/// What is seen in a window, by WCAG's measure of contrast.
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

  /// Where texts are drawn, in window points.
  var texts: [CGRect] { drawings("text").filter { $0.width >= 2 && $0.height >= 2 } }

  /// How much what stands out most within a rectangle does from what there is most of. What covers fewer pixels than `least` is left out.
  func ratio(in rect: CGRect, least: Int = 20) -> Double {
    let shares = luminances(in: rect)
    guard let ground = shares.max(by: { $0.value < $1.value })?.key else { return 0 }
    return shares.filter { $0.value >= least }.map { Self.contrast($0.key, ground) }.max() ?? 0
  }

  /// The contrast between the lightest and the darkest within a rectangle.
  func span(in rect: CGRect, least: Int = 20) -> Double {
    let seen = luminances(in: rect).filter { $0.value >= least }.keys
    guard let lightest = seen.max(), let darkest = seen.min() else { return 0 }
    return Self.contrast(lightest, darkest)
  }

  /// The contrast between two points.
  func contrast(_ one: CGPoint, _ other: CGPoint) -> Double { Self.contrast(pixel(one).luminance, pixel(other).luminance) }

  /// How many pixels differ from an earlier reading by a contrast.
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

  /// The places of what the dump names so; what is within a view that can't be seen is left out.
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
  /// WCAG's relative luminance, in 0...1.
  fileprivate var luminance: Double {
    func linear(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
