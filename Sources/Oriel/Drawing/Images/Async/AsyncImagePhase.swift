/// The state of the loading of an image. Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image couldn't be loaded, for the reason that the error describes.
  case failure(any Error)

  /// The image, or `nil` if it isn't loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, or `nil` if loading hasn't failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
