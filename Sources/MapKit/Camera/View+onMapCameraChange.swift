import Oriel

/// An action that is called when the camera of a map in the view changes.
struct MapCameraListener {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
  @Entry var mapCameraListeners: [MapCameraListener] = []
}

extension View {
  /// Performs an action when the camera of a map in the view changes, and for its initial camera. Mirrors MapKit's
  /// `onMapCameraChange(frequency:_:)`.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraListeners) { $0.append(MapCameraListener(frequency: frequency, action: action)) }
  }

  /// Performs an action when the camera of a map in the view changes, and for its initial camera. Mirrors MapKit's
  /// `onMapCameraChange(frequency:_:)`.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { (_: MapCameraUpdateContext) in action() }
  }
}
