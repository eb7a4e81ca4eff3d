/// The service that removes position-dependent values from an environment, for views that are shown elsewhere. The layer that defines these
/// values provides a subclass.
@MainActor
class EnvironmentPlaces {
  /// Returns a Boolean value that indicates whether the environment belongs to a row of a list.
  func isInRow(_ values: EnvironmentValues) -> Bool { false }

  func leaveRow(_ values: inout EnvironmentValues) {}

  /// Removes the values that don't apply to views that are presented over the position.
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
  /// The context for the content of a container that scrolls or builds its views itself: the content isn't a row of an enclosing list, nor
  /// part of that row's link or button.
  @MainActor var outsideRow: _NodeContext {
    let places = graph.places
    guard places.isInRow(scope.values) else { return self }
    return _NodeContext(graph: graph, parent: parent, scope: EnvironmentScope(parent: scope) { places.leaveRow(&$0) })
  }
}
