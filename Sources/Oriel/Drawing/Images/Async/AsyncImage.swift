import Foundation
import OrielDrawing

/// An image from a URL with the scheme `http`, `https`, `file` or `data`. Mirrors SwiftUI's `AsyncImage`.
///
/// It starts to load off the main actor when it enters a window, stops when it is removed, and restarts when its URL changes. Images are
/// cached in memory, up to 64 MiB of pixels for all windows, for as long as their server permits. A cached image appears at once. Except
/// with the initializer that takes a `transaction`, whose content receives the error, a failure is reported once and the placeholder stays.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  fileprivate let source: AsyncImageSource
  let scale: CGFloat
  let transaction: Transaction
  /// Indicates whether the content receives errors.
  let passesErrorsToContent: Bool
  let content: (AsyncImagePhase) -> Content

  /// Creates a view that shows the image in its own size. Until it is loaded, a gray placeholder takes the available space.
  ///
  /// `scale` is the number of pixels per point. A scale that isn't positive and finite counts as 1.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(source: .url(url), scale: scale)
  }

  /// Creates a view that shows the content for the image, or the placeholder until the image is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(source: .url(url), scale: scale, content: content, placeholder: placeholder)
  }

  /// Creates a view that shows the content for each phase. A change of the phase has the given transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(source: .url(url), scale: scale, transaction: transaction, passesErrorsToContent: true, content: content)
  }

  package init(source: AsyncImageSource, scale: CGFloat) where Content == Image {
    self.init(source: source, scale: scale, transaction: Transaction(), passesErrorsToContent: false) {
      $0.image ?? Image(source: .placeholder).resizable()
    }
  }

  package init<I: View, P: View>(
    source: AsyncImageSource, scale: CGFloat, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(source: source, scale: scale, transaction: Transaction(), passesErrorsToContent: false) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  package init(
    source: AsyncImageSource, scale: CGFloat, transaction: Transaction, passesErrorsToContent: Bool,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.transaction = transaction
    self.passesErrorsToContent = passesErrorsToContent
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    AsyncImageNode(view, in: context)
  }
}

/// A node that stores the phase itself. As the state of a row, the phase would be kept for offscreen rows, including its pixels.
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
    let (oldSource, oldScale) = (view.source, view.scale)
    view = newView
    if oldSource != newView.source {
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
    let source = view.source
    guard let url = source.url else { return }
    let images = graph.rendering.images
    let data = source.data(with: scope.values.asyncImageSession)
    if data == nil, let image = images.image(inMemoryFor: url) {
      phase = .success(LoadedPicture(image).image(scale: view.scale))
      return
    }
    task = Task { [weak self] in
      let result: Result<any LoadedImage, any Error>
      do {
        if let data {
          result = .success(try await images.image(from: data))
        } else {
          result = .success(try await images.image(at: url))
        }
      } catch {
        result = .failure(error)
      }
      // A canceled task belongs to a URL that isn't shown any more.
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
      if !view.passesErrorsToContent {
        let address = url.scheme == "data" ? "a data URL" : url.absoluteString
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
