import Foundation
import Oriel

/// Where a map gets its ground from. An addition of Oriel's: on Apple's systems maps come from Apple's servers.
///
/// Tiles are squares of the Web Mercator projection: at level z the world is 2ᶻ tiles wide and high, and the tile (0, 0) is in the northwest.
public struct MapTileSource: Sendable {
  enum Kind: Sendable {
    case url(String)
    case images(Images)
  }

  /// A program's own function, which the main actor calls.
  // Nothing in it changes, and the main actor alone calls it.
  final class Images: @unchecked Sendable {
    let image: @MainActor (_ z: Int, _ x: Int, _ y: Int) -> Image?

    init(_ image: @escaping @MainActor (_ z: Int, _ x: Int, _ y: Int) -> Image?) { self.image = image }
  }

  let kind: Kind
  /// What the licence of the tiles has maps say; shown in a corner.
  public let attribution: String
  /// The levels that there are. Between and beyond them tiles are scaled.
  public let zooms: ClosedRange<Int>
  /// Points of a tile's side at its own level.
  public let tileSize: CGFloat

  private init(_ kind: Kind, attribution: String, zooms: ClosedRange<Int>, tileSize: CGFloat) {
    self.kind = kind
    self.attribution = attribution
    self.zooms = max(0, min(zooms.lowerBound, 24))...max(0, min(zooms.upperBound, 24))
    self.tileSize = tileSize.isFinite && tileSize >= 16 ? tileSize : 256
  }

  /// Pictures from a server (`http:`, `https:`) or from files (`file:`), loaded and kept on disk by libshumate where that is installed.
  ///
  /// - Parameters:
  ///   - template: An address with `{z}`, `{x}` and `{y}` in the places of a tile's level, column and row. One without, or of another kind, is reported once, and
  ///     the map has no ground.
  ///   - attribution: What the licence of the pictures has maps say.
  ///   - zooms: The levels that the server has.
  ///   - tileSize: Points of a picture's side; 256 for most servers. Pictures may have more pixels.
  public static func urlTemplate(
    _ template: String, attribution: String, zooms: ClosedRange<Int> = 0...19, tileSize: CGFloat = 256
  ) -> MapTileSource {
    MapTileSource(.url(template), attribution: attribution, zooms: zooms, tileSize: tileSize)
  }

  /// Pictures of the program's own. A view that makes its source in its body makes another one each time: keep it in a constant.
  ///
  /// - Parameter image: The picture of a tile, which is kept; nil where there is none. Columns are from 0 to 2ᶻ - 1.
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

  /// The level whose tiles are the nearest to their own size.
  func level(zoom: Double) -> Int {
    let level = (zoom - log2(tileSize / 256)).rounded()
    return min(max(Int(min(max(level, 0), 30)), zooms.lowerBound), zooms.upperBound)
  }
}
