import Foundation
import OrielDrawing
import OrielModel

/// The callout above a key that is held, in the coordinate space of the panel.
struct KeyCallout: Equatable {
  enum Content: Equatable {
    /// The text that the key types.
    case preview(String)
    /// The texts that the key can type, in rows.
    case choices([String])
    /// The actions of the key, in a column.
    case menu([String])
  }

  let content: Content
  /// The frame of the key's cap.
  let cap: CGRect
  /// The frame of the bubble around the text or the choices.
  let bubble: CGRect
  /// The frames of the choices.
  let places: [CGRect]
  var selected: Int?

  /// Returns the preview of the text of a key that a finger covers.
  static func preview(_ string: String, over cap: CGRect, within width: CGFloat) -> KeyCallout {
    let bubbleWidth = cap.width + 26
    let bubble = CGRect(x: cap.midX - bubbleWidth / 2, y: cap.minY - 60, width: bubbleWidth, height: 52).kept(within: width)
    return KeyCallout(content: .preview(string), cap: cap, bubble: bubble, places: [], selected: nil)
  }

  /// Returns the choices of a key. The first string is right above the key. The others continue toward the middle of the keyboard, and in
  /// further rows above if there are many.
  static func choices(_ strings: [String], over cap: CGRect, within width: CGFloat) -> KeyCallout {
    let cell = CGSize(width: max(min(cap.width, 54), 38), height: 48)
    let most = max(1, Int((width - 20) / cell.width))
    let rows = (strings.count + most - 1) / most
    // Rows of the same length leave fewer gaps.
    let perRow = max(1, (strings.count + rows - 1) / max(1, rows))
    let opensLeft = cap.midX > width / 2
    let size = CGSize(width: CGFloat(perRow) * cell.width + 12, height: cell.height * CGFloat(max(1, rows)) + 6)
    let x = opensLeft ? cap.midX + cell.width / 2 + 6 - size.width : cap.midX - cell.width / 2 - 6
    let bubble = CGRect(x: x, y: cap.minY - size.height - 8, width: size.width, height: size.height).kept(within: width)
    let places = strings.indices.map { index in
      let (row, column) = (index / perRow, index % perRow)
      let place = opensLeft ? perRow - 1 - column : column
      return CGRect(
        x: bubble.minX + 6 + CGFloat(place) * cell.width, y: bubble.maxY - 3 - CGFloat(row + 1) * cell.height, width: cell.width,
        height: cell.height)
    }
    return KeyCallout(content: .choices(strings), cap: cap, bubble: bubble, places: places, selected: 0)
  }

  static func menu(_ titles: [String], over cap: CGRect, within width: CGFloat) -> KeyCallout {
    let row = CGSize(width: 180, height: 44)
    let size = CGSize(width: row.width + 8, height: row.height * CGFloat(titles.count) + 8)
    let bubble = CGRect(x: cap.midX - size.width / 2, y: cap.minY - size.height - 8, width: size.width, height: size.height)
      .kept(within: width)
    let places = titles.indices.map {
      CGRect(x: bubble.minX + 4, y: bubble.minY + 4 + CGFloat($0) * row.height, width: row.width, height: row.height)
    }
    return KeyCallout(content: .menu(titles), cap: cap, bubble: bubble, places: places, selected: nil)
  }

  /// Returns the index of the choice at a point. Beside and below the choices, the nearest one is returned; an item of a menu has to
  /// contain the point, with a tolerance to the sides.
  func choice(at point: CGPoint) -> Int? {
    switch content {
    case .preview: return nil
    case .choices:
      func distance(_ place: CGRect) -> (CGFloat, CGFloat) {
        (max(place.minY - point.y, point.y - place.maxY, 0), abs(place.midX - point.x))
      }
      return places.indices.min { distance(places[$0]) < distance(places[$1]) }
    case .menu: return places.firstIndex { $0.insetBy(dx: -20, dy: 0).covers(point) }
    }
  }

  /// The path of the bubble, with a neck down to the key.
  var outline: Path {
    let radius: CGFloat = 9
    guard case .menu = content else { return neckedOutline(radius: radius) }
    return Path(roundedRect: bubble, cornerRadius: 12)
  }

