import Foundation
import OrielDrawing

/// The menu or the bar: a layer above everything else in the window, with a box for each item.
@MainActor
final class EditMenuBox: PopupLayerBox {
  private unowned let menu: EditMenu
  private(set) var items: [EditMenuItemBox] = []
  let palette: EditMenuPalette
  let isBar: Bool
  let textSize: CGFloat
  private let fontFamily: ResolvedFont.Family
  private let style: EditMenu.Style
  /// The widths of the titles, in points.
  private var titleWidths: [CGFloat] = []
  /// Indicates whether titles are on the right and shortcuts on the left.
  let beginsAtRight: Bool

  private static let rowHeight: CGFloat = 30
  private static let barHeight: CGFloat = 44
  /// The height of a line between two groups, including the space above and below it.
  private static let lineHeight: CGFloat = 9
  private static let padding: CGFloat = 5
  /// The distance from the edges of the window or of the screen.
  private static let margin: CGFloat = 8

  /// The item that is under the pointer or selected by a key.
  var selected: EditMenuItemBox? {
    didSet {
      guard selected !== oldValue else { return }
      oldValue?.setNeedsDisplay()
      selected?.setNeedsDisplay()
    }
  }

  /// Creates the menu. `popup` is the popup of the previous menu at the same location.
  init(
    _ actions: [(action: EditAction, isEnabled: Bool)], style: EditMenu.Style, field: any TextSelecting, menu: EditMenu, popup: Popup?
  ) {
    self.menu = menu
    self.style = style
    let graph = field.graph!
    let environment = field.environment
    palette = EditMenuPalette(
      isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased,
      accent: Color.accentColor.resolved(in: environment))
    beginsAtRight = environment.layoutDirection == .rightToLeft
    let (family, size) = (environment.systemFamily, environment.panelTextSize(14))
    (fontFamily, textSize) = (family, size)
    func width(_ action: EditAction) -> CGFloat {
      Self.shape(field.string(of: action.title), size: size, family: family, in: graph).size.width
    }
    let room = graph.rootBox.size.width - 2 * Self.margin
    if case .bar = style { isBar = actions.filter(\.isEnabled).reduce(0) { $0 + width($1.action) + 32 } <= room } else { isBar = false }
    var popupArea: PopupSpace?
    if case .menu(let point) = style, graph.finalKeyboardInset <= 0 {
      popupArea = graph.input.surface?.popupArea(around: CGRect(origin: point, size: .zero))
    }
    super.init(graph: graph, room: popupArea, popup: popup)
    let shown = isBar ? actions.filter(\.isEnabled) : actions
    items = shown.map {
      EditMenuItemBox(
        $0.action, title: field.string(of: $0.action.title),
        keys: $0.action.shortcut.written(isMirrored: beginsAtRight, locale: environment.locale), isEnabled: $0.isEnabled, box: self,
        perform: { [unowned menu] in menu.perform($0) })
    }
    replaceChildren(items)
    guard !items.isEmpty else { return }
    titleWidths = items.map { width($0.action) }
    place()
  }

  override func place() {
    let size = isBar ? placeInBar(titleWidths.map { $0 + 32 }) : placeInMenu(titleWidths.max() ?? 0)
    let frame = CGRect(origin: origin(of: size, style: style), size: size)
    var anchor = frame
    if case .menu(let point) = style { anchor = CGRect(origin: point, size: .zero) }
    stand(in: frame, at: anchor, windowRoom: windowRoom, ground: palette.background)
  }

  override var traitSource: (any TraitSource)? { self }
  override var sizing: BoxSizing { .fixed(size) }
  override func layoutChildren() { layOutPinned(children) }

  // MARK: Positions

  private func placeInBar(_ widths: [CGFloat]) -> CGSize {
    var x: CGFloat = 0
    let places = Array(zip(items, widths))
    for (item, width) in beginsAtRight ? places.reversed() : places {
      item.pin(CGRect(x: x, y: 0, width: width.rounded(.up), height: Self.barHeight))
      x += width.rounded(.up)
    }
    return CGSize(width: x, height: Self.barHeight)
  }

