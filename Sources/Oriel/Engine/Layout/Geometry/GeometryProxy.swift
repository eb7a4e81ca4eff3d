import Foundation

/// A proxy for the size and the position of a view. Mirrors SwiftUI's `GeometryProxy`.
///
/// A body that reads through a proxy is evaluated again when the values that it read have changed, and only then. A proxy may be used on
/// the main actor only.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// The size of the view, in points.
  public var size: CGSize {
    let source = source
    return MainActor.assumeIsolated { source.readSize() }
  }

  /// The distances by which the safe area's insets extend over the view at the edges that they touch, in points.
  public var safeAreaInsets: EdgeInsets {
    let source = source
    return MainActor.assumeIsolated { source.readSafeAreaInsets() }
  }

  /// Returns the bounds of the view that a space is named after, such as the viewport of `scrollView`, in the view's own space, as of the
  /// last layout. Returns `nil` if no ancestor has the name, or if the view is scaled to zero. Mirrors SwiftUI's `bounds(of:)`.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let source = source
    return MainActor.assumeIsolated(with: coordinateSpace.coordinateSpace) { source.readBounds(of: $0) }
  }

  /// Returns the view's frame in a space, as of the last layout.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame in a space, as of the last layout.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let source = source
    return MainActor.assumeIsolated(with: coordinateSpace) { source.readFrame(in: $0) }
  }
}
