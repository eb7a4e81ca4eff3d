import Foundation
import Oriel
import UniformTypeIdentifiers

/// A picture or a video that somebody has chosen. Mirrors PhotosUI's `PhotosPickerItem`: its file is read when its content is asked for.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Which of its encodings an item has. Mirrors PhotosUI's `PhotosPickerItem.EncodingDisambiguationPolicy`: files aren't converted.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let isCurrent: Bool

    /// That which the file has.
    public static let automatic = EncodingDisambiguationPolicy(isCurrent: false)
    /// That which the file has.
    public static let current = EncodingDisambiguationPolicy(isCurrent: true)
  }

  let url: URL
  private let isIdentified: Bool

  init(url: URL, isIdentified: Bool = false) {
    self.url = url
    self.isIdentified = isIdentified
  }

  /// The item of an identifier that another item had. Its content can be loaded as long as the file is where it was.
  public init(itemIdentifier: String) {
    let url = URL(string: itemIdentifier).flatMap { $0.isFileURL ? $0 : nil }
    self.init(url: url ?? URL(fileURLWithPath: itemIdentifier), isIdentified: true)
  }

  /// By which the file is found again; nil unless the picker was given a photo library.
  public var itemIdentifier: String? { isIdentified ? url.absoluteString : nil }

  /// The type of the file, by its name.
  public var supportedContentTypes: [UTType] { [UTType(filenameExtension: url.pathExtension) ?? .data] }

  public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool { first.url == second.url }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  private var provider: NSItemProvider {
    let (provider, url) = (NSItemProvider(), url)
    for type in supportedContentTypes { provider.register(type) { try Data(contentsOf: url) } }
    return provider
  }

  /// Loads the item as a value of a type; the result is nil where the type has no form of such a file. The handler is called once, later, on the main thread.
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

  /// Loads the item as a value of a type; nil where the type has no form of such a file. Throws where the file can't be read, or the type can't read it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await withCheckedThrowingContinuation { continuation in
      loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }
}
