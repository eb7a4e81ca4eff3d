import Oriel

/// A view that provides the map that a control belongs to: the one of its scope, or the enclosing one.
struct MapControl<Content: View>: View {
  let scope: Namespace.ID?
  let place: MapControlCorner
  let content: (MapModel) -> Content
  @Environment(\.mapModel) private var model
  @Environment(\.mapScopes) private var scopes
  @Environment(\.mapControlVisibility) private var visibility

  init(_ scope: Namespace.ID?, _ place: MapControlCorner, @ViewBuilder content: @escaping (MapModel) -> Content) {
    self.scope = scope
    self.place = place
    self.content = content
  }

  var body: some View {
    ZStack {
      if visibility != .hidden, let model = scope.flatMap({ scopes?.models[$0] }) ?? model { content(model) }
    }
    .layoutValue(key: MapControlCorner.Key.self, value: place)
  }
}

/// The background of a control's buttons.
struct MapControlGround: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 10))
      .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(MapColors.line, lineWidth: 1) }
      .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
  }
}
