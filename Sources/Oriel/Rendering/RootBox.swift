import Foundation
import OrielDrawing

/// The window's content area: it gives its size to every child and centres what is smaller, as SwiftUI does.
@MainActor
package final class RootBox: LayoutBox {
  init() { super.init(node: nil) }

  var safeArea = SafeArea()
  /// What lies over the window's views and takes no part in their layout.
  var layer: LayoutBox? {
    didSet { if layer !== oldValue { replaceChildren(content) } }
  }
  private var content: [LayoutBox] = []
  private(set) var backgroundColor: RGBA?

  override var hasFixedSize: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  override func replaceChildren(_ newChildren: [LayoutBox]) {
    content = newChildren
    super.replaceChildren(newChildren + (layer.map { [$0] } ?? []))
  }

  override func layoutChildren() {
    let inner = CGRect(origin: .zero, size: size).inset(by: safeArea.total)
    var withoutKeyboard = safeArea.total
    withoutKeyboard.bottom = safeArea.container.bottom
    let innerWithoutKeyboard = CGRect(origin: .zero, size: size).inset(by: withoutKeyboard)
    for child in content where !child.isLeaving {
      // What ignores the keyboard is laid out as if there were none: neither flexible nor fixed content moves, nor is anything
      // measured while the keyboard does.
      let inner = child.ignoresKeyboard ? innerWithoutKeyboard : inner
      let proposal = ProposedViewSize(inner.size)
      let childSize = child.measure(proposal)
      child.place(
        at: CGPoint(x: inner.midX - childSize.width / 2, y: inner.midY - childSize.height / 2), proposal: proposal)
    }
  }

  package func setBackground(_ color: RGBA?) {
    guard color != backgroundColor else { return }
    backgroundColor = color
    setNeedsDisplay()
  }

  /// The whole window.
  func displayNode() -> DisplayNode {
    displayNode(at: .zero) ?? .empty
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    backgroundColor.map { DisplayNode(.color($0, CGRect(origin: .zero, size: size))) }
  }
}

extension CGRect {
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
