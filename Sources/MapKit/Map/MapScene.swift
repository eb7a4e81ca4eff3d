import CoreLocation
import Foundation
import Oriel

/// The views of a map, independent of the types of its content and its selection.
struct MapScene: View {
  let setup: MapSetup
  let collector: MapItemCollector
  let selection: MapSelectionLink?
  let feed: UserLocationFeed
  @State private var model = MapModel()
  /// The number of camera changes by the user.
  @State private var revision = 0
  @State private var tileVersion = 0
  /// The camera position, if no binding stores it.
  @State private var ownPosition: MapCameraPosition?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.mapTiles) private var mapTiles
  @Environment(\.mapStyle) private var mapStyle
  @Environment(\.mapCameraListeners) private var listeners
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapReaderLink) private var reader

  var body: some View {
    let position = position
    let store = prepare(position)
    GeometryReader { geometry in
      let insets = geometry.safeAreaInsets
      let size = CGSize(
        width: geometry.size.width + insets.leading + insets.trailing, height: geometry.size.height + insets.top + insets.bottom)
      let _ = model.update(size: size, insets: insets, position: position, userLocation: feed.location)
      let _ = model.geometry = geometry
      MapStage(
        model: model, flight: model.flight, size: size, insets: insets, revision: revision, version: model.version, store: store,
        tileVersion: tileVersion, isMuted: ground?.isMuted ?? false, selected: selection?.value, hasSelection: selection != nil,
        layoutDirection: layoutDirection, progress: model.flight.target
      )
      .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading)
      .clipped()
      .contentShape(Rectangle())
      .modifier(MapInput(model: model, modes: setup.modes))
      .overlay {
        MapOverlay(attribution: store?.isUsable == true ? store?.source.attribution : nil)
          .padding(insets)
          .environment(\.layoutDirection, layoutDirection)
          .environment(\.mapModel, model)
      }
      .offset(x: -insets.leading, y: -insets.top)
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(.own(.map)))
    .onAppear { register() }
  }

  private var position: MapPosition {
    if let ownPosition, !ownPosition.positionedByUser { return .camera(ownPosition) }
    switch setup.source {
    case .position(let binding): return .camera(binding.wrappedValue)
    case .initial(let position): return .camera(ownPosition ?? position)
    case .region(let region, let tracking):
      return tracking?.wrappedValue == .follow
        ? .camera(.userLocation(fallback: .region(region.wrappedValue))) : .region(region.wrappedValue)
    case .rect(let rect, let tracking):
      return tracking?.wrappedValue == .follow ? .camera(.userLocation(fallback: .rect(rect.wrappedValue))) : .rect(rect.wrappedValue)
    }
  }

  /// Updates the model with the properties of this update.
  private func prepare(_ position: MapPosition) -> TileStore? {
    model.take(collector)
    model.bounds = setup.bounds
    model.isRightToLeft = layoutDirection == .rightToLeft
    model.refresh = { revision += 1 }
    model.writePosition = write
    model.followUser = follow
    model.report = report
    model.selection = selection
    reader?.model = model
    return model.store(for: ground?.source) { tileVersion += 1 }
  }

  private var ground: (source: MapTileSource, isMuted: Bool)? {
    guard let tiles = mapStyle.tiles(of: mapTiles) else {
      Report.once("map-tiles", "A map has no tiles, and shows only the grid of degrees. Set the source of its tiles with mapTiles(_:for:).")
      return nil
    }
    if tiles.isOther {
      Report.once(
        "map-style-\(mapStyle)",
        "No mapTiles(_:for:) is set for the map style \(mapStyle); the tiles of a simpler style are shown instead.")
    }
    return (tiles.source, tiles.isMuted)
  }

  private func register() {
    if let scope = setup.scope { scopes?.models[scope] = model }
    if case .camera(let position) = position, position.followsUserLocation { feed.isFollowed = true }
  }

  /// Writes the position when the user has moved the map.
  private func write(_ position: MapCameraPosition) {
    switch setup.source {
    case .position(let binding): binding.wrappedValue = position
    case .initial: ownPosition = position
    case .region(_, let tracking), .rect(_, let tracking):
      ownPosition = nil
      if tracking?.wrappedValue == .follow { tracking?.wrappedValue = .none }
    }
  }

  private func follow() {
    let position = MapCameraPosition.userLocation(fallback: .camera(model.target.camera))
    feed.isFollowed = true
    withAnimation(.smooth) {
      switch setup.source {
      case .position(let binding): binding.wrappedValue = position
      case .initial: ownPosition = position
      case .region(_, let tracking), .rect(_, let tracking):
        if let tracking { tracking.wrappedValue = .follow } else { ownPosition = position }
      }
    }
  }

  /// Notifies the listeners that the camera has moved or settled.
  private func report(_ frame: MapFrame, isAtRest: Bool) {
    let context = frame.context
    for listener in listeners where listener.frequency.isContinuous || isAtRest { listener.action(context) }
    guard model.isMovedByUser else { return }
    switch setup.source {
    case .region(let region, _):
      model.recordWrittenPosition(.region(context.region))
      region.wrappedValue = context.region
    case .rect(let rect, _):
      model.recordWrittenPosition(.rect(context.rect))
      rect.wrappedValue = context.rect
    default: break
    }
  }
}