  private func placeInMenu(_ titleWidth: CGFloat) -> CGSize {
    let lines = items.dropFirst().count { $0.action.beginsGroup }
    // In a low window the rows have the available height, but at least that of their text.
    let room = (availableHeight - 2 * Self.padding - CGFloat(lines) * Self.lineHeight) / CGFloat(items.count)
    let height = max(textSize * 1.4, min(max(Self.rowHeight, textSize * 2), room)).rounded(.down)
    let shortcut = items.map { shape($0.keys, size: textSize - 1).size.width }.max() ?? 0
    let width = max(180, (titleWidth + shortcut + 56).rounded(.up))
    var y = Self.padding
    for item in items {
      if item.action.beginsGroup, item !== items.first { y += Self.lineHeight }
      item.pin(CGRect(x: Self.padding, y: y, width: width, height: height))
      y += height
    }
    return CGSize(width: width + 2 * Self.padding, height: y + Self.padding)
  }

  /// The area that is available to the menu.
  private var room: CGRect { (popupArea?.frame ?? windowRoom).insetBy(dx: Self.margin, dy: Self.margin) }

  /// The area of the window above the keyboard.
  private var windowRoom: CGRect {
    let safeArea = graph.rootBox.safeArea.container
    let bottom = max(safeArea.bottom, graph.finalKeyboardInset)
    return CGRect(origin: .zero, size: graph.rootBox.size).inset(
      by: EdgeInsets(top: safeArea.top, leading: safeArea.leading, bottom: bottom, trailing: safeArea.trailing))
  }

  private var availableHeight: CGFloat {
    max(0, min(room.height, popupArea.map { $0.size.height - 2 * Self.margin } ?? .infinity))
  }

  /// Returns an origin within the window, above the keyboard and, if there is space, clear of the selection.
  private func origin(of size: CGSize, style: EditMenu.Style) -> CGPoint {
    let room = room
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: max(room.minX, min(point.x, room.maxX - size.width)).rounded(),
        y: max(room.minY, min(point.y, room.maxY - size.height)).rounded())
    }
    switch style {
    case .menu(let point):
      // The menu is above the pointer if there is no space below.
      let fits = point.y + size.height <= room.maxY
      return within(CGPoint(x: point.x, y: fits ? point.y : point.y - size.height))
    case .bar(let rect):
      let above = rect.minY - 12 - size.height
      return within(CGPoint(x: rect.midX - size.width / 2, y: above >= room.minY ? above : rect.maxY + 12))
    }
  }

  // MARK: Selection

  func item(at location: CGPoint) -> EditMenuItemBox? {
    let point = CGPoint(x: location.x - presentedFrame.minX, y: location.y - presentedFrame.minY)
    return items.first { $0.presentedFrame.covers(point) }
  }

  /// Selects the next enabled item. After the last one the first follows.
  func select(next step: Int) { select(next: step, from: items.firstIndex { $0 === selected }) }

  func select(next step: Int, from start: Int?) {
    var index = start ?? (step > 0 ? -1 : items.count)
    for _ in items {
      index = (index + step + items.count) % items.count
      if items[index].isEnabled {
        selected = items[index]
        return
      }
    }
  }

  // MARK: Drawing

  private static func shape(_ string: String, size: CGFloat, family: ResolvedFont.Family, in graph: ViewGraph) -> any ShapedText {
    let font = ResolvedFont(family: family, size: size, weight: 400)
    return graph.rendering.shaper.shape(TextRequest(runs: [TextRun(string: string, font: font)], lineLimit: 1, wraps: false))
  }

  func shape(_ string: String, size: CGFloat) -> any ShapedText { Self.shape(string, size: size, family: fontFamily, in: graph) }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let bounds = CGRect(origin: offset, size: size)
    let radius: CGFloat = isBar ? 13 : 10
    var nodes: [DisplayNode] = []
    for spread in stride(from: CGFloat(10), through: 1, by: -1.5) {
      let shadow = Path(
        roundedRect: bounds.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 4), cornerRadius: radius + spread, style: .circular)
      nodes.append(DisplayNode(.fill(shadow, FillStyle(), .color(RGBA.black.multiplyingAlpha(by: palette.isDark ? 0.05 : 0.022)))))
    }
    nodes.append(DisplayNode(.fill(Path(roundedRect: bounds, cornerRadius: radius), FillStyle(), .color(palette.background))))
    let edge = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
    nodes.append(DisplayNode(.stroke(edge, StrokeStyle(), .color(palette.edge))))
    for item in items.dropFirst() {
      let frame = item.presentedFrame.offsetBy(dx: offset.x, dy: offset.y)
      if isBar {
        let x = beginsAtRight ? frame.maxX : frame.minX
        nodes.append(DisplayNode(.color(palette.separator, CGRect(x: x, y: frame.minY + 11, width: 1, height: frame.height - 22))))
      } else if item.action.beginsGroup {
        nodes.append(
          DisplayNode(.color(palette.separator, CGRect(x: frame.minX + 8, y: frame.minY - 5, width: frame.width - 16, height: 1))))
      }
    }
    return DisplayNode(.group(nodes))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }
}

