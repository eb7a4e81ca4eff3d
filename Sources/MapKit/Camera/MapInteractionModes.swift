/// How people may move a map. Mirrors MapKit's `MapInteractionModes`, without `pitch`: maps are drawn flat.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1 << 0)
  public static let zoom = MapInteractionModes(rawValue: 1 << 1)
  public static let rotate = MapInteractionModes(rawValue: 1 << 2)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate]
}
