import Oriel

/// A button that makes the map show and follow the user's location, which requires the user's permission. Mirrors MapKit's
/// `MapUserLocationButton`.
nonisolated public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?

  /// Creates a button for the map with a scope, or for the enclosing map.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  @MainActor public var body: some View {
    MapControl(scope, .topTrailing) { LocationButton(model: $0) }
  }
}

private struct LocationButton: View {
  let model: MapModel

  var body: some View {
    Button {
      model.followUser()
    } label: {
      Image(systemName: model.status.isFollowingUser ? "location.fill" : "location")
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(.tint)
        .frame(width: 40, height: 40)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .modifier(MapControlGround())
    .accessibilityLabel(Text(.own(.myLocation)))
  }
}
