import Oriel

nonisolated extension Map {
  /// Creates a map with a camera position and selectable content. A `tag(_:)` or the id of a `ForEach` selects content.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      showing: MapContentView(
        Self.setup(.position(position), bounds, interactionModes, scope), content(), selection: MapSelectionLink(selection)))
  }

  /// Creates a map with an initial camera position and selectable content.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      showing: MapContentView(
        Self.setup(.initial(initialPosition), bounds, interactionModes, scope), content(), selection: MapSelectionLink(selection)))
  }

  /// Creates a map that frames its selectable content.
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope, content: content)
  }

  /// Creates a map with a camera position whose selection is a `MapSelection`.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapSelection<SelectedValue>?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: selection.plain(), scope: scope, content: content)
  }

  /// Creates a map with an initial camera position whose selection is a `MapSelection`.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapSelection<SelectedValue>?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection.plain(), scope: scope,
      content: content)
  }

  /// Creates a map that frames its content and whose selection is a `MapSelection`.
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      bounds: bounds, interactionModes: interactionModes, selection: selection.plain(), scope: scope, content: content)
  }
}

extension Binding {
  /// Returns a binding to the value of a `MapSelection`.
  nonisolated fileprivate func plain<SelectedValue: Hashable>() -> Binding<SelectedValue?> where Value == MapSelection<SelectedValue>? {
    Binding<SelectedValue?> {
      wrappedValue?.value
    } set: {
      wrappedValue = $0.map { MapSelection($0) }
    }
  }
}
