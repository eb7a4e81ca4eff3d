import Foundation
import OrielDrawing
import UniformTypeIdentifiers

/// An image goes out as PNG, and comes in from each kind of file that can be shown. Importing bytes that aren't a picture throws.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) in try await image.pngData() }
    DataRepresentation(importedContentType: .image) { (data: Data) -> Image in try await Image(decoding: data) }
  }
}

extension Image {
  /// A picture from the bytes of a file. Throws for bytes that the app's image loader can't decode; before the first window there is none,
  /// and the view that shows the picture decodes it.
  @MainActor package init(decoding data: Data) throws {
    guard !data.isEmpty else { throw TransferError() }
    if let loader = AppLifecycle.imageLoader, loader.load(.data(data)) == nil { throw TransferError() }
    self.init(source: .data(data))
  }

  /// The image by itself, as it looks in the window in front: a picture with all of its pixels, others as sharp as the screen. Throws where
  /// there is no window, or nothing to see.
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
