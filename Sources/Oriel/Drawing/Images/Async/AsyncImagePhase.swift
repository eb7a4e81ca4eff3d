/// How far the loading of an image has come. Mirrors SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  /// The image is there.
  case success(Image)
  /// The image could not be had; why, the error says.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there will be no image; nil where none is missing yet.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
