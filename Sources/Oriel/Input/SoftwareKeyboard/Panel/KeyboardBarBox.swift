import Foundation
import OrielDrawing
import OrielModel

/// The bar above the keyboard, or at the window's bottom: a layer below the keys that holds the rows of the toolbars around the focus.
///
/// It follows the keyboard's frame without a layout; its rows are laid out by themselves.
@MainActor
final class KeyboardBarBox: LayoutBox, FrontmostBox {
  private(set) var bars: [KeyboardBar] = []
  var palette: KeyboardPalette { didSet { if palette != oldValue { setNeedsDisplay() } } }
  /// Whether the bar draws the ground of the floating keyboard below it.
  var cardHeight: CGFloat? { didSet { if cardHeight != oldValue { setNeedsDisplay() } } }

  static let leastHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  init(graph: ViewGraph, palette: KeyboardPalette) {
    self.palette = palette
    super.init(node: nil)
    self.graph = graph
  }

  /// Whatever the app puts in front of its other views stays behind the keyboard.
  override var traitSource: (any TraitSource)? { self }

  func show(_ newBars: [KeyboardBar]) {
    bars = newBars
    rowsDidChange()
  }

  func rowsDidChange() { replaceChildren(bars.compactMap(\.row)) }

  /// Whether there is an item to show.
  var isEmpty: Bool { !children.contains { $0.hasContent } }

  // MARK: Layout

  /// A bar is laid out by itself; a window's layout has nothing to do here.
  override var sizing: BoxSizing { .fixed(size) }

  override func layoutDidChange(_ change: LayoutChange) { if change == .resized { setNeedsLayout() } }

  /// The height in points in a window of a width; 0 without items.
  func height(width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    return max(Self.leastHeight, rows(width: width).map(\.size.height).max() ?? 0).rounded(.up)
  }

  /// Each row with the room that it gets: what the rows before it leave, in equal shares.
  private func rows(width: CGFloat) -> [(box: LayoutBox, proposal: ProposedViewSize, size: CGSize)] {
    let shown = children.filter { !$0.isLeaving && $0.hasContent }
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
    // The bar has no view of its own: the direction is that of the view whose toolbar it is.
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
  /// Whether anything stands in a row.
  fileprivate var hasContent: Bool { children.contains { !$0.isLeaving } }
}
