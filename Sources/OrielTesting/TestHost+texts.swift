import Foundation
import OrielDrawing

/// A text in a window that is not fully legible.
public struct TextProblem: Hashable, Sendable, CustomStringConvertible {
  /// The reasons for which a text isn't fully legible.
  public enum Kind: Hashable, Sendable {
    /// An ellipsis replaces a part of the text, or the text has fewer lines than it needs.
    case truncated
    /// A word continues in the next line without a hyphen. Scripts without spaces between words may break anywhere.
    case broken
    /// A part of the text is outside of the window, and no enclosing view, such as a scroll view, clips it.
    case outside
    /// Another text is drawn in the same place, without an opaque view between the two.
    case overlapped(by: String)
  }

  /// The reason for which the text isn't fully legible.
  public let kind: Kind
  /// The string of the text, without the effect of truncation.
  public let text: String
  /// The bounding rectangle of the glyphs, in points of the window.
  public let frame: CGRect

  /// A message that names the text, the problem, and the rectangle in the window.
  public var description: String {
    let place = "(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) x \(Int(frame.height)))"
    switch kind {
    case .truncated: return "\"\(text)\" is truncated \(place)"
    case .broken: return "\"\(text)\" is broken within a word \(place)"
    case .outside: return "\"\(text)\" is outside of the window \(place)"
    case .overlapped(let other): return "\"\(other)\" overlaps \"\(text)\" \(place)"
    }
  }
}

extension TestHost {
  /// Returns the problems of the texts in the last frame, in drawing order. Call it when the views have settled: a moving view may
  /// temporarily overlap another one.
  ///
  /// Intended for tests over many text sizes, languages and window sizes.
  ///
  /// - Complexity: O(n²), where n is the number of visible texts.
  public func textProblems() -> [TextProblem] {
    var reader = TextReader(window: CGRect(origin: .zero, size: size))
    reader.read(lastFrame, transform: .identity, clip: nil, opacity: 1)
    return reader.problems
  }
}

/// A reader that traverses the drawing of a frame, and collects its texts and their problems.
@MainActor
private struct TextReader {
  private struct Drawn {
    let text: String
    /// The visible rectangle, after clipping.
    let frame: CGRect
    let whole: CGRect
    /// The index in drawing order.
    let order: Int

    /// Indicates whether this text is the outline that is drawn below the same text.
    @MainActor func isOutline(of string: String, _ other: CGRect) -> Bool {
      text == string && abs(whole.minX - other.minX) <= TextReader.tolerance && abs(whole.minY - other.minY) <= TextReader.tolerance
    }
  }

  let window: CGRect
  private(set) var problems: [TextProblem] = []
  private var texts: [Drawn] = []
  /// The opaque rectangles, each of which hides the content that was drawn before it.
  private var covers: [(frame: CGRect, order: Int)] = []
  private var order = 0

  /// The minimum opacity of a text. Less opaque texts are ignored, and fills below `coverOpacity` hide nothing.
  private static let leastOpacity = 0.1
  private static let coverOpacity = 0.85
  /// The overlap of two texts along each axis, in points, that is tolerated: the boxes of glyphs are larger than their ink.
  private static let tolerance: CGFloat = 3

  init(window: CGRect) { self.window = window }

