import Foundation
import OrielDrawing

/// A text in a window that can't be read as it should be.
public struct TextProblem: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// The text has an ellipsis in place of a part, or fewer lines than it needs.
    case truncated
    /// A word goes on in the next line without a hyphen. Scripts that put no spaces between words may break anywhere.
    case broken
    /// A part is beside the window, and no view around cuts it off, as a scroll view does.
    case outside
    /// Another text is drawn on the same place, and nothing opaque between the two.
    case overlapped(by: String)
  }

  public let kind: Kind
  public let text: String
  /// Where the glyphs are, in points of the window.
  public let frame: CGRect

  public var description: String {
    let place = "(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) x \(Int(frame.height)))"
    switch kind {
    case .truncated: return "\"\(text)\" is truncated \(place)"
    case .broken: return "\"\(text)\" is broken within a word \(place)"
    case .outside: return "\"\(text)\" is beside the window \(place)"
    case .overlapped(let other): return "\"\(other)\" lies on \"\(text)\" \(place)"
    }
  }
}

extension TestHost {
  /// The texts of the last frame that can't be read as they should be, in the order in which they are drawn. Ask at rest: what is on its way may lie on
  /// something else.
  ///
  /// Meant for runs over many sizes of text, languages and windows. O(n²) for n texts in sight.
  public func textProblems() -> [TextProblem] {
    var reader = TextReader(window: CGRect(origin: .zero, size: size))
    reader.read(lastFrame, transform: .identity, clip: nil, opacity: 1)
    return reader.problems
  }
}

/// Goes through what is drawn, and collects its texts.
@MainActor
private struct TextReader {
  private struct Drawn {
    let text: String
    /// What is left of it by clips.
    let frame: CGRect
    let whole: CGRect
    /// Its place in the order of drawing.
    let order: Int

    /// Whether the text is drawn below the same one as its outline.
    @MainActor func isOutline(of string: String, _ other: CGRect) -> Bool {
      text == string && abs(whole.minX - other.minX) <= TextReader.tolerance && abs(whole.minY - other.minY) <= TextReader.tolerance
    }
  }

  let window: CGRect
  private(set) var problems: [TextProblem] = []
  private var texts: [Drawn] = []
  /// What hides all that was drawn before it there.
  private var covers: [(frame: CGRect, order: Int)] = []
  private var order = 0

  /// Texts and covers that are more transparent hide nothing, and aren't read.
  private static let leastOpacity = 0.1
  private static let coverOpacity = 0.85
  /// Points along each axis by which glyphs may touch: their boxes are larger than what is drawn.
  private static let tolerance: CGFloat = 3

  init(window: CGRect) { self.window = window }

  /// - Parameter clip: In the window; nil where nothing cuts off.
  mutating func read(_ node: DisplayNode, transform: CGAffineTransform, clip: CGRect?, opacity: Double) {
    order += 1
    switch node.content {
    case .group(let children): for child in children { read(child, transform: transform, clip: clip, opacity: opacity) }
    case .text(let text, let origin, let color):
      guard let text = text as? any ShapedText, opacity * Double(color.alpha) >= Self.leastOpacity else { return }
      add(text, at: origin, transform: transform, clip: clip)
    case .color(let color, let rect): cover(rect, alpha: Double(color.alpha) * opacity, transform: transform, clip: clip)
    case .fill(let path, _, .color(let color)):
      // A round corner leaves little open.
      cover(path.controlBounds, alpha: Double(color.alpha) * opacity, transform: transform, clip: clip)
    case .image(_, let drawing): cover(drawing.rect, alpha: opacity, transform: transform, clip: clip)
    case .fill, .stroke, .platform: break
    case .transform(let inner, let child): read(child, transform: inner.concatenating(transform), clip: clip, opacity: opacity)
    case .opacity(let share, let child):
      if opacity * share >= Self.leastOpacity { read(child, transform: transform, clip: clip, opacity: opacity * share) }
    case .clip(let path, _, let child):
      let own = path.controlBounds.applying(transform)
      read(child, transform: transform, clip: clip.map { $0.intersection(own) } ?? own, opacity: opacity)
    case .mask(let child, _), .blur(_, _, let child), .shadow(_, _, _, let child), .innerShadow(_, _, _, let child),
      .blendBehind(_, let child), .composited(let child), .isolated(let child), .colorMatrix(_, let child):
      read(child, transform: transform, clip: clip, opacity: opacity)
    case .blend(_, let bottom, let top):
      read(bottom, transform: transform, clip: clip, opacity: opacity)
      read(top, transform: transform, clip: clip, opacity: opacity)
    // Turned in space: where its glyphs lie in the window isn't a rectangle.
    case .projection: break
    }
  }

  private mutating func cover(_ rect: CGRect, alpha: Double, transform: CGAffineTransform, clip: CGRect?) {
    guard alpha >= Self.coverOpacity else { return }
    let frame = rect.applying(transform)
    covers.append((clip.map { frame.intersection($0) } ?? frame, order))
  }

  private mutating func add(_ shaped: any ShapedText, at origin: CGPoint, transform: CGAffineTransform, clip: CGRect?) {
    let string = shaped.runs.map(\.string).joined()
    let whole = shaped.inkBounds.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
    let frame = clip.map { whole.intersection($0) } ?? whole
    guard !frame.isNull, frame.intersects(window), frame.width > 0, frame.height > 0 else { return }
    func report(_ kind: TextProblem.Kind) { problems.append(TextProblem(kind: kind, text: string, frame: whole)) }
    if shaped.isTruncated { report(.truncated) }
    if shaped.breaksWords { report(.broken) }
    if clip == nil, !window.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(whole) { report(.outside) }
    for other in texts where !other.isOutline(of: string, whole) {
      let shared = other.frame.intersection(frame)
      guard !shared.isNull, shared.width > Self.tolerance, shared.height > Self.tolerance else { continue }
      let isHidden = covers.contains { $0.order > other.order && $0.frame.insetBy(dx: -1, dy: -1).contains(shared) }
      if !isHidden { problems.append(TextProblem(kind: .overlapped(by: string), text: other.text, frame: other.frame)) }
    }
    texts.append(Drawn(text: string, frame: frame, whole: whole, order: order))
  }
}

extension ShapedText {
  /// Whether a line ends within a word, without a hyphen.
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
  /// Whether it is a letter or a digit of a script that has spaces between its words.
  fileprivate var isSpelled: Bool {
    guard properties.isAlphabetic || properties.numericType != nil else { return false }
    switch value {
    // Thai to Myanmar, Khmer, and the scripts of East Asia, where a line may end after most characters.
    case 0x0E00...0x109F, 0x1780...0x17FF, 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return false
    default: return true
    }
  }
}
