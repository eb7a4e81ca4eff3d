/// What a map shows as its camera has moved. Mirrors MapKit's `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

/// How often somebody hears of a map's camera. Mirrors MapKit's `MapCameraUpdateFrequency`.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool

  /// In each frame in which the camera moves.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// Once the camera has come to rest.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}
