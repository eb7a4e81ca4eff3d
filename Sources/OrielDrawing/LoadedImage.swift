import Foundation

/// Where the pixels of an image come from.
package enum ImageSource: Hashable, Sendable {
  case file(path: String)
  case data(Data)
  /// A vector image in a file, drawn for a box of so many pixels.
  case vector(path: String, width: Int, height: Int)
}

/// A decoded image; a renderer's class holds the texture.
package protocol LoadedImage: AnyObject, Sendable {
  /// In pixels; one pixel is one point unless the image says otherwise.
  var pixelSize: CGSize { get }
}

/// Decodes and caches images, and encodes drawings.
@MainActor
package protocol ImageLoader: AnyObject {
  /// Nil if the source does not exist or cannot be decoded.
  func load(_ source: ImageSource) -> (any LoadedImage)?

  /// The image at an address, if it is in memory.
  func image(inMemoryFor url: URL) -> (any LoadedImage)?

  /// Reads and decodes the image at an address away from the main actor; it is kept in memory for a while. Cancelling the task ends that early.
  func image(at url: URL) async throws -> any LoadedImage

  /// A drawing as a PNG file, on nothing; nil where it has no pixels. `size` in points, `scale` pixels a point.
  func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data?
}

extension ImageLoader {
  package func image(inMemoryFor url: URL) -> (any LoadedImage)? { nil }

  package func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data? { nil }

  package func image(at url: URL) async throws -> any LoadedImage { throw URLError(.unsupportedURL) }
}
