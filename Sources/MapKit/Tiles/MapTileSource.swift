import Foundation
import Oriel

/// The source of a map's tiles. This is an addition of Oriel's: on Apple's systems, maps come from Apple's servers.
///
/// Tiles are squares of the Web Mercator projection: at level z, the world is 2ᶻ tiles wide and high, and the tile (0, 0) is in the
/// northwest.
public struct MapTileSource: Sendable {
  enum Kind: Sendable {
    case url(String)
    case images(Images)
  }

  /// A closure of the app that provides images. It is immutable, and only the main actor calls it.
  final class Images: @unchecked Sendable {
    let image: @MainActor (_ z: Int, _ x: Int, _ y: Int) -> Image?

    init(_ image: @escaping @MainActor (_ z: Int, _ x: Int, _ y: Int) -> Image?) { self.image = image }
  }

  let kind: Kind
  /// The attribution that the license of the tiles requires. It is displayed in a corner of the map.
  public let attribution: String
  /// The available levels. Between and beyond them, tiles are scaled.
  public let zooms: ClosedRange<Int>
  /// The side of a tile at its own level, in points.
  public let tileSize: CGFloat

  private init(_ kind: Kind, attribution: String, zooms: ClosedRange<Int>, tileSize: CGFloat) {
    self.kind = kind
    self.attribution = attribution
    self.zooms = max(0, min(zooms.lowerBound, 24))...max(0, min(zooms.upperBound, 24))
    self.tileSize = tileSize.isFinite && tileSize >= 16 ? tileSize : 256
  }

  /// Returns a source of images from a server (`http:`, `https:`) or from files (`file:`). Oriel loads and caches them with libshumate if
  /// it is installed.
  ///
  /// - Parameters:
  ///   - template: A URL with `{z}`, `{x}` and `{y}` as placeholders for the level, the column and the row of a tile. A template without
  ///     them, or with another scheme, is reported once, and the map has no tiles.
  ///   - attribution: The attribution that the license of the images requires.
  ///   - zooms: The levels that the server provides.
  ///   - tileSize: The side of an image in points, 256 for most servers. Images can have more pixels.
  public static func urlTemplate(
    _ template: String, attribution: String, zooms: ClosedRange<Int> = 0...19, tileSize: CGFloat = 256
  ) -> MapTileSource {
    MapTileSource(.url(template), attribution: attribution, zooms: zooms, tileSize: tileSize)
  }

  /// Returns a source of images that the app provides. Store it in a constant: a source that a view creates in its body is a different one
  /// in each evaluation.
  ///
  /// - Parameter image: A closure that returns the image of a tile, which is cached, or `nil` if there is none. Columns are from 0 to 2ᶻ -
  ///   1.
  public static func images(
    attribution: String = "", zooms: ClosedRange<Int> = 0...19, tileSize: CGFloat = 256,
    _ image: @escaping @MainActor (_ z: Int, _ x: Int, _ y: Int) -> Image?
  ) -> MapTileSource {
    MapTileSource(.images(Images(image)), attribution: attribution, zooms: zooms, tileSize: tileSize)
  }

  func isSame(as other: MapTileSource) -> Bool {
    guard zooms == other.zooms, tileSize == other.tileSize else { return false }
    return switch (kind, other.kind) {
    case (.url(let old), .url(let new)): old == new
    case (.images(let old), .images(let new)): old === new
    default: false
    }
  }

  /// Returns the level whose tiles are displayed closest to their own size.
  func level(zoom: Double) -> Int {
    let level = (zoom - log2(tileSize / 256)).rounded()
    return min(max(Int(min(max(level, 0), 30)), zooms.lowerBound), zooms.upperBound)
  }
}
