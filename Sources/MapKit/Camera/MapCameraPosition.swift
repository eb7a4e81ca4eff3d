import CoreLocation
import Foundation

/// What a map's camera shows. Mirrors MapKit's `MapCameraPosition`.
///
/// While somebody moves the map, its binding has a position that is `positionedByUser` and nothing else.
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
  /// The item that was asked for, by which the position is compared and told.
  // Positions are used on the main actor, as items are, which are no values.
  private nonisolated(unsafe) let itemReference: MKMapItem?

  init(_ kind: Kind, item: MKMapItem? = nil) {
    self.kind = kind
    itemReference = item
  }

  /// Frames the map's content, and follows it as it changes. Without content the map shows the world.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }

  /// Looks from a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

  /// Frames a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }

  /// Frames a rectangle of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

  /// Frames the surroundings of an item.
  public static func item(_ item: MKMapItem) -> MapCameraPosition {
    MapCameraPosition(
      .region(MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)), item: item)
  }

  /// Follows the place where the machine is, which the desktop asks people about; until it is known, and where it mustn't be, the fallback.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(.userLocation(fallback: fallback))
  }

  /// Nil unless the position is a camera.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  /// Nil unless the position is a region.
  public var region: MKCoordinateRegion? {
    if itemReference == nil, case .region(let region) = kind { region } else { nil }
  }

  /// Nil unless the position is a rectangle.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// Nil unless the position is an item.
  public var item: MKMapItem? { itemReference }

  /// Nil unless the position follows the place of the machine.
  public var fallbackPosition: MapCameraPosition? { if case .userLocation(let fallback) = kind { fallback } else { nil } }

  public var followsUserLocation: Bool { fallbackPosition != nil }

  /// Whether somebody has moved the map.
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
