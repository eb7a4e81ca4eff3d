import CoreLocation
import Foundation
import Observation
import Oriel

/// What a map keeps between the updates of its views: its items, where its camera is and where it goes.
@MainActor
final class MapModel {
  /// What was done, for tests.
  struct Work: Equatable {
    var shapeDrawings = 0
    var titleDrawings = 0
  }

  // MARK: Content

  private(set) var places = PlaceIndex()
  private(set) var shapes: [MapShape] = []
  /// Counts the changes of the content.
  private(set) var version = 0
  private var collector: MapItemCollector?
  private var geometries: [Int: ShapeGeometry] = [:]
  private var patch: ShapePatch?
  /// Around all that an automatic camera shows; nil where there is nothing.
  private(set) var contentBounds: UnitRect?
  var work = Work()

  // MARK: Camera

  /// On which way the camera is; its end is where it comes to rest.
  private(set) var flight = MapFlight(start: .world, end: .world, origin: -1)
  /// What the last update has shown, and how far the animated number had come.
  private(set) var frame = MapFrame(viewpoint: .world, size: .zero, insets: EdgeInsets())
  private(set) var progress = 0.0
  /// Whether a size was known yet.
  private(set) var isPlaced = false
  /// Whether somebody moves the map at the moment.
  var isHeld = false
  /// Whether the position says where the camera is; not any more once somebody has moved the map.
  private var followsPosition = true
  private var lastPosition: MapPosition?
  private var lastSubject: UnitRect?
  var bounds: MapCameraBounds?
  var isRightToLeft = false
  /// Of the view that the program sees.
  var geometry: GeometryProxy?
  private var anchor: TileKey?
  private var placeAnchor: SIMD2<Double>?
  /// Has the map's views updated.
  var refresh: () -> Void = {}
  var writePosition: (MapCameraPosition) -> Void = { _ in }
  /// Follows the place of the machine from now on.
  var followUser: () -> Void = {}
  /// Reports a camera that has moved, and whether it rests.
  var report: (MapFrame, Bool) -> Void = { _, _ in }
  /// Reads and writes what is selected; nil for a map without a selection.
  var selection: MapSelectionLink?
  let status = MapStatus()
  private(set) var tiles: TileStore?

  var target: MapFrame { MapFrame(viewpoint: flight.end, size: frame.size, insets: frame.insets) }

  var isAtRest: Bool { !isHeld && progress == flight.target }

  // MARK: What changes

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

  /// The tile from whose corner the places of others are told: the same one while the map is moved, so that no tile is laid out anew.
  func tileAnchor(for first: TileKey?, z: Int) -> TileKey {
    let first = first ?? TileKey(z: z, x: 0, y: 0)
    if let anchor, anchor.z == z, abs(anchor.x - first.x) < 64, abs(anchor.y - first.y) < 64 { return anchor }
    anchor = first
    return first
  }

  /// The place beside which items are laid out: the same one while it isn't further beside the view than the view is large.
  func placeAnchor(for frame: MapFrame) -> SIMD2<Double> {
    let corner = frame.place(.zero)
    if let placeAnchor {
      let point = frame.point(placeAnchor)
      if abs(point.x) < frame.size.width * 0.8, abs(point.y) < frame.size.height * 0.8 { return placeAnchor }
    }
    placeAnchor = corner
    return corner
  }

  /// The store of a source: the one that there is while the source stays the same.
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

  /// Takes the size of the view and what the camera is to show. Called as the map's views are updated, so that what follows is a part of the same change, with its
  /// animation.
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

  /// What a position shows that may change while the position stays the same.
  private func subject(of position: MapPosition, _ userLocation: CLLocation?) -> UnitRect? {
    switch position {
    case .camera(let position) where position.isAutomatic: contentBounds
    case .camera(let position) where position.followsUserLocation:
      userLocation.flatMap { Mercator.point($0.coordinate) }.map { UnitRect($0) } ?? contentBounds
    default: nil
    }
  }

  /// Nil where the position says none, which leaves the camera where it is.
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
      Report.once("map-position-\(name)", "\(name) of a map's position isn't finite, or is less than nothing; the map stays where it is.")
    }
    return viewpoint
  }

  // MARK: Motion

  /// Shows a viewpoint at once.
  func jump(to viewpoint: MapViewpoint) {
    let end = frame.limited(viewpoint, by: bounds)
    flight = MapFlight(start: end, end: end, origin: progress)
    frame.viewpoint = end
  }

  /// Goes to a viewpoint, by the animation of the change that the update belongs to.
  func aim(at viewpoint: MapViewpoint) {
    let end = frame.limited(viewpoint, by: bounds).nearest(to: frame.viewpoint)
    flight = MapFlight(start: frame.viewpoint, end: end, origin: progress)
  }

  /// Goes to a viewpoint because somebody wants to.
  func move(to viewpoint: MapViewpoint, animation: Animation?) {
    tellOfUser()
    withAnimation(animation) {
      if animation == nil { jump(to: viewpoint) } else { aim(at: viewpoint) }
      refresh()
    }
  }

  /// Somebody moves the map: the position says nothing about the camera any more.
  private func tellOfUser() {
    guard followsPosition else { return }
    followsPosition = false
    writePosition(MapCameraPosition(.user))
  }

  /// Whether the camera is where somebody has moved it.
  var isMovedByUser: Bool { !followsPosition }

  /// A program is told where the camera is, in its binding, which asks for nothing by that.
  func noteWritten(_ position: MapPosition) { lastPosition = position }

  /// The views show a moment of the flight.
  func present(_ frame: MapFrame, progress: Double) {
    self.frame = frame
    self.progress = progress
  }
}

/// What controls and listeners know of a map.
@MainActor @Observable
final class MapStatus {
  /// Radians.
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
