import Foundation
import OrielDrawing

extension View {
  /// Mirrors SwiftUI's `border(_:width:)`; points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
