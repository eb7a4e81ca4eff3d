import Oriel

extension EnvironmentValues {
  /// The grounds that maps have, by the style that shows them.
  @Entry var mapTiles: [MapStyle: MapTileSource] = [:]
  @Entry var mapStyle = MapStyle.standard
}

extension View {
  /// Where the maps in the view get their ground from. Without it a map shows the degrees on a plain ground. An addition of Oriel's.
  ///
  /// - Parameter style: The map style that shows the tiles. A map whose style has none shows those of the standard style.
  nonisolated public func mapTiles(_ source: MapTileSource, for style: MapStyle = .standard) -> some View {
    transformEnvironment(\.mapTiles) { $0[style] = source }
  }

  /// Which of the grounds that `mapTiles(_:for:)` gives the maps in the view show. Mirrors MapKit's `mapStyle(_:)`.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
}
