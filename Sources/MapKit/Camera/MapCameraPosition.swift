import CoreLocation
import Foundation

/// The content that a map's camera frames. Mirrors MapKit's `MapCameraPosition`.
///
/// When the user moves the map, its binding receives a position that is `positionedByUser` and has no other properties.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case userLocation(fallback: MapCameraPosition)
    case user
  }

  let kind: Kind
  // Positions are used on the main actor only, like items, which are class instances.
  /// The item of the position, for comparisons and for `item`.
  private nonisolated(unsafe) let itemReference: MKMapItem?

  init(_ kind: Kind, item: MKMapItem? = nil) {
    self.kind = kind
    itemReference = item
  }

  /// A position that frames the map's content, and is updated when the content changes. A map without content shows the world.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }

  /// Returns a position with a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

  /// Returns a position that frames a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }

  /// Returns a position that frames a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

  /// Returns a position that frames the area around an item.
  public static func item(_ item: MKMapItem) -> MapCameraPosition {
    MapCameraPosition(
      .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)), item: item)
  }

  /// Returns a position that follows the user's location, which requires the user's permission. While the location is unknown or not
  /// permitted, the fallback applies.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(.userLocation(fallback: fallback))
  }

  /// The camera of the position, or `nil` if it is another kind of position.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  /// The region of the position, or `nil` if it is another kind of position.
  public var region: MKCoordinateRegion? {
    if itemReference == nil, case .region(let region) = kind { region } else { nil }
  }

  /// The rectangle of the position, or `nil` if it is another kind of position.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// The item of the position, or `nil` if it is another kind of position.
  public var item: MKMapItem? { itemReference }

  /// The fallback of a position that follows the user's location, or `nil` if it is another kind of position.
  public var fallbackPosition: MapCameraPosition? { if case .userLocation(let fallback) = kind { fallback } else { nil } }

  /// A Boolean value that indicates whether the position follows the user's location.
  public var followsUserLocation: Bool { fallbackPosition != nil }

  /// A Boolean value that indicates whether the user has moved the map.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }

  var isAutomatic: Bool { if case .automatic = kind { true } else { false } }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    guard left.itemReference === right.itemReference else { return false }
    return switch (left.kind, right.kind) {
    case (.automatic, .automatic), (.user, .user): true
    case (.camera(let left), .camera(let right)): left == right
    case (.region(let left), .region(let right)): left.isSame(as: right)
    case (.rect(let left), .rect(let right)):
      left.minX == right.minX && left.minY == right.minY && left.width == right.width && left.height == right.height
    case (.userLocation(let left), .userLocation(let right)): left == right
    default: false
    }
  }
}
