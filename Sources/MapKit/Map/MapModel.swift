import CoreLocation
import Foundation
import Observation
import Oriel

/// The state of a map between the updates of its views: its items, its camera, and the target of the camera.
@MainActor
final class MapModel {
  /// The counters of drawings, for tests.
  struct Work: Equatable {
    var shapeDrawings = 0
    var titleDrawings = 0
  }

  // MARK: Content

  private(set) var places = PlaceIndex()
  private(set) var shapes: [MapShape] = []
  /// The number of changes of the content.
  private(set) var version = 0
  private var collector: MapItemCollector?
  private var geometries: [Int: ShapeGeometry] = [:]
  private var patch: ShapePatch?
  /// The bounds of the content that an automatic camera position frames, or `nil` if there is none.
  private(set) var contentBounds: UnitRect?
  var work = Work()

  // MARK: Camera

  /// The current path of the camera, which settles at its end.
  private(set) var flight = MapCameraPath(start: .world, end: .world, origin: -1)
  /// The frame of the last update, and the value of the animated number at that time.
  private(set) var frame = MapFrame(viewpoint: .world, size: .zero, insets: EdgeInsets())
  private(set) var progress = 0.0
  /// Indicates whether the size of the view is known.
  private(set) var isPlaced = false
  /// Indicates whether the user is moving the map.
  var isHeld = false
  /// Indicates whether the position determines the camera, which ends when the user moves the map.
  private var followsPosition = true
  private var lastPosition: MapPosition?
  private var lastSubject: UnitRect?
  var bounds: MapCameraBounds?
  var isRightToLeft = false
  /// The geometry of the view without the safe area insets.
  var geometry: GeometryProxy?
  private var anchor: TileKey?
  private var placeAnchor: SIMD2<Double>?
  /// Updates the views of the map.
  var refresh: () -> Void = {}
  var writePosition: (MapCameraPosition) -> Void = { _ in }
  /// Starts to follow the user's location.
  var followUser: () -> Void = {}
  /// Reports that the camera has moved, and whether it has settled.
  var report: (MapFrame, Bool) -> Void = { _, _ in }
  /// The selection, or `nil` for a map without one.
  var selection: MapSelectionLink?
  let status = MapStatus()
  private(set) var tiles: TileStore?

  var target: MapFrame { MapFrame(viewpoint: flight.end, size: frame.size, insets: frame.insets) }

  var isAtRest: Bool { !isHeld && progress == flight.target }

  // MARK: Updates

  func take(_ new: MapItemCollector) {
    guard new !== collector else { return }
    collector = new
    version += 1
    places = PlaceIndex(new.places)
    shapes = new.shapes.filter { $0.style.level == .aboveRoads } + new.shapes.filter { $0.style.level == .aboveLabels }
    var kept: [Int: ShapeGeometry] = [:]
    for shape in shapes { if let known = geometries[shape.id], known.source.isKnownToBeSame(as: shape.source) { kept[shape.id] = known } }
    geometries = kept
    contentBounds = places.bounds
    for shape in shapes where shape.isFramed {
      guard let bounds = geometry(of: shape).bounds else { continue }
      if contentBounds == nil { contentBounds = bounds } else { contentBounds?.formUnion(bounds) }
    }
  }

  func geometry(of shape: MapShape) -> ShapeGeometry {
    if let known = geometries[shape.id] { return known }
    let made = ShapeGeometry(shape.source)
    geometries[shape.id] = made
    return made
  }

  /// Returns the tile that is the origin of the other tiles' positions. It stays the same while the map moves, so that no tile needs
  /// another layout.
  func tileAnchor(for first: TileKey?, z: Int) -> TileKey {
    let first = first ?? TileKey(z: z, x: 0, y: 0)
    if let anchor, anchor.z == z, abs(anchor.x - first.x) < 64, abs(anchor.y - first.y) < 64 { return anchor }
    anchor = first
    return first
  }

  /// Returns the position that is the origin of the items' layout. It stays the same until its distance from the view is close to the
  /// view's size.
  func placeAnchor(for frame: MapFrame) -> SIMD2<Double> {
    let corner = frame.place(.zero)
    if let placeAnchor {
      let point = frame.point(placeAnchor)
      if abs(point.x) < frame.size.width * 0.8, abs(point.y) < frame.size.height * 0.8 { return placeAnchor }
    }
    placeAnchor = corner
    return corner
  }

  /// Returns the store of a source. An existing store is kept while the source stays the same.
  func store(for source: MapTileSource?, changed: @escaping () -> Void) -> TileStore? {
    if let source, tiles?.source.isSame(as: source) != true { tiles = TileStore(source) }
    if source == nil { tiles = nil }
    tiles?.changed = changed
    return tiles
  }

  func shapePatch(for frame: MapFrame) -> ShapePatch {
    if let patch, patch.covers(frame) { return patch }
    let made = ShapePatch(around: frame)
    patch = made
    return made
  }

