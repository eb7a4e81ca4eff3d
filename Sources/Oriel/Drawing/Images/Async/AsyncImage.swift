import Foundation
import OrielDrawing

/// An image from an address: `http`, `https`, `file` or `data`. Mirrors SwiftUI's `AsyncImage`.
///
/// It loads as soon as it is in a window, away from the main actor, stops when it goes, and begins anew when its address changes. Images are
/// kept in memory for a while, up to 64 MiB of pixels for all windows: one that is there is shown at once. Without a `transaction` form,
/// which is given the error, an image that can't be had is reported once and its placeholder stays.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  /// Whether the content is told of errors.
  let tellsErrors: Bool
  let content: (AsyncImagePhase) -> Content

  /// Shows the image in its own size; until it is there, a grey place that takes the room that it is offered.
  ///
  /// `scale` is pixels a point; what isn't above 0 counts as 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale, transaction: Transaction(), tellsErrors: false) {
      $0.image ?? Image(source: .placeholder).resizable()
    }
  }

  /// Shows what `content` makes of the image; until it is there, the placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale, transaction: Transaction(), tellsErrors: false) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what `content` makes of each phase; phases follow each other within the transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, transaction: transaction, tellsErrors: true, content: content)
  }

  private init(
    url: URL?, scale: CGFloat, transaction: Transaction, tellsErrors: Bool, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.transaction = transaction
    self.tellsErrors = tellsErrors
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AsyncImageNode(view, in: context)
  }
}

/// Holds the phase itself: as state of a row it would be kept, pixels and all, for rows that are out of sight.
@MainActor
private final class AsyncImageNode<Content: View>: ViewNode<AsyncImage<Content>>, TaskStarter {
  private var view: AsyncImage<Content>
  private var phase = AsyncImagePhase.empty
  private var content: ViewNode<Content>!
  private var task: Task<Void, Never>?
  var startedTask: Task<Void, Never>? { task }

  init(_ view: AsyncImage<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    load()
    evaluate()
  }

  override var viewTypeName: String { "AsyncImage" }
  override var namesItselfInPaths: Bool { true }

  override func forEachChild(_ body: (AnyViewNode) -> Void) { if let content { body(content) } }

  override func update(_ newView: AsyncImage<Content>) {
    let (oldURL, oldScale) = (view.url, view.scale)
    view = newView
    if oldURL != newView.url {
      load()
    } else if oldScale != newView.scale, case .success(let image) = phase, case .loaded(let picture) = image.source {
      phase = .success(picture.image(scale: newView.scale))
    }
    evaluate()
  }

  override func performUpdate() { evaluate() }

  override func willUnmount() { stop() }

  private func stop() {
    task?.cancel()
    task = nil
  }

  private func load() {
    stop()
    phase = .empty
    guard let url = view.url else { return }
    let images = graph.rendering.images
    if let image = images.image(inMemoryFor: url) {
      phase = .success(LoadedPicture(image).image(scale: view.scale))
      return
    }
    task = Task { [weak self] in
      let result: Result<any LoadedImage, any Error>
      do {
        result = .success(try await images.image(at: url))
      } catch {
        result = .failure(error)
      }
      // Cancelled means that this address is nobody's any more.
      guard !Task.isCancelled else { return }
      self?.finish(result, url)
    }
  }

  private func finish(_ result: Result<any LoadedImage, any Error>, _ url: URL) {
    guard isMounted else { return }
    task = nil
    switch result {
    case .success(let image): phase = .success(LoadedPicture(image).image(scale: view.scale))
    case .failure(let error):
      phase = .failure(error)
      if !view.tellsErrors {
        let address = url.scheme == "data" ? "a data address" : url.absoluteString
        Report.once("async-image-\(address)", "The image at \(address) cannot be shown: \(error.localizedDescription) (\(viewPath))")
      }
    }
    setNeedsUpdate(with: view.transaction)
  }

  private func evaluate() {
    needsUpdate = false
    graph.countBody()
    let (view, phase) = (view, phase)
    let previous = graph.updates.evaluating
    graph.updates.evaluating = self
    let body = tracking { view.content(phase) }
    graph.updates.evaluating = previous
    if let content {
      content.update(body)
    } else {
      content = Content._makeNode(body, in: _NodeContext(graph: graph, parent: self, scope: scope))
    }
  }
}
