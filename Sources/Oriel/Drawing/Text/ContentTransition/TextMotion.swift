import Foundation
import OrielDrawing

/// The animation from one content or font of a text to another.
@MainActor
final class TextMotion {
  private enum Way {
    /// A fade from one text to the other.
    case fade
    /// An animation of single characters: common ones move, and the others fade and may scroll. `goesDown` indicates whether new ones enter
    /// from above.
    case characters(rolls: Bool, goesDown: Bool)
    /// An animation of the size of words. The sign indicates whether the weight increases or decreases.
    case font(boldness: Int)
  }

  private let way: Way
  private let old: any ShapedText
  private let oldDrawing: DisplayNode
  private var fading: FadingDrawing
  private let newString: String
  private let progress: Presented<Double>
  /// The positions of words in the old text, and in the new text for which they were computed.
  private var knownPieces: (text: any ShapedText, pieces: [Piece]?)?

  private struct Piece {
    let old: CGRect
    let new: CGRect
  }

  /// The maximum number of UTF-8 bytes of a text whose characters are animated individually.
  private static let characterLimit = 1024

  var isRunning: Bool { progress.isRunning }

  /// Creates an animation, or returns `nil` if the new text is shown at once. `drawing` is the drawing of the old text, with the box's
  /// origin at zero.
  init?(
    from old: any ShapedText, _ drawing: DisplayNode, _ oldKind: ContentTransition.Kind, to runs: [TextRun], _ kind: ContentTransition.Kind,
    box: LayoutBox, transaction: Transaction
  ) {
    guard let way = Self.way(from: old.runs, oldKind, to: runs, kind), let fading = FadingDrawing(drawing, of: box) else { return nil }
    self.way = way
    self.old = old
    self.fading = fading
    oldDrawing = drawing
    newString = runs.map(\.string).joined()
    progress = Presented(0, box: box)
    progress.set(1, transaction: transaction, graph: box.graph)
  }

  private static func way(from old: [TextRun], _ oldKind: ContentTransition.Kind, to new: [TextRun], _ kind: ContentTransition.Kind) -> Way?
  {
    guard kind != .identity else { return nil }
    let (oldString, newString) = (old.map(\.string).joined(), new.map(\.string).joined())
    let fades = kind == .automatic || kind == .opacity
    if oldString != newString {
      if fades { return .fade }
      guard newString.utf8.count <= characterLimit else { return nil }
      let goesDown =
        switch (oldKind, kind) {
        case (_, .numericText(let countsDown)): countsDown
        case (.numericValue(let before), .numericValue(let now)): now < before
        default: false
        }
      return .characters(rolls: kind != .interpolate, goesDown: goesDown)
    }
    guard old.count == new.count else { return nil }
    let pairs = zip(old, new)
    if pairs.allSatisfy({ $0.font == $1.font }) {
      guard pairs.contains(where: { $0.kerning != $1.kerning }), newString.utf8.count <= characterLimit else { return nil }
      return .characters(rolls: false, goesDown: false)
    }
    let isOneFace = pairs.allSatisfy { old, new in
      var font = old.font
      (font.size, font.weight) = (new.font.size, new.font.weight)
      return font == new.font
    }
    return kind == .opacity || !isOneFace ? .fade : .font(boldness: pairs.reduce(0) { $0 + $1.1.font.weight - $1.0.font.weight })
  }

  func stop(graph: ViewGraph) { progress.stop(graph: graph) }

  /// Returns the combined drawing of both texts, with the box's origin at `offset`. `drawing` is the drawing of the new text.
  func drawing(_ new: any ShapedText, _ drawing: DisplayNode, at offset: CGPoint, in box: LayoutBox) -> DisplayNode {
    let share = progress.value
    switch way {
    case .characters(let rolls, let goesDown):
      return characters(new, drawing, offset, share, rolls: rolls, goesDown: goesDown)
    case .font(let boldness):
      if let pieces = pieces(in: new) { return words(pieces, drawing, offset, share, boldness) }
    case .fade: break
    }
    return fading.drawing(drawing, at: offset, share: share, in: box)
  }

  /// Returns the drawing of an animation of single characters. The characters are matched from the end, where the digits of numbers
  /// correspond. Each is clipped from its text and moved.
  private func characters(
    _ new: any ShapedText, _ drawing: DisplayNode, _ offset: CGPoint, _ share: Double, rolls: Bool, goesDown: Bool
  ) -> DisplayNode {
    let fade = min(max(share, 0), 1)
    let oldString = Array(old.runs.map(\.string).joined())
    let newString = Array(newString)
    let (oldRects, newRects) = (Self.rects(old, oldString), Self.rects(new, newString))
    let height = max(old.size.height, new.size.height)
    let moved = DisplayNode(.transform(CGAffineTransform(translationX: offset.x, y: offset.y), oldDrawing))
    var nodes: [DisplayNode] = []
    func add(_ text: DisplayNode, _ rect: CGRect?, dx: CGFloat, dy: CGFloat, opacity: Double) {
      guard let rect, opacity > 0 else { return }
      var node = Self.cut(rect.offsetBy(dx: offset.x, dy: offset.y), outOf: text)
      if dx != 0 || dy != 0 { node = DisplayNode(.transform(CGAffineTransform(translationX: dx, y: dy), node)) }
      nodes.append(opacity < 1 ? DisplayNode(.opacity(opacity, node)) : node)
    }
    for place in 1...max(oldString.count, newString.count, 1) {
      let (oldIndex, newIndex) = (oldString.count - place, newString.count - place)
      let oldRect = oldIndex >= 0 ? oldRects[oldIndex] : nil
      let newRect = newIndex >= 0 ? newRects[newIndex] : nil
      if oldIndex >= 0, newIndex >= 0, oldString[oldIndex] == newString[newIndex], let oldRect, let newRect {
        add(drawing, newRect, dx: (oldRect.minX - newRect.minX) * (1 - share), dy: (oldRect.minY - newRect.minY) * (1 - share), opacity: 1)
        continue
      }
      let way = rolls ? height * 0.6 * (goesDown ? -1 : 1) : 0
      add(moved, oldRect, dx: 0, dy: -way * share, opacity: 1 - fade)
      add(drawing, newRect, dx: 0, dy: way * (1 - share), opacity: fade)
    }
    return DisplayNode(.group(nodes))
  }