  /// Sets the size of the view and the position of the camera. It is called during an update of the map's views, so that its effects belong
  /// to the same transaction, including the animation.
  func update(size: CGSize, insets: EdgeInsets, position: MapPosition, userLocation: CLLocation?) {
    let isFirst = !isPlaced
    let hasMoved = size != frame.size || insets != frame.insets
    frame.size = size
    frame.insets = insets
    if position != lastPosition {
      lastPosition = position
      followsPosition = !position.isByUser
    } else if !followsPosition || (!hasMoved && subject(of: position, userLocation) == lastSubject) {
      if hasMoved { aim(at: frame.limited(flight.end, by: bounds)) }
      return
    }
    lastSubject = subject(of: position, userLocation)
    guard size.width >= 1, size.height >= 1 else { return }
    isPlaced = true
    guard let end = viewpoint(of: position, userLocation) else {
      if isFirst { aim(at: frame.framing(.world)) }
      return
    }
    if isFirst { jump(to: end) } else { aim(at: end) }
  }

  /// Returns the area that a position refers to and that can change while the position stays the same, or `nil` if there is none.
  private func subject(of position: MapPosition, _ userLocation: CLLocation?) -> UnitRect? {
    switch position {
    case .camera(let position) where position.isAutomatic: contentBounds
    case .camera(let position) where position.followsUserLocation:
      userLocation.flatMap { Mercator.point($0.coordinate) }.map { UnitRect($0) } ?? contentBounds
    default: nil
    }
  }

  /// Returns the viewpoint of a position, or `nil` if the position doesn't change the camera.
  private func viewpoint(of position: MapPosition, _ userLocation: CLLocation?) -> MapViewpoint? {
    switch position {
    case .region(let region): framing(region.unit, "A region")
    case .rect(let rect): framing(rect.unit, "A rectangle")
    case .camera(let position): viewpoint(of: position, userLocation)
    }
  }

  private func viewpoint(of position: MapCameraPosition, _ userLocation: CLLocation?) -> MapViewpoint? {
    switch position.kind {
    case .automatic:
      frame.framing(contentBounds ?? .world, padding: contentBounds == nil ? 0 : 44, largestZoom: contentBounds == nil ? 21 : 16)
    case .camera(let camera):
      reported(frame.viewpoint(of: camera), "A camera")
    case .region(let region): framing(region.unit, "A region")
    case .rect(let rect): framing(rect.unit, "A rectangle")
    case .userLocation(let fallback):
      if let place = userLocation.flatMap({ Mercator.point($0.coordinate) }) {
        MapViewpoint(center: place, zoom: max(16, isPlaced ? flight.end.zoom : 0), heading: 0)
      } else {
        viewpoint(of: fallback, nil)
      }
    case .user: nil
    }
  }

  private func framing(_ rect: UnitRect?, _ name: String) -> MapViewpoint? { reported(rect.map { frame.framing($0) }, name) }

  private func reported(_ viewpoint: MapViewpoint?, _ name: String) -> MapViewpoint? {
    if viewpoint == nil {
      Report.once("map-position-\(name)", "\(name) of a map's position isn't finite or is negative; the map's position doesn't change.")
    }
    return viewpoint
  }

  // MARK: Motion

  /// Moves the camera to a viewpoint immediately.
  func jump(to viewpoint: MapViewpoint) {
    let end = frame.limited(viewpoint, by: bounds)
    flight = MapCameraPath(start: end, end: end, origin: progress)
    frame.viewpoint = end
  }

  /// Moves the camera to a viewpoint, with the animation of the current transaction.
  func aim(at viewpoint: MapViewpoint) {
    let end = frame.limited(viewpoint, by: bounds).nearest(to: frame.viewpoint)
    flight = MapCameraPath(start: frame.viewpoint, end: end, origin: progress)
  }

  /// Moves the camera to a viewpoint at the user's request.
  func move(to viewpoint: MapViewpoint, animation: Animation?) {
    markPositionedByUser()
    withAnimation(animation) {
      if animation == nil { jump(to: viewpoint) } else { aim(at: viewpoint) }
      refresh()
    }
  }

  /// Sets the position to one that is `positionedByUser`. It doesn't determine the camera any more.
  private func markPositionedByUser() {
    guard followsPosition else { return }
    followsPosition = false
    writePosition(MapCameraPosition(.user))
  }

  /// Indicates whether the user has moved the camera.
  var isMovedByUser: Bool { !followsPosition }

  /// Records a position that the map has written to its binding, so that it doesn't move the camera.
  func recordWrittenPosition(_ position: MapPosition) { lastPosition = position }

  /// Records the frame and the progress that the views show.
  func present(_ frame: MapFrame, progress: Double) {
    self.frame = frame
    self.progress = progress
  }
}

/// The observable state of a map, for its controls.
@MainActor @Observable
final class MapStatus {
  /// The heading, in radians.
  var heading = 0.0
  var metersPerPoint = 1.0
  var zoom = 0.0
  var isFollowingUser = false

  func show(_ frame: MapFrame) {
    let viewpoint = frame.viewpoint
    if heading != viewpoint.heading { heading = viewpoint.heading }
    if metersPerPoint != frame.metersPerPoint { metersPerPoint = frame.metersPerPoint }
    if zoom != viewpoint.zoom { zoom = viewpoint.zoom }
  }
}
