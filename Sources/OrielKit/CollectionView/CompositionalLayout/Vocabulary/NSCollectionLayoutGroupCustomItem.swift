import SwiftUI

/// The frame of an item in a custom group. Mirrors UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in the content of the group.
  public let frame: CGRect
  /// The drawing order: items with greater values are in front.
  public let zIndex: Int

  /// Creates an item with a frame in the content of the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame.minX)
    hasher.combine(frame.minY)
    hasher.combine(zIndex)
  }
}
