import Foundation
import OrielDrawing
import OrielModel

/// A key. Its box is the whole cell, which is the target of touches; the cap is drawn inside.
@MainActor
final class KeyBox: LayoutBox, AccessibilitySource {
  private unowned let panel: KeyboardPanel
  private(set) var key: Key
  var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init(_ key: Key, panel: KeyboardPanel) {
    self.key = key
    self.panel = panel
    super.init(node: nil)
    graph = panel.graph
  }

  func update(_ newKey: Key) {
    guard newKey != key else { return }
    key = newKey
    isPressed = false
    setNeedsDisplay()
  }

  /// The frame of the cap in the coordinate space of the box.
  var cap: CGRect {
    let gap = KeyboardMetrics.gap(cell: size, width: panel.size.width)
    return CGRect(origin: .zero, size: size).insetBy(dx: gap.width, dy: gap.height)
  }

  /// The label of the key in the current shift state.
  var label: String { panel.shift.isOn ? key.capital ?? key.label : key.label }

  // MARK: Drawing

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    let cap = cap.offsetBy(dx: offset.x, dy: offset.y)
    let radius: CGFloat = cap.height > 46 ? 7 : 5.5
    let shape = Path(roundedRect: cap, cornerRadius: radius, style: .circular)
    let palette = panel.palette
    switch key.action {
    case .emoji: return emoji(in: cap)
    case .emojiGroup, .searchEmoji: return group(in: cap)
    default: break
    }
    if case .offer(let index) = key.action { return panel.isMovingCaret ? nil : offer(index, in: cap) }
    var nodes: [DisplayNode] = []
    if !panel.isMovingCaret {
      let shadow = Path(roundedRect: cap.offsetBy(dx: 0, dy: 1.2), cornerRadius: radius, style: .circular)
      nodes.append(DisplayNode(.fill(shadow, FillStyle(), .color(palette.capShadow))))
    }
    let colors = colors(palette)
    nodes.append(DisplayNode(.fill(shape, FillStyle(), .color(colors.cap))))
    if let outline = palette.outline { nodes.append(DisplayNode(.stroke(shape, StrokeStyle(), .color(outline)))) }
    if !panel.isMovingCaret, let content = content(in: cap, color: colors.text) { nodes.append(content) }
    return DisplayNode(.group(nodes))
  }

  private func colors(_ palette: KeyboardPalette) -> (cap: RGBA, text: RGBA) {
    switch key.action {
    case .type, .space: return (isPressed ? palette.pressedCap : palette.cap, palette.text)
    case .submit where panel.submitsProminently:
      return (isPressed ? palette.pressedAccent : palette.accent, palette.accentText)
    case .shift where panel.shift.isOn: return (palette.pressedFunctionCap, palette.text)
    case .delete, .shift, .nextLayout, .submit, .dismiss, .plane, .offer, .emoji, .emojiGroup, .searchEmoji:
      return (isPressed ? palette.pressedFunctionCap : palette.functionCap, palette.text)
    }
  }

  /// Draws a word of the strip. It has a background if it is pressed or is the correction, and a line before it.
  private func offer(_ index: Int, in cap: CGRect) -> DisplayNode {
    let palette = panel.palette
    var nodes: [DisplayNode] = []
    let isSelected = panel.offers.indices.contains(index) && panel.offers[index].isCorrection
    if isPressed || isSelected {
      let shape = Path(roundedRect: cap.insetBy(dx: 2, dy: 0), cornerRadius: 7, style: .circular)
      nodes.append(DisplayNode(.fill(shape, FillStyle(), .color(isPressed ? palette.pressedCap : palette.cap))))
    }
    if index > 0, !isSelected {
      let line = CGRect(x: cap.minX - 1, y: cap.midY - 11, width: 1, height: 22)
      nodes.append(DisplayNode(.color(palette.caption.multiplyingAlpha(by: 0.4), line)))
    }
    let isQuery = panel.keyboard.emojiSearch != nil && index == 0
    let isEmoji = panel.offers.indices.contains(index) && panel.offers[index].emojiName != nil
    var room = cap.insetBy(dx: 4, dy: 0)
    if isQuery {
      nodes.append(KeyIcon.search.node(at: CGPoint(x: room.minX + 10, y: room.midY), scale: 0.75, color: palette.caption))
      room = CGRect(x: room.minX + 22, y: room.minY, width: max(0, room.width - 24), height: room.height)
    }
    let color = isQuery && panel.keyboard.emojiSearch == "" ? palette.caption : palette.text
    nodes.append(panel.text(label, size: isEmoji ? 24 : 16, in: room, color: color))
    return DisplayNode(.group(nodes))
  }

  /// Draws an emoji, without a cap.
  private func emoji(in cap: CGRect) -> DisplayNode {
    let glyph = panel.text(label, size: min(30, cap.height * 0.74, cap.width * 0.66), in: cap, color: panel.palette.text)
    guard isPressed else { return glyph }
    let shape = Path(roundedRect: cap, cornerRadius: 8, style: .circular)
    return DisplayNode(.group([DisplayNode(.fill(shape, FillStyle(), .color(panel.palette.pressedCap))), glyph]))
  }

  /// Draws the symbol of a group. It has a background while the group's emoji are at the leading edge, and is dimmed otherwise.
  private func group(in cap: CGRect) -> DisplayNode {
    let palette = panel.palette
    let isShown = key.action == .emojiGroup(panel.grid?.group ?? -1)
    let center = CGPoint(x: cap.midX, y: cap.midY)
    let sign =
      key.action == .searchEmoji
      ? KeyIcon.search.node(at: center, scale: 0.85, color: palette.text) : panel.text(label, size: 18, in: cap, color: palette.text)
    guard isShown || isPressed else { return DisplayNode(.opacity(0.55, sign)) }
    let side = min(cap.width + 4, cap.height)
    let shape = Path(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    return DisplayNode(.group([DisplayNode(.fill(shape, FillStyle(), .color(isPressed ? palette.pressedCap : palette.cap))), sign]))
  }

  private func content(in cap: CGRect, color: RGBA) -> DisplayNode? {
    let center = CGPoint(x: cap.midX, y: cap.midY)
    let iconScale = min(1.05, cap.height / 40, cap.width / 30)
    switch key.action {
    case .shift:
      let shift = panel.shift
      return KeyIcon.shift(isFilled: shift.isOn, isLocked: shift == .locked).node(at: center, scale: iconScale * 0.92, color: color)
    case .delete: return KeyIcon.delete.node(at: center, scale: iconScale, color: color)
    case .nextLayout: return KeyIcon.globe.node(at: center, scale: iconScale, color: color)
    case .dismiss: return KeyIcon.dismiss.node(at: center, scale: iconScale, color: color)
    case .space: return panel.text(label, size: min(16, cap.height * 0.4), in: cap, color: panel.palette.caption)
    case .submit where !panel.fits(label, size: 12.5, in: cap):
      return KeyIcon.submit.node(at: center, scale: iconScale, color: color)
    case .offer, .emoji, .emojiGroup, .searchEmoji: return nil
    case .plane(.emoji): return KeyIcon.emoji.node(at: center, scale: iconScale, color: color)
    case .submit, .plane: return panel.text(label, size: min(16.5, cap.height * 0.42), in: cap, color: color)
    case .type(let string):
      guard let caption = key.caption else {
        let size = string.count > 1 ? min(17, cap.height * 0.42) : min(25, cap.height * 0.56)
        return panel.text(Key.shown(label), size: size, in: cap, color: color)
      }
      // Digits share a baseline, whether or not letters are below them.
      let upper = CGRect(x: cap.minX, y: cap.minY + 1, width: cap.width, height: cap.height * 0.66)
      let lower = CGRect(x: cap.minX, y: upper.maxY - 4, width: cap.width, height: cap.maxY - upper.maxY)
      let digit = panel.text(label, size: min(25, cap.height * 0.54), in: upper, color: color)
      guard !caption.isEmpty else { return digit }
      return DisplayNode(.group([digit, panel.text(caption, size: 10, weight: 600, in: lower, color: color)]))
    }
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }

  // MARK: Accessibility

  var accessibilityContent: AccessibilityNode.Content? {
    let words = KeyNames.current
    let spoken = words[key.name]
    return switch key.action {
    case .type, .submit, .space: .init(label: label, traits: [.isButton, .isKeyboardKey])
    case .shift: .init(label: spoken, value: panel.shift.isOn ? words["on"] : nil, traits: [.isButton, .isKeyboardKey])
    case .delete, .nextLayout, .dismiss, .plane: .init(label: spoken, traits: [.isButton, .isKeyboardKey])
    case .emoji: .init(label: key.spoken ?? label, traits: [.isButton, .isKeyboardKey])
    case .emojiGroup(let group):
      .init(label: spoken, traits: panel.grid?.group == group ? [.isButton, .isKeyboardKey, .isSelected] : [.isButton, .isKeyboardKey])
    case .searchEmoji: .init(label: spoken, traits: [.isButton, .isKeyboardKey])
    // A word isn't a key, because no key with its name is typed.
    case .offer(let index):
      .init(label: panel.offers.indices.contains(index) ? panel.offers[index].spoken : label, value: words["suggestion"], traits: .isButton)
    }
  }

  func adjustAccessibility(_ nodes: inout [AccessibilityNode]) {
    for index in nodes.indices {
      nodes[index].identifier = "key.\(key.name)"
      nodes[index].actions[.default] = { [weak self] in
        guard let self else { return }
        panel.keyboard.press(key)
      }
    }
  }
}
