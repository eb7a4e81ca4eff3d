import CoreMedia

/// A property that an asset loads when it is asked for. Mirrors AVFoundation's `AVAsyncProperty`.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (AssetFacts) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  /// The length of the asset, or `.indefinite` for one without an end.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty<Root, CMTime>(read: \.duration) }

  /// Whether the asset has anything that can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty<Root, Bool>(read: \.isPlayable) }
}
