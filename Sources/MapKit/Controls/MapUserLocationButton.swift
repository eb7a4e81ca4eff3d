import Oriel

/// Has the map show, and follow, where the machine is, which the desktop asks people about. Mirrors MapKit's `MapUserLocationButton`.
nonisolated public struct MapUserLocationButton: View {
  private let scope: Namespace.ID?

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
