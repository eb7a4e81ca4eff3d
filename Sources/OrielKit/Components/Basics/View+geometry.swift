import SwiftUI

extension View {
  /// Positions the view in a frame with the given size, in points.
  nonisolated public func frame(size: CGSize, alignment: Alignment = .center) -> some View {
    frame(width: size.width, height: size.height, alignment: alignment)
  }

  /// Positions the view in a square frame with the given length, in points.
  nonisolated public func frame(dimension: CGFloat, alignment: Alignment = .center) -> some View {
    frame(width: dimension, height: dimension, alignment: alignment)
  }

  /// Calls the action with the size of the view in points after the first layout and after each change.
  nonisolated public func getSize(_ action: @escaping (CGSize) -> Void) -> some View {
    onGeometryChange(for: CGSize.self, of: { $0.size }, action: action)
  }

  /// Calls the action with the insets of the safe area around the view in points, after the first layout and after each change.
  ///
  /// - Parameters:
  ///   - ignoredKeyboardSafeAreaEdges: The edges at which the keyboard doesn't count.
  ///   - action: The action to call.
  nonisolated public func getSafeAreaInsets(
    ignoredKeyboardSafeAreaEdges: Edge.Set = [], _ action: @escaping (EdgeInsets) -> Void
  ) -> some View {
    background {
      Color.clear
        .onGeometryChange(for: EdgeInsets.self, of: { $0.safeAreaInsets }, action: action)
        .ignoresSafeArea(.keyboard, edges: ignoredKeyboardSafeAreaEdges)
    }
  }

  /// Pads the view by the insets at the given edges.
  nonisolated public func safeAreaPaddings(edges: Edge.Set, insets: EdgeInsets) -> some View {
    padding(insets.only(edges))
  }
}
