import CoreLocation
import Foundation
import Oriel

/// The mapping between the world and the screen for a viewpoint in a view of a size. Points are relative to the view's top left corner,
/// regardless of the layout direction.
struct MapFrame: Equatable, Sendable {
  /// The tangent of half of the camera's field of view.
  private static let fieldOfView = tan(15 * Double.pi / 180)

  var viewpoint: MapViewpoint
  var size: CGSize
  /// The insets that bars and the like cover. `leading` is the left one.
  var insets: EdgeInsets

  /// The area of the view that isn't covered.
  var clearRect: CGRect {
    let rect = CGRect(
      x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    return rect.width >= 1 && rect.height >= 1
      ? rect : CGRect(origin: .zero, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
  }

  /// The position of the viewpoint's center in the view.
  var middle: CGPoint { CGPoint(x: clearRect.midX, y: clearRect.midY) }

  func point(_ place: SIMD2<Double>) -> CGPoint {
    let offset = (place - viewpoint.center) * viewpoint.worldSide
    let (sine, cosine) = (sin(viewpoint.heading), cos(viewpoint.heading))
    return CGPoint(x: middle.x + offset.x * cosine + offset.y * sine, y: middle.y - offset.x * sine + offset.y * cosine)
  }

  func place(_ point: CGPoint) -> SIMD2<Double> { viewpoint.center + offset(CGSize(width: point.x - middle.x, height: point.y - middle.y)) }

  /// Converts a distance on the screen to one in the world.
  func offset(_ distance: CGSize) -> SIMD2<Double> {
    let (sine, cosine) = (sin(viewpoint.heading), cos(viewpoint.heading))
    return SIMD2(distance.width * cosine - distance.height * sine, distance.width * sine + distance.height * cosine) / viewpoint.worldSide
  }

  /// Returns the visible part of the world, extended by a margin in points.
  func visible(margin: CGFloat = 0) -> UnitRect {
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
    return bounds(of: rect)
  }

  private func bounds(of rect: CGRect) -> UnitRect {
    var bounds = UnitRect(place(rect.origin))
    for corner in [CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY)] {
      bounds.formUnion(UnitRect(place(corner)))
    }
    return bounds
  }

  /// Returns the transform from positions in the world to the screen. The positions are relative to an anchor, in points at a zoom level.
  func transform(anchor: SIMD2<Double>, zoom: Double) -> CGAffineTransform {
    let scale = exp2(viewpoint.zoom - zoom)
    let origin = point(anchor)
    let (sine, cosine) = (sin(viewpoint.heading), cos(viewpoint.heading))
    return CGAffineTransform(a: scale * cosine, b: -scale * sine, c: scale * sine, d: scale * cosine, tx: origin.x, ty: origin.y)
  }

  // MARK: Framing

  /// Returns the viewpoint with the largest zoom that shows a whole rectangle.
  func framing(
    _ rect: UnitRect, heading: Double = 0, padding: CGFloat = 0, largestZoom: Double = MapViewpoint.zooms.upperBound
  ) -> MapViewpoint {
    let room = clearRect
    let (width, height) = (max(1, room.width - 2 * padding), max(1, room.height - 2 * padding))
    let (sine, cosine) = (abs(sin(heading)), abs(cos(heading)))
    let across = rect.width * cosine + rect.height * sine
    let down = rect.width * sine + rect.height * cosine
    let side = min(across > 0 ? width / across : .infinity, down > 0 ? height / down : .infinity)
    let zoom = side.isFinite ? min(log2(side / 256), largestZoom) : largestZoom
    return limited(MapViewpoint(center: rect.center, zoom: zoom, heading: heading))
  }

  // MARK: Cameras

  var metersPerPoint: Double { Mercator.metersPerWorld(Mercator.latitude(viewpoint.center.y)) / viewpoint.worldSide }

  /// The distance of the camera, in meters.
  private var distance: Double { metersPerPoint * clearRect.height / (2 * Self.fieldOfView) }

  private func zoom(distance: Double, y: Double) -> Double {
    let metersPerPoint = distance * 2 * Self.fieldOfView / clearRect.height
    return log2(Mercator.metersPerWorld(Mercator.latitude(y)) / metersPerPoint / 256)
  }

  var camera: MapCamera {
    let degrees = (viewpoint.heading * 180 / .pi).truncatingRemainder(dividingBy: 360)
    let heading = degrees < 0 ? degrees + 360 : degrees
    return MapCamera(centerCoordinate: Mercator.coordinate(viewpoint.center), distance: distance, heading: heading < 360 ? heading : 0)
  }

  /// Returns the viewpoint of a camera, or `nil` if the camera isn't finite or its distance isn't positive.
  func viewpoint(of camera: MapCamera) -> MapViewpoint? {
    guard let center = Mercator.point(camera.centerCoordinate), camera.distance.isFinite, camera.distance > 0, camera.heading.isFinite
    else { return nil }
    if camera.pitch != 0 { Report.once("map-pitch", "A MapCamera has a pitch of \(camera.pitch)°, which is ignored; maps are drawn flat.") }
    return limited(
      MapViewpoint(center: center, zoom: zoom(distance: camera.distance, y: center.y), heading: camera.heading * .pi / 180))
  }

  var context: MapCameraUpdateContext {
    let rect = MKMapRect(bounds(of: clearRect))
    return MapCameraUpdateContext(camera: camera, region: MKCoordinateRegion(rect), rect: rect)
  }

  // MARK: Limits

  /// Returns the nearest viewpoint that shows nothing beyond the northern and southern edges of the world and is within bounds.
  func limited(_ viewpoint: MapViewpoint, by bounds: MapCameraBounds? = nil) -> MapViewpoint {
    var result = viewpoint
    let smallest = max(MapViewpoint.zooms.lowerBound, log2(max(1, size.height) / 256))
    var range = smallest...max(smallest, MapViewpoint.zooms.upperBound)
    if let bounds {
      if let center = bounds.center {
        let x = result.center.x - (result.center.x - center.center.x).rounded()
        result.center = SIMD2(min(max(x, center.minX), center.maxX), min(max(result.center.y, center.minY), center.maxY))
      }
      let y = result.center.y
      let nearest = bounds.minimumDistance.map { zoom(distance: $0, y: y) } ?? range.upperBound
      let farthest = bounds.maximumDistance.map { zoom(distance: $0, y: y) } ?? range.lowerBound
      let upper = min(max(nearest, range.lowerBound), range.upperBound)
      range = min(max(farthest, range.lowerBound), upper)...upper
    }
    result.zoom = min(max(result.zoom.isFinite ? result.zoom : smallest, range.lowerBound), range.upperBound)
    let side = result.worldSide
    let (above, below) = (middle.y / side, (size.height - middle.y) / side)
    // In a rotated map, the edges are farther away. It is sufficient that the center is within the world.
    let isUpright = abs(sin(result.heading)) < 1e-9
    let (top, bottom) = isUpright ? (above, 1 - below) : (0, 1)
    result.center.y = top <= bottom ? min(max(result.center.y, top), bottom) : 0.5
    return result
  }
}
