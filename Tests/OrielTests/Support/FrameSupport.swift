import Foundation
import Oriel
import OrielTesting
import Testing

/// Returns a rectangle with `name` as its accessibility label.
@MainActor
func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
  Color.red.frame(width: width, height: height).accessibilityLabel(name)
}

/// Returns the frame of each labeled element in a window of the given size, in window points.
@MainActor
func frames<V: View>(
  in size: CGSize = CGSize(width: 100, height: 100), direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> V
) -> [String: CGRect] {
  let host = TestHost(size: size, layoutDirection: direction, content: content)
  defer { host.close() }
  return Dictionary(host.allElements.map { ($0.label, $0.frame) }, uniquingKeysWith: { first, _ in first })
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
