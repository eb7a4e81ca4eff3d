/// A reference to the window that shows a graph's views.
@MainActor
final class SurfaceReference {
  weak var surface: (any WindowSurface)?
}

@MainActor private let surfaceService = GraphService<SurfaceReference> { _ in SurfaceReference() }

extension ViewGraph {
  /// The surface of the window, or `nil` while no window shows the views.
  var surface: (any WindowSurface)? {
    get { service(surfaceService).surface }
    set {
      service(surfaceService).surface = newValue
      input.surface = newValue
    }
  }
}
