/// The state of a map after its camera has moved. Mirrors MapKit's `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
  /// The camera of the map.
  public let camera: MapCamera
  /// The visible region of the map.
  public let region: MKCoordinateRegion
  /// The visible rectangle of the flat map.
  public let rect: MKMapRect
}

/// The frequency of updates about a map's camera. Mirrors MapKit's `MapCameraUpdateFrequency`.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool

  /// Updates in each frame in which the camera moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// An update when the camera has settled.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
