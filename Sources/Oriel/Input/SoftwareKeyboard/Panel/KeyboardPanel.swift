import Foundation
import OrielDrawing
import OrielModel

/// The appearance of the software keyboard: a layer above everything else in the window, with a box for each key.
///
/// The panel follows the keyboard's frame without a layout, and a press redraws a key only. Neither affects the boxes of the app.
@MainActor
final class KeyboardPanel: LayoutBox, FrontmostBox, AccessibilitySource {
  unowned let keyboard: SoftwareKeyboard
  private(set) var keys: [KeyBox] = []
  /// The words of the strip above the keys.
  private var offerBoxes: [KeyBox] = []
  private(set) var offers: [WordOffer] = []
  /// The emoji, or `nil` while their plane isn't shown.
  private(set) var grid: EmojiGrid?
  private let calloutBox: KeyCalloutBox
  private(set) var arrangement: KeyArrangement?
  private var placedSize: CGSize?
  var palette = KeyboardPalette(isDark: false, isHighContrast: false) {
    didSet { if palette != oldValue { redraw() } }
  }
  /// Indicates whether a drag on the space bar moves the insertion point. The keys are blank then.
  var isMovingCaret = false {
    didSet { if isMovingCaret != oldValue { redraw() } }
  }
  /// True while the user holds the keyboard by its strip.
  var isHeld = false {
    didSet { if isHeld != oldValue { setNeedsDisplay() } }
  }
  /// Indicates whether the submit key does more than begin a new line.
  var submitsProminently = false {
    didSet { if submitsProminently != oldValue { redraw() } }
  }

  /// Indicates whether the keyboard was floating when the panel was last positioned. The background and the area of the keys depend on it.
  private(set) var isFloating = false

  /// Indicates whether a bar is above the keys.
  var isBelowBar = false {
    didSet { if isBelowBar != oldValue { setNeedsDisplay() } }
  }

  init(_ keyboard: SoftwareKeyboard) {
    self.keyboard = keyboard
    calloutBox = KeyCalloutBox()
    super.init(node: nil)
    graph = keyboard.graph
    calloutBox.graph = graph
    calloutBox.panel = self
    replaceChildren([calloutBox])
  }

  var shift: ShiftState { keyboard.shift }

  /// The app's views stay behind the keyboard, regardless of their z-index.
  override var traitSource: (any TraitSource)? { self }

  var callout: KeyCallout? {
    get { calloutBox.callout }
    set { calloutBox.callout = newValue }
  }

  // MARK: Layout

  func arrange(_ newArrangement: KeyArrangement) {
    guard newArrangement != arrangement else { return }
    arrangement = newArrangement
    callout = nil
    for (index, cell) in newArrangement.cells.enumerated() {
      if index < keys.count { keys[index].update(cell.key) } else { keys.append(KeyBox(cell.key, panel: self)) }
    }
    keys.removeLast(keys.count - newArrangement.cells.count)
    for key in keys { key.isPressed = false }
    let showsEmoji = keyboard.plane == .emoji
    if showsEmoji != (grid != nil) {
      grid?.stop()
      grid = showsEmoji ? EmojiGrid(panel: self) : nil
    }
    takeChildren()
  }

  private func takeChildren() {
    replaceChildren(offerBoxes + (grid.map { [$0] } ?? []) + keys + [calloutBox])
    placedSize = nil
    placeKeys()
  }

  /// The number of emoji that fit in the strip beside the search query.
  var emojiOfferLimit: Int { max(1, Int((keyArea.width - Self.queryWidth) / 44)) }

  private static let queryWidth: CGFloat = 150

  /// Called when another group of emoji is at the leading edge.
  func groupDidChange() {
    for key in keys { if case .emojiGroup = key.key.action { key.setNeedsDisplay() } }
  }

  func emojiNamesDidChange() {
    grid?.namesDidChange()
    offersDidChange()
  }

  /// Returns the frame of a key's cap in the coordinate space of the panel.
  func cap(of key: KeyBox) -> CGRect {
    let inGrid = key.parent === grid ? grid?.presentedFrame.origin ?? .zero : .zero
    return key.cap.offsetBy(dx: key.presentedFrame.minX + inGrid.x, dy: key.presentedFrame.minY + inGrid.y)
  }

  /// Called when the words of the strip have changed.
  func offersDidChange() {
    let new = keyboard.offers
    guard new != offers else { return }
    offers = new
    let isAlone = new.count == 1
    for (index, offer) in new.enumerated() {
      let key = Key(.offer(index), label: offer.label(isAlone: isAlone))
      if index < offerBoxes.count { offerBoxes[index].update(key) } else { offerBoxes.append(KeyBox(key, panel: self)) }
      offerBoxes[index].setNeedsDisplay()
    }
    offerBoxes.removeLast(offerBoxes.count - new.count)
    takeChildren()
  }

  /// Moves the panel to the frame of the keyboard.
  func follow(_ frame: CGRect) {
    if keyboard.isFloating != isFloating {
      isFloating.toggle()
      placedSize = nil
      setNeedsDisplay()
    }
    pin(frame)
    placeKeys()
  }

  /// The area of the keys, in the coordinate space of the panel.
  var keyArea: CGRect {
    let margin = KeyboardMetrics.margin(width: size.width)
    let bottom = margin.bottom + (isFloating ? 0 : keyboard.metrics.bottomInset)
    let width = min(size.width - 2 * margin.side, arrangement?.widthLimit ?? size.width)
    // There are no words above the emoji.
    let top = grid == nil ? keyboard.metrics.top : KeyboardMetrics.strip
    return CGRect(
      x: ((size.width - width) / 2).rounded(), y: top, width: width, height: max(0, size.height - top - bottom))
  }

