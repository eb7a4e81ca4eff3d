import Oriel

/// The colors of maps.
enum MapColors {
  static let ground = Color.dynamic(Color(red: 0.949, green: 0.945, blue: 0.929), Color(red: 0.157, green: 0.165, blue: 0.180))
  static let line = Color.dynamic(.black.opacity(0.09), .white.opacity(0.11))
  static let mainLine = Color.dynamic(.black.opacity(0.2), .white.opacity(0.25))
  static let label = Color.dynamic(.black.opacity(0.55), .white.opacity(0.6))
}

/// The background of a map: tiles, or a grid of degrees.
struct MapBackground: View {
  let model: MapModel
  let frame: MapFrame
  let store: TileStore?
  let tileVersion: Int
  let isMuted: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(MapColors.ground)
      if let store, store.isUsable {
        TilesLayer(model: model, store: store, frame: frame, version: tileVersion)
          .saturation(isMuted ? 0.35 : 1)
      } else {
        Graticule(frame: frame)
      }
    }
  }
}
