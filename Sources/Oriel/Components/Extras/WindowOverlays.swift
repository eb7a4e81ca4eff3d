/// The overlays of a window: views in front of all other views of the window, including its presentations. Any view of the window can add
/// one. Overlays exist as long as the window does.
///
/// SwiftUI has no equivalent. On Apple's systems apps use a second `UIWindow` in front of the first.
@MainActor
public final class WindowOverlays {
  private let graph: GraphReference
  private var models: [String: AnyObject] = [:]
  private(set) var views: [AnyView] = []
  /// The focus barrier that covers the window, created when `coversWindow` first becomes `true`.
  private(set) var barrier: FocusBarrier?
  weak var frame: AnyViewNode?

  init(graph: ViewGraph) { self.graph = graph.reference }

  /// A Boolean value that indicates whether the focus and keys can't reach the content behind the overlays, including presentations.
  public var coversWindow: Bool {
    get { barrier?.isRaised ?? false }
    set {
      guard newValue != coversWindow, let graph = graph.graph else { return }
      let barrier = barrier ?? FocusBarrier(graph: graph)
      self.barrier = barrier
      barrier.setRaised(newValue)
    }
  }

  /// Returns the model of the overlay with an id. If there is none, the method creates one with `make`, and the overlay appears with the
  /// next update. Later overlays are in front of earlier ones.
  ///
  /// - Parameters:
  ///   - id: The id of the overlay in the window.
  ///   - make: A closure that creates the model.
  ///   - content: The view of the model. The method evaluates it once.
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
  /// The overlays of the window that contains the view, or `nil` if the view is in no window.
  public internal(set) var windowOverlays: WindowOverlays? {
    get { self[WindowOverlaysKey.self] }
    set { self[WindowOverlaysKey.self] = newValue }
  }
}
