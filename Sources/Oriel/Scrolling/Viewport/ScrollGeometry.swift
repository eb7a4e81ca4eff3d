import Foundation
import OrielDrawing

/// The geometry of a scroll view, in points. Mirrors SwiftUI's `ScrollGeometry`.
@frozen public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
  /// The point of the content at the top left corner of the scroll view. It is negative if insets or a stretch permit it.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content, which can be scrolled into the viewport: its margins, and the safe area's insets that the scroll view
  /// extends into.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, including the parts that extend into the safe area's insets.
  public var containerSize: CGSize

  /// Creates a scroll geometry from its components.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle, in the content's space.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle without the content insets.
  public var bounds: CGRect { visibleRect.inset(by: contentInsets) }

  /// A textual representation of the geometry for debugging.
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
