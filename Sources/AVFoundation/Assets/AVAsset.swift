import Foundation

/// Media that can be played. Mirrors AVFoundation's `AVAsset`.
// Sendable, because its properties are immutable.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL

  fileprivate init(source: URL) { self.source = source }

  /// Creates an asset for the resource at a URL, of any scheme that GStreamer supports.
  public convenience init(url: URL) { self.init(source: url) }

  /// Loads a property.
  ///
  /// - Throws: An `AVError` if the resource can't be opened.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.read(try await AssetProperties.load(source))
  }

  /// Loads two properties together.
  public func load<A: Sendable, B: Sendable>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    let facts = try await AssetProperties.load(source)
    return (first.read(facts), second.read(facts))
  }
}

/// Media at a URL. Mirrors AVFoundation's `AVURLAsset`.
// Sendable, because its properties are immutable.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the resource.
  public let url: URL

  /// Creates an asset for the resource at a URL.
  public init(url: URL) {
    self.url = url
    super.init(source: url)
  }
}
