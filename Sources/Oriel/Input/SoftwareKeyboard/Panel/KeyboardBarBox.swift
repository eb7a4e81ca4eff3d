import Foundation
import OrielDrawing
import OrielModel

/// The bar above the keyboard, or at the window's bottom: a layer below the keys that contains the rows of the toolbars around the focus.
///
/// It follows the keyboard's frame without a layout; its rows are laid out separately.
@MainActor
final class KeyboardBarBox: LayoutBox, FrontmostBox {
  private(set) var bars: [KeyboardBar] = []
  var palette: KeyboardPalette { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// The height of the floating keyboard whose background the bar draws, or `nil` if the bar draws its own.
  var cardHeight: CGFloat? { didSet { if cardHeight != oldValue { setNeedsDisplay() } } }

  static let leastHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  init(graph: ViewGraph, palette: KeyboardPalette) {
    self.palette = palette
    super.init(node: nil)
    self.graph = graph
  }

  /// The app's views stay behind the keyboard, regardless of their z-index.
  override var traitSource: (any TraitSource)? { self }

  func show(_ newBars: [KeyboardBar]) {
    bars = newBars
    rowsDidChange()
  }

  func rowsDidChange() { replaceChildren(bars.compactMap(\.row)) }

  /// Indicates whether the bar has no item.
  var isEmpty: Bool { !children.contains { $0.hasContent } }

  // MARK: Layout

  /// The bar is laid out separately and takes no part in the window's layout.
  override var sizing: BoxSizing { .fixed(size) }

  override func layoutDidChange(_ change: LayoutChange) { if change == .resized { setNeedsLayout() } }

  /// Returns the height in points for the width of a window, or 0 if there are no items.
  func height(width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    return max(Self.leastHeight, rows(width: width).map(\.size.height).max() ?? 0).rounded(.up)
  }

  /// Returns the rows with their proposals and sizes. The rows share the available width equally, after the previous rows have taken
  /// theirs.
  private func rows(width: CGFloat) -> [(box: LayoutBox, proposal: ProposedViewSize, size: CGSize)] {
    let shown = children.filter { !$0.isBeingRemoved && $0.hasContent }
    var room = max(0, width - 2 * Self.margin)
    return shown.enumerated().map { index, box in
      let proposal = ProposedViewSize(width: room / CGFloat(shown.count - index), height: nil)
      let size = box.measure(proposal)
      room = max(0, room - size.width)
      return (box, proposal, size)
    }
  }

  override func layoutChildren() {
    let rows = rows(width: size.width)
    let height = height(width: size.width)
    // The bar has no view of its own. The layout direction is that of the view with the toolbar.
    let isReversed = children.first?.isMirrored ?? isMirrored
    var x = Self.margin
    for row in rows {
      let point = CGPoint(x: isReversed ? size.width - x - row.size.width : x, y: (height - row.size.height) / 2)
      row.box.place(at: point, proposal: row.proposal)
      x += row.size.width
    }
  }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard !isEmpty else { return nil }
    let bounds = CGRect(origin: offset, size: presentedSize)
    if let cardHeight {
      return KeyboardPalette.card(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: cardHeight), palette)
    }
    return DisplayNode(
      .group([
        DisplayNode(.color(palette.background, bounds)),
        DisplayNode(.color(palette.edge, CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))),
      ]))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? {
    isEmpty ? hitChildren(point) : hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size))
  }
}

extension LayoutBox {
  /// Indicates whether the row has an item.
  fileprivate var hasContent: Bool { children.contains { !$0.isBeingRemoved } }
}