  /// - Parameter clip: The clip rectangle in the window, or `nil` if nothing clips the node.
  mutating func read(_ node: DisplayNode, transform: CGAffineTransform, clip: CGRect?, opacity: Double) {
    order += 1
    switch node.content {
    case .group(let children): for child in children { read(child, transform: transform, clip: clip, opacity: opacity) }
    case .text(let text, let origin, let color):
      guard let text = text as? any ShapedText, opacity * Double(color.alpha) >= Self.leastOpacity else { return }
      add(text, at: origin, transform: transform, clip: clip)
    case .color(let color, let rect): cover(rect, alpha: Double(color.alpha) * opacity, transform: transform, clip: clip)
    case .fill(let path, _, .color(let color)):
      // The area outside of a rounded corner is negligible.
      cover(path.controlBounds, alpha: Double(color.alpha) * opacity, transform: transform, clip: clip)
    case .image(_, let drawing): cover(drawing.rect, alpha: opacity, transform: transform, clip: clip)
    case .fill, .stroke, .platform: break
    case .transform(let inner, let child): read(child, transform: inner.concatenating(transform), clip: clip, opacity: opacity)
    case .opacity(let share, let child):
      if opacity * share >= Self.leastOpacity { read(child, transform: transform, clip: clip, opacity: opacity * share) }
    case .clip(let path, _, let child):
      let own = path.controlBounds.applying(transform)
      read(child, transform: transform, clip: clip.map { $0.overlap(with: own) } ?? own, opacity: opacity)
    case .mask(let child, _), .blur(_, _, let child), .shadow(_, _, _, let child), .innerShadow(_, _, _, let child),
      .blendBehind(_, let child), .composited(let child), .isolated(let child), .colorMatrix(_, let child):
      read(child, transform: transform, clip: clip, opacity: opacity)
    case .blend(_, let bottom, let top):
      read(bottom, transform: transform, clip: clip, opacity: opacity)
      read(top, transform: transform, clip: clip, opacity: opacity)
    // A text in a 3D projection doesn't cover a rectangle of the window.
    case .projection: break
    }
  }

  private mutating func cover(_ rect: CGRect, alpha: Double, transform: CGAffineTransform, clip: CGRect?) {
    guard alpha >= Self.coverOpacity else { return }
    let frame = rect.applying(transform)
    covers.append((clip.map { frame.overlap(with: $0) } ?? frame, order))
  }

  private mutating func add(_ shaped: any ShapedText, at origin: CGPoint, transform: CGAffineTransform, clip: CGRect?) {
    let string = shaped.runs.map(\.string).joined()
    let whole = shaped.inkBounds.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
    let frame = clip.map { whole.overlap(with: $0) } ?? whole
    guard !frame.isNull, frame.overlaps(window), frame.width > 0, frame.height > 0 else { return }
    func report(_ kind: TextProblem.Kind) { problems.append(TextProblem(kind: kind, text: string, frame: whole)) }
    if shaped.isTruncated { report(.truncated) }
    if shaped.breaksWords { report(.broken) }
    if clip == nil, !window.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(whole) { report(.outside) }
    for other in texts where !other.isOutline(of: string, whole) {
      let shared = other.frame.overlap(with: frame)
      guard !shared.isNull, shared.width > Self.tolerance, shared.height > Self.tolerance else { continue }
      let isHidden = covers.contains { $0.order > other.order && $0.frame.insetBy(dx: -1, dy: -1).contains(shared) }
      if !isHidden { problems.append(TextProblem(kind: .overlapped(by: string), text: other.text, frame: other.frame)) }
    }
    texts.append(Drawn(text: string, frame: frame, whole: whole, order: order))
  }
}

extension ShapedText {
  /// Indicates whether a line ends within a word, without a hyphen.
  fileprivate var breaksWords: Bool {
    let bytes = Array(runs.map(\.string).joined().utf8)
    for index in 0..<max(0, lineCount - 1) {
      let end = line(index).bytes.upperBound
      guard end > 0, end < bytes.count, let before = String(bytes: bytes[..<end], encoding: .utf8)?.unicodeScalars.last,
        let after = String(bytes: bytes[end...], encoding: .utf8)?.unicodeScalars.first
      else { continue }
      if before.isSpelled, after.isSpelled { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Indicates whether the scalar is a letter or a digit of a script that separates words by spaces.
  fileprivate var isSpelled: Bool {
    guard properties.isAlphabetic || properties.numericType != nil else { return false }
    switch value {
    // Thai to Myanmar, Khmer, and the East Asian scripts, in which a line may end after most characters.
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return false
    default: return true
    }
  }
}
