/// Takes out of an environment what is said of the place where a view stands, for views that stand elsewhere. The layer that says it has a subclass.
@MainActor
class EnvironmentPlaces {
  /// Whether the place is in a row of a list.
  func isInRow(_ values: EnvironmentValues) -> Bool { false }

  func leaveRow(_ values: inout EnvironmentValues) {}

  /// For what is presented over the place.
  func leave(_ values: inout EnvironmentValues, staysInScreen: Bool) {}
}

@MainActor private let placesService = GraphService<EnvironmentPlaces> { _ in EnvironmentPlaces() }

extension ViewGraph {
  var places: EnvironmentPlaces {
    get { service(placesService) }
    set { setService(placesService, to: newValue) }
  }
}

extension _NodeContext {
  /// For a container that scrolls or builds its views by itself: what is in it is no row of the list around, nor that row's link or button.
  @MainActor var outsideOfRow: _NodeContext {
    let places = graph.places
    guard places.isInRow(scope.values) else { return self }
    return _NodeContext(graph: graph, parent: parent, scope: EnvironmentScope(parent: scope) { places.leaveRow(&$0) })
  }
}
