import CoreMedia

/// A property that an asset loads asynchronously. Mirrors AVFoundation's `AVAsyncProperty`.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (AssetProperties) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  /// The duration of the asset, or `.indefinite` for an asset without an end.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty<Root, CMTime>(read: \.duration) }

  /// A Boolean value that indicates whether the asset has playable content.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty<Root, Bool>(read: \.isPlayable) }
}
