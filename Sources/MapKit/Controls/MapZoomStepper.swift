import Oriel
import OrielModel

/// Two buttons that zoom the map. Mirrors MapKit's `MapZoomStepper`.
nonisolated public struct MapZoomStepper: View {
  private let scope: Namespace.ID?

  /// Creates buttons for the map with a scope, or for the enclosing map.
  public init(scope: Namespace.ID? = nil) { self.scope = scope }

  @MainActor public var body: some View {
    MapControl(scope, .bottomTrailing) { ZoomButtons(model: $0) }
  }
}

private struct ZoomButtons: View {
  let model: MapModel

  var body: some View {
    VStack(spacing: 0) {
      button("plus", .zoomIn, by: 1)
      Rectangle().fill(MapColors.line).frame(width: 40, height: 1)
      button("minus", .zoomOut, by: -1)
    }
    .modifier(MapControlGround())
  }

  private func button(_ symbol: String, _ word: BuiltInText, by change: Double) -> some View {
    // Reading the status makes the button depend on it.
    var shown = model.target.viewpoint
    shown.zoom = model.status.zoom
    var end = shown
    end.zoom += change
    let isPossible = abs(model.target.limited(end, by: model.bounds).zoom - shown.zoom) > 1e-3
    return Button {
      var end = model.target.viewpoint
      end.zoom += change
      model.move(to: end, animation: .smooth(duration: 0.3))
    } label: {
      Image(systemName: symbol).font(.system(size: 16, weight: .medium)).frame(width: 40, height: 38).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(!isPossible)
    .accessibilityLabel(Text(.own(word)))
  }
}
