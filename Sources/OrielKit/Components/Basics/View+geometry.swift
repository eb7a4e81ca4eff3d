import SwiftUI

extension View {
  /// A frame of a size, in points.
  nonisolated public func frame(size: CGSize, alignment: Alignment = .center) -> some View {
    frame(width: size.width, height: size.height, alignment: alignment)
  }

  /// A square frame, in points.
  nonisolated public func frame(dimension: CGFloat, alignment: Alignment = .center) -> some View {
    frame(width: dimension, height: dimension, alignment: alignment)
  }

  /// Calls the action with the view's size in points, once it is laid out and whenever it changed.
  nonisolated public func getSize(_ action: @escaping (CGSize) -> Void) -> some View {
    onGeometryChange(for: CGSize.self, of: { $0.size }, action: action)
  }

  /// Calls the action with the safe area's insets around the view in points, once it is laid out and whenever they changed.
  ///
  /// - Parameter ignoredKeyboardSafeAreaEdges: The edges at which the keyboard doesn't count.
  nonisolated public func getSafeAreaInsets(
    ignoredKeyboardSafeAreaEdges: Edge.Set = [], _ action: @escaping (EdgeInsets) -> Void
  ) -> some View {
    background {
      Color.clear
        .onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }, action: action)
        .ignoresSafeArea(.keyboard, edges: ignoredKeyboardSafeAreaEdges)
    }
  }

  /// Pads the view by the insets of some edges.
  nonisolated public func safeAreaPaddings(edges: Edge.Set, insets: EdgeInsets) -> some View {
    padding(insets.only(edges))
  }
}
