import Foundation

/// A tile of a level. There are 2ᶻ columns from west to east, and as many rows from north to south.
struct TileKey: Hashable, Sendable {
  let z: Int
  /// The column. It can be outside of the level's columns, because the world repeats horizontally.
  let x: Int
  let y: Int

  /// The equivalent tile within the level's columns.
  var stored: TileKey {
    let count = 1 << z
    let remainder = x % count
    return TileKey(z: z, x: remainder < 0 ? remainder + count : remainder, y: y)
  }

  /// The area of the tile in the unit square of the world.
  var area: UnitRect {
    let side = exp2(-Double(z))
    return UnitRect(minX: Double(x) * side, minY: Double(y) * side, maxX: Double(x + 1) * side, maxY: Double(y + 1) * side)
  }

  /// The tile of the next coarser level that contains this one, or `nil` at the first level.
  var parent: TileKey? { z > 0 ? TileKey(z: z - 1, x: x >> 1, y: y >> 1) : nil }

  /// The four tiles of the next finer level.
  var children: [TileKey] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { TileKey(z: z + 1, x: 2 * x + $0.0, y: 2 * y + $0.1) }
  }

  /// Returns the tiles of a level that intersect an area, row by row.
  static func touching(_ area: UnitRect, z: Int) -> [TileKey] {
    let count = exp2(Double(z))
    func index(_ value: Double) -> Int { Int((min(max(value, -1e6), 1e6)).rounded(.down)) }
    let (left, right) = (index(area.minX * count), index(area.maxX * count))
    let (top, bottom) = (max(0, index(area.minY * count)), min((1 << z) - 1, index(area.maxY * count)))
    guard left <= right, top <= bottom, (right - left + 1) * (bottom - top + 1) <= 4096 else { return [] }
    return (top...bottom).flatMap { y in (left...right).map { TileKey(z: z, x: $0, y: y) } }
  }
}
