import Oriel

/// The position of a map's camera, depending on the initializer.
enum MapPosition: Equatable {
  case camera(MapCameraPosition)
  case region(MKCoordinateRegion)
  case rect(MKMapRect)

  var isByUser: Bool { if case .camera(let position) = self { position.positionedByUser } else { false } }

  static func == (left: MapPosition, right: MapPosition) -> Bool {
    switch (left, right) {
    case (.camera(let left), .camera(let right)): left == right
    case (.region(let left), .region(let right)): left.isSame(as: right)
    case (.rect(let left), .rect(let right)): MapCameraPosition.rect(left) == .rect(right)
    default: false
    }
  }
}

/// The source of the position.
enum MapPositionSource {
  case position(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)
  case region(Binding<MKCoordinateRegion>, tracking: Binding<MapUserTrackingMode>?)
  case rect(Binding<MKMapRect>, tracking: Binding<MapUserTrackingMode>?)
}

/// The arguments of a map's initializer.
struct MapSetup {
  var source: MapPositionSource
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes
  var scope: Namespace.ID?
  var showsUserLocation = false
}
