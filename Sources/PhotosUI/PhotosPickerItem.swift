import Foundation
import Oriel
import UniformTypeIdentifiers

/// A picture or a video that the user has chosen. Its file is read when the content is loaded. Mirrors PhotosUI's `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  /// A policy for items with several encodings. It has no effect, because files aren't converted. Mirrors PhotosUI's
  /// `PhotosPickerItem.EncodingDisambiguationPolicy`.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let isCurrent: Bool

    /// The encoding of the file.
    public static let automatic = EncodingDisambiguationPolicy(isCurrent: false)
    /// The encoding of the file.
    public static let current = EncodingDisambiguationPolicy(isCurrent: true)
  }

  let url: URL
  private let isIdentified: Bool

  init(url: URL, isIdentified: Bool = false) {
    self.url = url
    self.isIdentified = isIdentified
  }

  /// Creates an item from the identifier of another item. Its content can be loaded as long as the file exists at the same path.
  public init(itemIdentifier: String) {
    let url = URL(string: itemIdentifier).flatMap { $0.isFileURL ? $0 : nil }
    self.init(url: url ?? URL(fileURLWithPath: itemIdentifier), isIdentified: true)
  }

  /// The identifier by which the file can be found again, or `nil` if the picker has no photo library.
  public var itemIdentifier: String? { isIdentified ? url.absoluteString : nil }

  /// The type of the file, derived from its extension.
  public var supportedContentTypes: [UTType] { [UTType(filenameExtension: url.pathExtension) ?? .data] }

  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool { first.url == second.url }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  private var provider: NSItemProvider {
    let (provider, url) = (NSItemProvider(), url)
    for type in supportedContentTypes { provider.register(type) { try Data(contentsOf: url) } }
    return provider
  }

  /// Loads the item as a value of a type. The result is `nil` if the type can't represent such a file. The handler is called once,
  /// asynchronously, on the main thread.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let provider = provider
    guard provider.canLoadObject(ofClass: type) else {
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.main.async {
        progress.completedUnitCount = 1
        completionHandler(.success(nil))
      }
      return progress
    }
    return provider.loadTransferable(type: type) { result in completionHandler(result.map { $0 }) }
  }

  /// Loads the item as a value of a type, or returns `nil` if the type can't represent such a file. Throws if the file can't be read or
  /// converted.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}
