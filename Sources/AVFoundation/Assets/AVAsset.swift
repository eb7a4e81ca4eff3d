import Foundation

/// Media that can be played. Mirrors AVFoundation's `AVAsset`.
// Nothing of it changes once it is made.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL

  fileprivate init(source: URL) { self.source = source }

  /// An asset of the resource at a URL, of any scheme that GStreamer can open.
  public convenience init(url: URL) { self.init(source: url) }

  /// Loads a property. Throws an `AVError` for a resource that can't be opened.
  public func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    property.read(try await AssetFacts.load(source))
  }

  /// Loads two properties at once.
  public func load<A: Sendable, B: Sendable>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    let facts = try await AssetFacts.load(source)
    return (first.read(facts), second.read(facts))
  }
}

/// Media at a URL. Mirrors AVFoundation's `AVURLAsset`.
// Nothing of it changes once it is made.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init(source: url)
  }
}
