import Foundation
import Oriel

/// The images of the background. A tile is drawn once; a move changes only one transform.
struct TilesLayer: View {
  let model: MapModel
  let store: TileStore
  let frame: MapFrame
  /// The number of tiles that have loaded.
  let version: Int

  /// The margin around the view for which tiles are loaded, in points.
  private static let margin: CGFloat = 96

  var body: some View {
    let z = store.source.level(zoom: frame.viewpoint.zoom)
    let keys = TileKey.touching(frame.visible(margin: Self.margin), z: z)
    let _ = store.want(ordered(keys))
    let anchor = model.tileAnchor(for: keys.first, z: z)
    TilesPicture(pieces: TilePieces.pieces(for: keys, in: store, anchor: anchor))
      .modifier(MapTransform(transform: frame.transform(anchor: SIMD2(anchor.area.minX, anchor.area.minY), zoom: Double(z))))
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  /// Returns the distinct tiles, sorted by their distance from the center.
  private func ordered(_ keys: [TileKey]) -> [TileKey] {
    let center = frame.viewpoint.center
    func distance(_ key: TileKey) -> Double {
      let offset = key.area.center - center
      return offset.x * offset.x + offset.y * offset.y
    }
    var seen: Set<TileKey> = []
    return keys.map { ($0.stored, distance($0)) }.sorted { $0.1 < $1.1 }.map(\.0).filter { seen.insert($0).inserted }
  }
}

/// The image of a tile and its rectangle, in points from the anchor's corner at the zoom of the anchor's level.
struct TilePiece: Identifiable, Equatable {
  let id: TileKey
  let image: Image
  let rect: CGRect
}

enum TilePieces {
  /// The maximum number of levels by which a substitute tile is coarser.
  private static let deepest = 6

  /// Returns the images of tiles. Below missing tiles, it includes the available images of coarser and finer levels.
  @MainActor
  static func pieces(for keys: [TileKey], in store: TileStore, anchor: TileKey) -> [TilePiece] {
    var coarse: [TileKey: Image] = [:]
    var fine: [TilePiece] = []
    var exact: [TilePiece] = []
    for key in keys {
      if let image = store.image(key.stored) {
        exact.append(piece(key, image, anchor))
        continue
      }
      if let (parent, image) = loadedParent(of: key, in: store) { coarse[parent] = image }
      for child in key.children { if let image = store.image(child.stored) { fine.append(piece(child, image, anchor)) } }
    }
    let below = coarse.map { piece($0.key, $0.value, anchor) }
      .sorted { ($0.id.z, $0.id.y, $0.id.x) < ($1.id.z, $1.id.y, $1.id.x) }
    return below + fine + exact
  }

  @MainActor
  private static func loadedParent(of key: TileKey, in store: TileStore) -> (TileKey, Image)? {
    var current = key
    for _ in 0..<deepest {
      guard let parent = current.parent else { return nil }
      if let image = store.image(parent.stored) { return (parent, image) }
      current = parent
    }
    return nil
  }

  private static func piece(_ key: TileKey, _ image: Image, _ anchor: TileKey) -> TilePiece {
    let side = 256 * exp2(Double(anchor.z))
    let (area, origin) = (key.area, anchor.area)
    return TilePiece(
      id: key, image: image,
      rect: CGRect(
        x: (area.minX - origin.minX) * side, y: (area.minY - origin.minY) * side, width: area.width * side, height: area.height * side))
  }
}

private struct TilesPicture: View {
  let pieces: [TilePiece]

  /// The outset of the copy of each tile below the others, in points. Edges between pixels are translucent, so that the background would be
  /// visible between tiles. Outsets for all tiles instead would blur them.
  private static let overlap: CGFloat = 2

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(pieces) { tile($0, in: $0.rect.insetBy(dx: -Self.overlap, dy: -Self.overlap)) }
      ForEach(pieces) { tile($0, in: $0.rect) }
    }
    .frame(width: 0, height: 0, alignment: .topLeading)
  }

  private func tile(_ piece: TilePiece, in rect: CGRect) -> some View {
    // The edges of a tile are between pixels. Of a drawing, each shape would have translucent edges there, and those below would be visible.
    piece.image.rasterized().resizable().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
  }
}
