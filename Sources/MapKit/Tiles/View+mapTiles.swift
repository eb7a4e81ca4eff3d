import Oriel

extension EnvironmentValues {
  /// The tile sources by map style.
  @Entry var mapTiles: [MapStyle: MapTileSource] = [:]
  @Entry var mapStyle = MapStyle.standard
}

extension View {
  /// Sets the tiles of the maps in the view. Without tiles, a map shows a grid of degrees on a plain background. This is an addition of
  /// Oriel's.
  ///
  /// - Parameters:
  ///   - source: The source of the tiles.
  ///   - style: The map style that shows the tiles. A map whose style has no tiles shows those of the standard style.
  nonisolated public func mapTiles(_ source: MapTileSource, for style: MapStyle = .standard) -> some View {
    transformEnvironment(\.mapTiles) { $0[style] = source }
  }

  /// Sets the style of the maps in the view, which selects among the tiles of `mapTiles(_:for:)`. Mirrors MapKit's `mapStyle(_:)`.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
}
