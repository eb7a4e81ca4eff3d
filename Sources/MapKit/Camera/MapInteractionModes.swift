/// The interactions with which the user can move a map. Mirrors MapKit's `MapInteractionModes`, without `pitch`, because maps are drawn
/// flat.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Panning the map.
  public static let pan = MapInteractionModes(rawValue: 1 << 0)
  /// Zooming the map.
  public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  /// Rotating the map.
  public static let rotate = MapInteractionModes(rawValue: 1 << 2)
  /// All interactions.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate]
}
