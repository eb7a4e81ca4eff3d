import Foundation

/// The source of an image's pixels.
package enum ImageSource: Hashable, Sendable {
  case file(path: String)
  case data(Data)
  /// A vector image in a file, rendered for a box in pixels.
  case vector(path: String, width: Int, height: Int)
}

/// A decoded image. The renderer's class stores the texture.
package protocol LoadedImage: AnyObject, Sendable {
  /// The size in pixels. One pixel is one point unless the image has another scale.
  var pixelSize: CGSize { get }
}

/// An object that decodes and caches images, and encodes drawings.
@MainActor
package protocol ImageLoader: AnyObject {
  /// Returns the decoded image, or `nil` if the source doesn't exist or can't be decoded.
  func load(_ source: ImageSource) -> (any LoadedImage)?

  /// Returns the image at an address if it is in memory, or `nil` otherwise.
  func image(inMemoryFor url: URL) -> (any LoadedImage)?

  /// Reads and decodes the image at an address outside of the main actor. The image is cached for a while, or for as long as its server
  /// permits. Canceling the task ends this early.
  func image(at url: URL) async throws -> any LoadedImage

  /// Loads data with a closure, and decodes it outside of the main actor. The image isn't cached.
  func image(from data: @escaping @Sendable () async throws -> Data) async throws -> any LoadedImage

  /// Returns a drawing as a PNG file on a transparent background, or `nil` if it has no pixels. `size` is in points, `scale` in pixels per
  /// point.
  func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data?

  /// Returns the pixels of a drawing on a transparent background, or `nil` if it has none. `size` is in points, `scale` in pixels per point.
  func image(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> (any LoadedImage)?
}

extension ImageLoader {
  package func image(inMemoryFor url: URL) -> (any LoadedImage)? { nil }

  package func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data? { nil }

  package func image(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> (any LoadedImage)? { nil }

  package func image(at url: URL) async throws -> any LoadedImage { throw URLError(.unsupportedURL) }

  package func image(from data: @escaping @Sendable () async throws -> Data) async throws -> any LoadedImage {
    throw URLError(.unsupportedURL)
  }
}
