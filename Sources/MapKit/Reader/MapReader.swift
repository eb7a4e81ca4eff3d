import CoreLocation
import Foundation
import Oriel

/// A container that provides conversions between coordinates and points of the map that it contains. Mirrors MapKit's `MapReader`.
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var link = MapReaderLink()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  @MainActor public var body: some View { content(MapProxy(link: link)).environment(\.mapReaderLink, link) }
}

/// The link between a reader and its map.
final class MapReaderLink: Sendable {
  @MainActor weak var model: MapModel?
}

extension EnvironmentValues {
  @Entry var mapReaderLink: MapReaderLink?
}

/// The access to the visible state of a map. It must be used on the main actor only. Mirrors MapKit's `MapProxy`.
public struct MapProxy: Sendable {
  let link: MapReaderLink

  /// Returns the coordinate at a point, or `nil` if the point is beyond the world or there is no map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    MainActor.assumeIsolated(with: space.coordinateSpace) { space in
      guard let model = link.model, model.isPlaced, point.x.isFinite, point.y.isFinite, let origin = model.origin(in: space) else {
        return nil
      }
      let x = origin.isMirrored ? model.clearWidth - point.x : point.x - origin.point.x
      let insets = model.frame.insets
      let place = model.frame.place(CGPoint(x: x + insets.leading, y: point.y - origin.point.y + insets.top))
      guard place.y >= 0, place.y <= 1 else { return nil }
      return Mercator.coordinate(place)
    }
  }

  /// Returns the point of a coordinate, which can be offscreen, or `nil` if the coordinate is invalid or there is no map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    MainActor.assumeIsolated(with: space.coordinateSpace) { space in
      guard let model = link.model, model.isPlaced, var place = Mercator.point(coordinate), let origin = model.origin(in: space) else {
        return nil
      }
      place.x += (model.frame.viewpoint.center.x - place.x).rounded()
      let point = model.frame.point(place)
      let insets = model.frame.insets
      let (x, y) = (point.x - insets.leading, point.y - insets.top)
      return CGPoint(x: origin.isMirrored ? model.clearWidth - x : x + origin.point.x, y: y + origin.point.y)
    }
  }

  /// Returns the camera that frames a rectangle, or `nil` if the rectangle isn't finite or there is no map.
  public func camera(framing mapRect: MKMapRect) -> MapCamera? { camera(framing: mapRect.unit) }

  /// Returns the camera that frames a region, or `nil` if the region isn't finite or there is no map.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.unit) }

  private func camera(framing rect: UnitRect?) -> MapCamera? {
    MainActor.assumeIsolated(with: rect) { rect in
      guard let model = link.model, model.isPlaced, let rect else { return nil }
      var frame = model.frame
      frame.viewpoint = frame.framing(rect)
      return frame.camera
    }
  }
}

extension MapModel {
  /// The width of the view without the safe area insets, in points.
  var clearWidth: CGFloat { frame.size.width - frame.insets.leading - frame.insets.trailing }

  /// Returns the origin of the view without the safe area insets in a coordinate space. The local space starts at the view's leading edge.
  fileprivate func origin(in space: CoordinateSpace) -> (point: CGPoint, isMirrored: Bool)? {
    if case .local = space { return (.zero, isRightToLeft) }
    guard let geometry else { return nil }
    return (geometry.frame(in: space).origin, false)
  }
}