  /// Returns the path of the bubble and the neck, clockwise from the top left. A side of the bubble that extends far beyond the key has a
  /// corner of its own before the neck.
  private func neckedOutline(radius: CGFloat) -> Path {
    let footRadius: CGFloat = 5.5
    let neck = (bubble.maxY + cap.minY) / 2 + 10
    return Path { path in
      path.move(to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.addLine(to: CGPoint(x: bubble.maxX - radius, y: bubble.minY))
      path.addQuadCurve(to: CGPoint(x: bubble.maxX, y: bubble.minY + radius), control: CGPoint(x: bubble.maxX, y: bubble.minY))
      path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY - radius))
      if bubble.maxX - cap.maxX > Self.farSide {
        path.addQuadCurve(to: CGPoint(x: bubble.maxX - radius, y: bubble.maxY), control: CGPoint(x: bubble.maxX, y: bubble.maxY))
        path.addLine(to: CGPoint(x: cap.maxX + radius, y: bubble.maxY))
        path.addQuadCurve(to: CGPoint(x: cap.maxX, y: bubble.maxY + radius), control: CGPoint(x: cap.maxX, y: bubble.maxY))
      } else {
        path.addCurve(
          to: CGPoint(x: cap.maxX, y: neck), control1: CGPoint(x: bubble.maxX, y: bubble.maxY + 3),
          control2: CGPoint(x: cap.maxX, y: bubble.maxY))
      }
      path.addLine(to: CGPoint(x: cap.maxX, y: cap.maxY - footRadius))
      path.addQuadCurve(to: CGPoint(x: cap.maxX - footRadius, y: cap.maxY), control: CGPoint(x: cap.maxX, y: cap.maxY))
      path.addLine(to: CGPoint(x: cap.minX + footRadius, y: cap.maxY))
      path.addQuadCurve(to: CGPoint(x: cap.minX, y: cap.maxY - footRadius), control: CGPoint(x: cap.minX, y: cap.maxY))
      if cap.minX - bubble.minX > Self.farSide {
        path.addLine(to: CGPoint(x: cap.minX, y: bubble.maxY + radius))
        path.addQuadCurve(to: CGPoint(x: cap.minX - radius, y: bubble.maxY), control: CGPoint(x: cap.minX, y: bubble.maxY))
        path.addLine(to: CGPoint(x: bubble.minX + radius, y: bubble.maxY))
        path.addQuadCurve(to: CGPoint(x: bubble.minX, y: bubble.maxY - radius), control: CGPoint(x: bubble.minX, y: bubble.maxY))
      } else {
        path.addLine(to: CGPoint(x: cap.minX, y: neck))
        path.addCurve(
          to: CGPoint(x: bubble.minX, y: bubble.maxY - radius), control1: CGPoint(x: cap.minX, y: bubble.maxY),
          control2: CGPoint(x: bubble.minX, y: bubble.maxY + 3))
      }
      path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + radius))
      path.addQuadCurve(to: CGPoint(x: bubble.minX + radius, y: bubble.minY), control: CGPoint(x: bubble.minX, y: bubble.minY))
      path.closeSubpath()
    }
  }

  /// The distance in points by which a side of the bubble may extend beyond the key with a slanted neck.
  private static let farSide: CGFloat = 24
}

extension CGRect {
  /// Returns the rectangle, moved horizontally so that it lies within the width.
  fileprivate func kept(within width: CGFloat) -> CGRect {
    var result = self
    result.origin.x = max(2, min(minX, width - self.width - 2))
    return result
  }
}

/// A box that draws the callout above the keys. It isn't hit-tested, because the finger that has opened it is on a key.
@MainActor
final class KeyCalloutBox: LayoutBox {
  private var panelReference = UnownedOptional<KeyboardPanel>()
  var panel: KeyboardPanel! {
    get { panelReference.object }
    set { panelReference.object = newValue }
  }
  var callout: KeyCallout? {
    didSet { if callout != oldValue { setNeedsDisplay() } }
  }

  init() { super.init(node: nil) }

  override func isHidden(from search: BoxSearch) -> Bool { true }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard let callout else { return nil }
    let palette = panel.palette
    let outline = callout.outline
    var nodes = [
      DisplayNode(.stroke(outline.offsetBy(dx: 0, dy: 1), StrokeStyle(lineWidth: 3), .color(palette.bubbleEdge.multiplyingAlpha(by: 0.4)))),
      DisplayNode(.stroke(outline, StrokeStyle(lineWidth: 1), .color(palette.bubbleEdge))),
      DisplayNode(.fill(outline, FillStyle(), .color(palette.bubble))),
    ]
    func label(_ string: String, size: CGFloat, in rect: CGRect, isSelected: Bool) -> DisplayNode {
      panel.text(string, size: size, in: rect, color: isSelected ? palette.accentText : palette.text)
    }
    if let selected = callout.selected, callout.places.indices.contains(selected) {
      let place = callout.places[selected]
      nodes.append(DisplayNode(.fill(Path(roundedRect: place, cornerRadius: 7), FillStyle(), .color(palette.accent))))
    }
    switch callout.content {
    case .preview(let string): nodes.append(label(Key.shown(string), size: 34, in: callout.bubble, isSelected: false))
    case .choices(let strings), .menu(let strings):
      let isMenu = callout.isMenu
      for (index, string) in strings.enumerated() {
        let size: CGFloat = isMenu ? 16 : string.count > 1 ? 16 : 25
        let shown = isMenu ? string : Key.shown(string)
        nodes.append(label(shown, size: size, in: callout.places[index], isSelected: index == callout.selected))
      }
    }
    let node = DisplayNode(.group(nodes))
    return offset == .zero ? node : DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), node))
  }
}

extension KeyCallout {
  fileprivate var isMenu: Bool {
    if case .menu = content { true } else { false }
  }
}
