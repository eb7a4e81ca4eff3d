import Oriel
import OrielTesting

extension TestHost {
  /// Creates a host that shows a random tree in its window.
  convenience init(_ model: TreeModel) { self.init(model.window) { TreeView(item: model.root) } }

  convenience init(_ window: TreeWindow, scale: CGFloat = 1, @ViewBuilder _ content: () -> some View) {
    self.init(
      size: window.size, scale: scale, colorScheme: window.colorScheme, layoutDirection: window.layoutDirection,
      dynamicTypeSize: window.dynamicTypeSize, safeArea: window.safeArea, content: content)
  }

  /// Applies the properties of a window, and sets only those that differ.
  func follow(_ window: TreeWindow) {
    if colorScheme != window.colorScheme { colorScheme = window.colorScheme }
    if layoutDirection != window.layoutDirection { layoutDirection = window.layoutDirection }
    if dynamicTypeSize != window.dynamicTypeSize { dynamicTypeSize = window.dynamicTypeSize }
    if safeArea != window.safeArea { safeArea = window.safeArea }
    if size != window.size { resize(to: window.size) }
  }
}

/// Returns a description of the first line in which two dumps differ, or `nil` if they are equal.
func firstDifference(_ left: String, _ right: String, _ leftName: String = "updated", _ rightName: String = "fresh") -> String? {
  guard left != right else { return nil }
  let (left, right) = (left.split(separator: "\n"), right.split(separator: "\n"))
  for index in 0..<max(left.count, right.count) {
    let (a, b) = (index < left.count ? left[index] : "end", index < right.count ? right[index] : "end")
    if a != b { return "line \(index): \(leftName) [\(a)] \(rightName) [\(b)]" }
  }
  return nil
}
