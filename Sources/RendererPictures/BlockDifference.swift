import OrielGSK

/// The difference of two pictures, by the mean colors of blocks of 4 x 4 pixels. Renderers antialias edges differently, and position glyphs
/// with differences of a fraction of a pixel. Such differences affect single pixels, but hardly blocks.
struct BlockDifference {
  /// The number of blocks with a difference of more than 24 of 255 in a channel, per thousand.
  let perMille: Double
  /// The largest difference of a block, from 0 to 255.
  let largest: Int

  static let side = 4
  static let tolerance = 24

  init(_ first: RasterImage, _ second: RasterImage) {
    guard first.width == second.width, first.height == second.height, first.width > 0 else {
      (perMille, largest) = (1000, 255)
      return
    }
    var (differing, count, largest) = (0, 0, 0)
    for top in stride(from: 0, to: first.height, by: Self.side) {
      for left in stride(from: 0, to: first.width, by: Self.side) {
        let difference = Self.difference(first, second, left: left, top: top)
        largest = max(largest, difference)
        count += 1
        if difference > Self.tolerance { differing += 1 }
      }
    }
    perMille = Double(differing) * 1000 / Double(count)
    self.largest = largest
  }

  private static func difference(_ first: RasterImage, _ second: RasterImage, left: Int, top: Int) -> Int {
    var sums = (0, 0, 0)
    var pixels = 0
    for y in top..<min(top + side, first.height) {
      for x in left..<min(left + side, first.width) {
        let start = (y * first.width + x) * 4
        sums.0 += Int(first.bytes[start]) - Int(second.bytes[start])
        sums.1 += Int(first.bytes[start + 1]) - Int(second.bytes[start + 1])
        sums.2 += Int(first.bytes[start + 2]) - Int(second.bytes[start + 2])
        pixels += 1
      }
    }
    return max(abs(sums.0), abs(sums.1), abs(sums.2)) / pixels
  }
}
