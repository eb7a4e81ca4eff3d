import Foundation
import OrielDrawing

extension View {
  /// Adds a border inside the view's edges, with a width in points. Mirrors SwiftUI's `border(_:width:)`.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
