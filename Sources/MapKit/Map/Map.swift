import Oriel

/// A map: the flat world with a camera that the user can move, and with markers, views and shapes. Mirrors MapKit's `Map`.
///
/// `mapTiles(_:for:)` provides the tiles of its background. A map takes the proposed size, extends under the safe area insets, and frames
/// the content of its camera position within them.
nonisolated public struct Map<Content: View>: View {
  private let content: Content

  init(showing content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

/// The content of a map. Mirrors MapKit's `MapContentView`.
nonisolated public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  let setup: MapSetup
  let content: Content
  let selection: MapSelectionLink?

  init(_ setup: MapSetup, _ content: Content, selection: MapSelectionLink? = nil) {
    self.setup = setup
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View { CollectedMap(setup: setup, content: content, selection: selection) }
}

/// A view that collects the items of a map's content.
private struct CollectedMap<Content: MapContent>: View {
  let setup: MapSetup
  let content: Content
  let selection: MapSelectionLink?
  @State private var feed = UserLocationFeed()
  @Environment(\.mapLocations) private var locations

  var body: some View {
    let collector = MapItemCollector()
    let _ = Content._collectItems(content, in: _MapContentContext(collector, userLocation: feed.location))
    MapScene(setup: setup, collector: collector, selection: selection, feed: feed)
      .modifier(UserLocationTask(feed: feed, isWanted: collector.showsUserLocation || feed.isFollowed, locations: locations))
  }
}

nonisolated extension Map {
  static func setup(
    _ source: MapPositionSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ scope: Namespace.ID?
  ) -> MapSetup {
    MapSetup(source: source, bounds: bounds, modes: modes, scope: scope)
  }

  /// Creates a map with a binding to a camera position. When the user moves the map, the binding receives a position that is
  /// `positionedByUser`.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(showing: MapContentView(Self.setup(.position(position), bounds, interactionModes, scope), EmptyMapContent()))
  }

  /// Creates a map with content and a binding to a camera position.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(showing: MapContentView(Self.setup(.position(position), bounds, interactionModes, scope), content()))
  }

  /// Creates a map with an initial camera position.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(showing: MapContentView(Self.setup(.initial(initialPosition), bounds, interactionModes, scope), EmptyMapContent()))
  }

  /// Creates a map with content and an initial camera position.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(showing: MapContentView(Self.setup(.initial(initialPosition), bounds, interactionModes, scope), content()))
  }

  /// Creates a map of the world.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }

  /// Creates a map that frames its content.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope, content: content)
  }
}
