import Foundation
import OrielDrawing

/// Where a scroll view's content is. Mirrors SwiftUI's `ScrollGeometry`. All in points.
@frozen public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The place of the content that is at the top left corner of the scroll view; below zero where insets or a stretch let it.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Room around the content that can be scrolled into sight: its margins, and the safe area's insets that the scroll view reaches under.
  public var contentInsets: EdgeInsets
  /// The scroll view's own size, with what reaches under the safe area's insets.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen, in the content's space.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What is seen without the part that the insets take.
  public var bounds: CGRect { visibleRect.inset(by: contentInsets) }

  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

extension ScrollBox {
  var geometry: ScrollGeometry {
    let seen = CGRect(origin: offset, size: size).outset(by: overhang)
    return ScrollGeometry(contentOffset: seen.origin, contentSize: contentSize, contentInsets: insets + overhang, containerSize: seen.size)
  }
}
