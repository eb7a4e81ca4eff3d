import Foundation
import OrielDrawing
import UniformTypeIdentifiers

/// An image goes out as PNG, and comes in from each kind of file that can be shown. Bytes that are no picture are shown as a broken file is.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) in try await image.pngData() }
    DataRepresentation(importedContentType: .image) { (data: Data) -> Image in
      guard !data.isEmpty else { throw TransferError() }
      return Image(source: .data(data))
    }
  }
}

extension Image {
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
