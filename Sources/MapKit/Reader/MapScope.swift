import Observation
import Oriel

/// The maps by scope, for controls outside of them.
@MainActor @Observable
final class MapScopes {
  var models: [Namespace.ID: MapModel] = [:]
}

extension EnvironmentValues {
  @Entry var mapScopes: MapScopes?
}

extension View {
  /// Makes map controls in the view belong to the map in the view with the same scope. Mirrors MapKit's `mapScope(_:)`.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

nonisolated private struct MapScopeModifier: ViewModifier {
  @MainActor func body(content: Content) -> some View { MapScopeHolder(content: content) }
}

private struct MapScopeHolder<Content: View>: View {
  let content: Content
  @State private var scopes = MapScopes()
  @Environment(\.mapScopes) private var outer

  var body: some View { content.environment(\.mapScopes, outer ?? scopes) }
}
