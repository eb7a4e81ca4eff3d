/// Views that stand above all others of a window, and above its presentations, whichever of its views asks for them. They live as long as the window.
///
/// SwiftUI has nothing like it: on Apple's systems a second `UIWindow` above the first stands in for it.
@MainActor
public final class WindowOverlays {
  private let graph: GraphReference
  private var models: [String: AnyObject] = [:]
  private(set) var views: [AnyView] = []
  /// Made once something is to be covered.
  private(set) var barrier: ReachBarrier?
  weak var frame: AnyViewNode?

  init(graph: ViewGraph) { self.graph = graph.reference }

  /// Whether what the overlays stand above is out of reach of the focus and of keys, presentations included.
  public var coversWindow: Bool {
    get { barrier?.isRaised ?? false }
    set {
      guard newValue != coversWindow, let graph = graph.graph else { return }
      let barrier = barrier ?? ReachBarrier(graph: graph)
      self.barrier = barrier
      barrier.setRaised(newValue)
    }
  }

  /// The model of the overlay with an id: where there is none, it is made and shown from the next update on. Later overlays stand above earlier ones.
  ///
  /// - Parameters:
  ///   - content: What shows the model. It is asked once.
  public func model<Model: AnyObject, Content: View>(
    id: String, _ make: () -> Model, @ViewBuilder content: (Model) -> Content
  ) -> Model {
    if let model = models[id] as? Model { return model }
    let model = make()
    models[id] = model
    views.append(AnyView(content(model)))
    frame?.setNeedsUpdate()
    return model
  }
}

private enum WindowOverlaysKey: EnvironmentKey { static var defaultValue: WindowOverlays? { nil } }

extension EnvironmentValues {
  /// The overlays of the window that the view is in; nil where it is in none.
  public internal(set) var windowOverlays: WindowOverlays? {
    get { self[WindowOverlaysKey.self] }
    set { self[WindowOverlaysKey.self] = newValue }
  }
}