  private func placeKeys() {
    guard let arrangement, placedSize != size else { return }
    placedSize = size
    let area = keyArea
    let (column, row) = (area.width / arrangement.columns, area.height / CGFloat(arrangement.rowCount))
    for (box, cell) in zip(keys, arrangement.cells) {
      box.pin(
        CGRect(
          x: area.minX + cell.column * column, y: area.minY + CGFloat(cell.row) * row, width: cell.width * column,
          height: CGFloat(cell.height) * row))
    }
    // The typed word, the correction and another word: each keeps its position if there are fewer words.
    let height = KeyboardMetrics.wordsHeight
    let isSearch = keyboard.emojiSearch != nil
    let first = isSearch ? Self.queryWidth : area.width / 3
    let width = isSearch ? (area.width - first) / CGFloat(emojiOfferLimit) : first
    for (index, box) in offerBoxes.enumerated() {
      let x = index == 0 ? 0 : first + CGFloat(index - 1) * width
      box.pin(CGRect(x: area.minX + x, y: KeyboardMetrics.strip, width: index == 0 ? first : width, height: height))
    }
    grid?.pin(CGRect(x: area.minX, y: area.minY, width: area.width, height: row * CGFloat(EmojiGrid.rowCount)))
    calloutBox.pin(CGRect(origin: .zero, size: size))
  }

  /// The panel is laid out separately and takes no part in the window's layout.
  override var sizing: BoxSizing { .fixed(size) }

  override func layoutChildren() { layOutPinned(children) }

  /// Returns the key for a point in the coordinate space of the panel, or `nil` on the strip and beside the keys. In a gap it is the
  /// nearest key.
  func key(at point: CGPoint) -> KeyBox? {
    let area = keyArea
    if let grid, grid.presentedFrame.covers(point) {
      return grid.key(at: CGPoint(x: point.x - grid.presentedFrame.minX, y: point.y - grid.presentedFrame.minY))
    }
    if point.y >= KeyboardMetrics.strip, point.y < area.minY { return offerBoxes.first { $0.presentedFrame.covers(point) } }
    guard point.y >= area.minY - 2, point.y <= size.height, point.x >= area.minX - 24, point.x <= area.maxX + 24 else { return nil }
    let inside = CGPoint(x: point.x, y: min(max(point.y, area.minY), area.maxY - 0.5))
    let row = keys.filter { $0.presentedFrame.minY <= inside.y && inside.y < $0.presentedFrame.maxY }
    return row.min { distance(inside, $0) < distance(inside, $1) }
  }

  private func distance(_ point: CGPoint, _ key: KeyBox) -> CGFloat {
    let frame = key.presentedFrame
    return max(frame.minX - point.x, point.x - frame.maxX, 0)
  }

  // MARK: Drawing

  func redraw() {
    for key in offerBoxes + keys + (grid?.boxes ?? []) { key.setNeedsDisplay() }
    calloutBox.setNeedsDisplay()
    setNeedsDisplay()
  }

  /// Redraws the letters and the shift key.
  func shiftDidChange() {
    for key in keys where key.key.capital != nil || key.key.action == .shift { key.setNeedsDisplay() }
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let bounds = CGRect(origin: offset, size: presentedSize)
    var nodes: [DisplayNode] = []
    if isFloating {
      // The bar above draws the background for both.
      if !isBelowBar { nodes.append(KeyboardPalette.card(bounds, palette)) }
    } else {
      nodes.append(DisplayNode(.color(palette.background, bounds)))
      if !isBelowBar {
        nodes.append(DisplayNode(.color(palette.edge, CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))))
      }
    }
    let width: CGFloat = isHeld ? 56 : 40
    let pill = CGRect(x: bounds.midX - width / 2, y: bounds.minY + 7.5, width: width, height: 5)
    nodes.append(DisplayNode(.fill(Path(roundedRect: pill, cornerRadius: 2.5, style: .circular), FillStyle(), .color(palette.grabber))))
    return DisplayNode(.group(nodes))
  }

  private func shape(_ string: String, size: CGFloat, weight: Int = 400) -> any ShapedText {
    let run = TextRun(string: string, font: ResolvedFont(size: size, weight: weight))
    // A single bracket is mirrored in right-to-left text. A label of several characters keeps their order.
    let layout = keyboard.layout
    return graph.rendering.shaper.shape(
      TextRequest(
        runs: [run], lineLimit: 1, isRightToLeft: layout.isRightToLeft && string.count == 1, language: layout.language, wraps: false))
  }

  /// Returns a Boolean value that indicates whether a line of text fits in a rectangle.
  func fits(_ string: String, size: CGFloat, in rect: CGRect) -> Bool { shape(string, size: size).size.width <= rect.width - 4 }

  /// Draws one line of text in the center of a rectangle. A text that is too wide is drawn in a smaller size.
  func text(_ string: String, size: CGFloat, weight: Int = 400, in rect: CGRect, color: RGBA) -> DisplayNode {
    var shaped = shape(string, size: size, weight: weight)
    let room = max(1, rect.width - 4)
    if shaped.size.width > room {
      let smaller = (size * room / shaped.size.width * 2).rounded(.down) / 2
      shaped = shape(string, size: max(8, smaller), weight: weight)
    }
    let origin = CGPoint(x: rect.midX - shaped.size.width / 2, y: rect.midY - shaped.size.height / 2 - (size > 18 ? 1 : 0))
    return DisplayNode(.text(shaped, at: origin, color: color))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  var accessibilityContent: AccessibilityNode.Content? { .init(label: KeyNames.current["keyboard"]) }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices { nodes[index].identifier = "keyboard" }
  }
}
