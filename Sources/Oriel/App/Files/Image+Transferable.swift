import Foundation
import OrielDrawing
import UniformTypeIdentifiers

/// Images are exported as PNG, and imported from each type of file that can be shown. An import of data that isn't an image throws.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) in try await image.pngData() }
    DataRepresentation(importedContentType: .image) { (data: Data) -> Image in try await Image(decoding: data) }
  }
}

extension Image {
  /// Creates an image from the data of a file.
  ///
  /// - Throws: `TransferError` if the app's image loader can't decode the data. Before the first window there is no loader, and the view
  ///   that shows the image decodes it.
  @MainActor package init(decoding data: Data) throws {
    guard !data.isEmpty else { throw TransferError() }
    if let loader = AppLifecycle.imageLoader, loader.load(.data(data)) == nil { throw TransferError() }
    self.init(source: .data(data))
  }

  /// Returns the PNG data of the image, rendered with the environment of the frontmost window. Bitmaps keep all of their pixels; other
  /// images have the resolution of the screen.
  ///
  /// - Throws: `TransferError` if there is no window, or if the image has no content.
  @MainActor package func pngData() throws -> Data {
    guard let window = AppLifecycle.current.frontWindow, source != .placeholder else { throw TransferError() }
    var image = self
    image.resizing = nil
    let rendering = window.graph.rendering
    var environment = window.graph.rootScope.values
    let painter = ImagePainter(image, environment: environment, graph: window.graph)
    guard !painter.isMissing else { throw TransferError() }
    environment.displayScale = painter.pixelsPerPoint
    let host = ViewHost(root: image, rendering: rendering, overrides: { [environment] in $0 = environment })
    defer { host.close() }
    host.isTransparent = true
    host.graph.prepareForMeasuring()
    let size = host.graph.rootBox.idealSize(for: .unspecified)
    host.resize(to: size, scale: environment.displayScale)
    let drawing = host.renderFrame(at: window.graph.now)
    guard let data = rendering.images.pngData(of: drawing, size: size, scale: environment.displayScale) else { throw TransferError() }
    return data
  }
}