/// An item of the menu.
@MainActor
final class EditMenuItemBox: LayoutBox, AccessibilitySource {
  let action: EditAction
  let title: String
  /// The text of the keyboard shortcut.
  let keys: String
  let isEnabled: Bool
  private unowned let box: EditMenuBox
  private let perform: (EditAction) -> Void

  init(_ action: EditAction, title: String, keys: String, isEnabled: Bool, box: EditMenuBox, perform: @escaping (EditAction) -> Void) {
    self.action = action
    self.title = title
    self.keys = keys
    self.isEnabled = isEnabled
    self.box = box
    self.perform = perform
    super.init(node: nil)
    graph = box.graph
  }

  var enabledAction: EditAction? { isEnabled ? action : nil }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let bounds = CGRect(origin: offset, size: size)
    let palette = box.palette
    let isSelected = box.selected === self && isEnabled
    var nodes: [DisplayNode] = []
    if isSelected {
      let mark = box.isBar ? bounds.insetBy(dx: 3, dy: 3) : bounds
      let shape = Path(roundedRect: mark, cornerRadius: box.isBar ? 10 : 6)
      nodes.append(DisplayNode(.fill(shape, FillStyle(), .color(palette.accent))))
    }
    let color = isSelected ? RGBA.white : isEnabled ? palette.text : palette.disabled
    let text = box.shape(title, size: box.textSize)
    func place(_ text: any ShapedText, atRight: Bool) -> CGPoint {
      CGPoint(x: atRight ? bounds.maxX - 12 - text.size.width : bounds.minX + 12, y: bounds.midY - text.size.height / 2)
    }
    let middle = CGPoint(x: bounds.midX - text.size.width / 2, y: bounds.midY - text.size.height / 2)
    nodes.append(DisplayNode(.text(text, at: box.isBar ? middle : place(text, atRight: box.beginsAtRight), color: color)))
    if !box.isBar {
      let keys = box.shape(self.keys, size: box.textSize - 1)
      nodes.append(
        DisplayNode(
          .text(
            keys, at: place(keys, atRight: !box.beginsAtRight),
            color: isSelected ? RGBA.white.multiplyingAlpha(by: 0.85) : isEnabled ? palette.shortcut : palette.disabled)))
    }
    return DisplayNode(.group(nodes))
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  var accessibilityContent: AccessibilityNode.Content? {
    .init(label: title, traits: .isButton)
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices {
      nodes[index].isEnabled = isEnabled
      if isEnabled { nodes[index].actions[.default] = { [weak self] in if let self { perform(action) } } }
    }
  }
}

/// The colors of the menu.
struct EditMenuPalette: Equatable {
  var isDark: Bool
  var isHighContrast: Bool
  var accent: RGBA

  var background: RGBA { gray(isDark ? 0.185 : 0.985) }
  var edge: RGBA { (isDark ? RGBA.white : .black).multiplyingAlpha(by: isHighContrast ? 0.6 : isDark ? 0.14 : 0.13) }
  var separator: RGBA { (isDark ? RGBA.white : .black).multiplyingAlpha(by: isHighContrast ? 0.4 : 0.13) }
  var text: RGBA { isDark ? .white : .black }
  var shortcut: RGBA { text.multiplyingAlpha(by: isHighContrast ? 0.9 : 0.5) }
  var disabled: RGBA { text.multiplyingAlpha(by: isHighContrast ? 0.5 : 0.3) }

  private func gray(_ value: Float) -> RGBA { RGBA(red: value, green: value, blue: value) }
}
