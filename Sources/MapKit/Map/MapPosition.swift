import Oriel

/// What a program says of a map's camera, in the words of the initializer that it has chosen.
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

/// Where the position is kept.
enum MapPositionSource {
  case position(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)
  case region(Binding<MKCoordinateRegion>, tracking: Binding<MapUserTrackingMode>?)
  case rect(Binding<MKMapRect>, tracking: Binding<MapUserTrackingMode>?)
}

/// How a map was made.
struct MapSetup {
  var source: MapPositionSource
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes
  var scope: Namespace.ID?
  var showsUserLocation = false
}
