import Foundation

/// Reads the size and place of a view. Mirrors SwiftUI's `GeometryProxy`.
///
/// A body that reads through a proxy runs again when what it read has changed, and at no other time. Used on the main
/// actor only.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// Points.
  public var size: CGSize {
    let source = source
    return MainActor.assumeIsolated { source.readSize() }
  }

  /// How far the safe area's insets reach beyond the edges of the view that touch them.
  public var safeAreaInsets: EdgeInsets {
    let source = source
    return MainActor.assumeIsolated { source.readSafeAreaInsets() }
  }

  /// The bounds of the view that a space is named after, such as the viewport of `scrollView`, in the view's own space, as layout
  /// settled them; nil where no view around has the name, and where the view is scaled to nothing. Mirrors SwiftUI's `bounds(of:)`.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let source = source
    return MainActor.assumeIsolated(with: coordinateSpace.coordinateSpace) { source.readBounds(of: $0) }
  }

  /// The view's frame in a space, as layout settled it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a space, as layout settled it.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let source = source
    return MainActor.assumeIsolated(with: coordinateSpace) { source.readFrame(in: $0) }
  }
}
