import Foundation
import OrielDrawing

/// A text on its way from one content to the next.
@MainActor
final class TextMotion {
  private let kind: ContentTransition.Kind
  private let old: any ShapedText
  private let oldColor: RGBA
  private let oldString: [Character]
  private let newString: [Character]
  /// Whether new characters come from above.
  private let goesDown: Bool
  private let progress: Presented<Double>

  var isRunning: Bool { progress.isRunning }

  init(
    _ kind: ContentTransition.Kind, from old: any ShapedText, _ oldString: String, color: RGBA, to newString: String, goesDown: Bool,
    box: LayoutBox, transaction: Transaction
  ) {
    self.kind = kind
    self.old = old
    oldColor = color
    self.oldString = Array(oldString)
    self.newString = Array(newString)
    self.goesDown = goesDown
    progress = Presented(0, box: box)
    progress.set(1, transaction: transaction, graph: box.graph)
  }

  func stop(graph: ViewGraph) { progress.stop(graph: graph) }

  /// What is seen of both texts now.
  func drawing(_ new: any ShapedText, color: RGBA, at offset: CGPoint) -> DisplayNode {
    let share = progress.value
    let fade = min(max(share, 0), 1)
    switch kind {
    case .identity, .symbol: return DisplayNode(.text(new, at: offset, color: color))
    case .opacity:
      return DisplayNode(
        .group([
          DisplayNode(.opacity(1 - fade, DisplayNode(.text(old, at: offset, color: oldColor)))),
          DisplayNode(.opacity(fade, DisplayNode(.text(new, at: offset, color: color)))),
        ]))
    case .interpolate, .numericText, .numericValue: return characters(new, color, offset, share, fade)
    }
  }

  /// Characters are matched from the end, where numbers have their places; each is cut out of its text and moved.
  private func characters(_ new: any ShapedText, _ color: RGBA, _ offset: CGPoint, _ share: Double, _ fade: Double) -> DisplayNode {
    let (oldRects, newRects) = (rects(old, oldString), rects(new, newString))
    let height = max(old.size.height, new.size.height)
    let isRolling = kind != .interpolate
    var nodes: [DisplayNode] = []
    func add(_ text: any ShapedText, _ rect: CGRect?, _ color: RGBA, dx: CGFloat, dy: CGFloat, opacity: Double) {
      guard let rect, opacity > 0 else { return }
      // Ink may stand out of its place by a little.
      let window = Path(rect.insetBy(dx: -1, dy: -rect.height * 0.15).offsetBy(dx: offset.x, dy: offset.y))
      var node = DisplayNode(.clip(window, FillStyle(), DisplayNode(.text(text, at: offset, color: color))))
      if dx != 0 || dy != 0 { node = DisplayNode(.transform(CGAffineTransform(translationX: dx, y: dy), node)) }
      nodes.append(opacity < 1 ? DisplayNode(.opacity(opacity, node)) : node)
    }
    for place in 1...max(oldString.count, newString.count, 1) {
      let (oldIndex, newIndex) = (oldString.count - place, newString.count - place)
      let oldRect = oldIndex >= 0 ? oldRects[oldIndex] : nil
      let newRect = newIndex >= 0 ? newRects[newIndex] : nil
      if oldIndex >= 0, newIndex >= 0, oldString[oldIndex] == newString[newIndex], let oldRect, let newRect {
        add(
          new, newRect, color, dx: (oldRect.minX - newRect.minX) * (1 - share), dy: (oldRect.minY - newRect.minY) * (1 - share), opacity: 1)
        continue
      }
      let way = isRolling ? height * 0.6 * (goesDown ? -1 : 1) : 0
      add(old, oldRect, oldColor, dx: 0, dy: -way * share, opacity: 1 - fade)
      add(new, newRect, color, dx: 0, dy: way * (1 - share), opacity: fade)
    }
    return DisplayNode(.group(nodes))
  }

  private func rects(_ text: any ShapedText, _ string: [Character]) -> [CGRect?] {
    var offset = 0
    return string.map { character in
      let range = offset..<(offset + character.utf8.count)
      offset = range.upperBound
      return text.selectionRects(range).first
    }
  }
}
