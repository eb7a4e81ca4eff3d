import SwiftUI

/// A frame in a group that places its items itself. Mirrors UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct NSCollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// In the group's content.
  public let frame: CGRect
  /// What is drawn above what: greater above smaller.
  public let zIndex: Int

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
