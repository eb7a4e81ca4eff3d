/// The window that a graph's views are shown in.
@MainActor
final class SurfaceReference {
  weak var surface: (any WindowSurface)?
}

@MainActor private let surfaceService = GraphService<SurfaceReference> { _ in SurfaceReference() }

extension ViewGraph {
  /// Nil while the views are in no window.
  var surface: (any WindowSurface)? {
    get { service(surfaceService).surface }
    set {
      service(surfaceService).surface = newValue
      input.surface = newValue
    }
  }
}