  /// Returns the drawing of an animation of words. Each sequence of words that is in a single line of both texts moves, and is scaled to
  /// its size in the other text.
  private func words(_ pieces: [Piece], _ drawing: DisplayNode, _ offset: CGPoint, _ share: Double, _ boldness: Int) -> DisplayNode {
    let fade = min(max(share, 0), 1)
    func moved(_ text: DisplayNode, from origin: CGPoint, rect: (Piece) -> CGRect) -> DisplayNode {
      let parts = pieces.map { piece in
        let part = pieces.count == 1 ? text : Self.cut(rect(piece).offsetBy(dx: origin.x, dy: origin.y), outOf: text)
        let goal = piece.old.mixed(with: piece.new, share: share).offsetBy(dx: offset.x, dy: offset.y)
        return DisplayNode(.transform(Self.transform(from: rect(piece).offsetBy(dx: origin.x, dy: origin.y), to: goal), part))
      }
      return parts.count == 1 ? parts[0] : DisplayNode(.group(parts))
    }
    let arriving = moved(drawing, from: offset, rect: \.new)
    guard boldness != 0, fade < 1 else { return arriving }
    let leaving = moved(oldDrawing, from: .zero, rect: \.old)
    // Thinner glyphs lie within the bolder ones. They stay opaque, so that the text doesn't fade during the animation.
    return DisplayNode(
      .group(boldness > 0 ? [leaving, DisplayNode(.opacity(fade, arriving))] : [arriving, DisplayNode(.opacity(1 - fade, leaving))]))
  }

  /// Returns the positions of the words, or `nil` if one of the texts is truncated and lacks words.
  private func pieces(in new: any ShapedText) -> [Piece]? {
    if let knownPieces, knownPieces.text === new { return knownPieces.pieces }
    let pieces = old.isTruncated || new.isTruncated ? nil : findPieces(in: new)
    knownPieces = (new, pieces)
    return pieces
  }

  private func findPieces(in new: any ShapedText) -> [Piece] {
    let bytes = Array(newString.utf8)
    func isWhite(_ index: Int) -> Bool { bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) }
    var pieces: [Piece] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.lineCount, newLine < new.lineCount {
      let (before, after) = (old.line(oldLine).bytes, new.line(newLine).bytes)
      var range = max(before.lowerBound, after.lowerBound)..<min(before.upperBound, after.upperBound, bytes.count)
      while !range.isEmpty, isWhite(range.lowerBound) { range = (range.lowerBound + 1)..<range.upperBound }
      while !range.isEmpty, isWhite(range.upperBound - 1) { range = range.lowerBound..<(range.upperBound - 1) }
      if !range.isEmpty, let from = Self.bounds(of: range, in: old), let to = Self.bounds(of: range, in: new) {
        pieces.append(Piece(old: from, new: to))
      }
      if before.upperBound <= after.upperBound { oldLine += 1 }
      if after.upperBound <= before.upperBound { newLine += 1 }
    }
    return pieces
  }

  private static func bounds(of range: Range<Int>, in text: any ShapedText) -> CGRect? {
    let rects = text.selectionRects(range)
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  private static func rects(_ text: any ShapedText, _ string: [Character]) -> [CGRect?] {
    var offset = 0
    return string.map { character in
      let range = offset..<(offset + character.utf8.count)
      offset = range.upperBound
      return text.selectionRects(range).first
    }
  }

  /// Returns the part of a text within a rectangle. Glyphs may extend slightly beyond their bounds.
  private static func cut(_ rect: CGRect, outOf text: DisplayNode) -> DisplayNode {
    DisplayNode(.clip(Path(rect.insetBy(dx: -1, dy: -rect.height * 0.15)), FillStyle(), text))
  }

  private static func transform(from start: CGRect, to goal: CGRect) -> CGAffineTransform {
    guard start.width > 0, start.height > 0 else { return .identity }
    return CGAffineTransform(translationX: -start.minX, y: -start.minY)
      .concatenating(CGAffineTransform(scaleX: max(goal.width / start.width, 0.001), y: max(goal.height / start.height, 0.001)))
      .concatenating(CGAffineTransform(translationX: goal.minX, y: goal.minY))
  }
}

extension CGRect {
  fileprivate func mixed(with goal: CGRect, share: Double) -> CGRect {
    func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    return CGRect(
      x: mix(minX, goal.minX), y: mix(minY, goal.minY), width: max(0, mix(width, goal.width)), height: max(0, mix(height, goal.height)))
  }
}
