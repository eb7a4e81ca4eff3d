import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

/// A view in a window of its own, with texts and images of fixed sizes and a clock that the test advances.
@MainActor
final class Stage {
  let host: ViewHost
  let pictures = StubPictures()
  private let log = MessageLog()
  private(set) var time: TimeInterval = 0
  private(set) var drawn = DisplayNode.empty

  /// The invariant violations that frames have caused while `collectsViolations` was true.
  private(set) var violations: [InvariantViolation] = []
  /// Indicates whether violations are collected instead of failing the test.
  var collectsViolations = false

  var graph: ViewGraph { host.graph }
  /// The diagnostics that the engine has reported to the developer.
  var messages: [String] { log.messages }

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 200, height: 100)) {
    log.listen()
    host = ViewHost(root: root, rendering: RenderingServices(shaper: StubShaper(), images: pictures))
    host.invariantDidBreak = { [weak self] violation in
      guard let self, collectsViolations else {
        Issue.record("\(violation)")
        return
      }
      violations.append(violation)
    }
    host.resize(to: size, scale: 1)
    render()
  }

  func render() { drawn = log.listening { host.renderFrame(at: time) } }

  func advance(by seconds: TimeInterval) {
    time += seconds
    render()
  }

  /// Runs frames of 1/60 s.
  func run(for seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 { advance(by: min(1.0 / 60, end - time)) }
  }

  /// Makes a change, renders a frame, and returns the work of both.
  func work(_ change: () -> Void) -> WorkCounts {
    let before = graph.counts
    change()
    render()
    return graph.counts - before
  }

  /// Returns all boxes of a type, outermost first.
  func boxes<B: LayoutBox>(_ type: B.Type = B.self) -> [B] {
    var result: [B] = []
    func visit(_ box: LayoutBox) {
      if let box = box as? B { result.append(box) }
      for child in box.children { visit(child) }
    }
    visit(graph.rootBox)
    return result
  }

  /// The strings of all texts except those of removed views.
  var texts: [String] { boxes(TextBox.self).filter { !$0.isBeingRemoved }.map(\.string) }

  /// All display nodes, outermost first.
  var nodes: [DisplayNode] {
    var result: [DisplayNode] = []
    func visit(_ node: DisplayNode) {
      result.append(node)
      switch node.content {
      case .group(let children): children.forEach(visit)
      case .transform(_, let child), .opacity(_, let child), .clip(_, _, let child), .blur(_, _, let child), .shadow(_, _, _, let child),
        .innerShadow(_, _, _, let child),
        .colorMatrix(_, let child), .projection(_, let child), .blendBehind(_, let child), .composited(let child),
        .isolated(let child):
        visit(child)
      case .mask(let child, let mask):
        visit(child)
        visit(mask)
      case .blend(_, let bottom, let top):
        visit(bottom)
        visit(top)
      case .color, .fill, .stroke, .text, .image, .platform: break
      }
    }
    visit(drawn)
    return result
  }
}

/// A list of events, to which closures of the views under test append.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func clear() { entries = [] }
}

/// A text shaper with characters that are 10 points wide on lines that are 20 points high.
@MainActor
final class StubShaper: TextShaper {
  private(set) var shapedCount = 0
  /// The most recent request.
  private(set) var latest: TextRequest?
  var namedFonts = NamedFonts()

  func shape(_ request: TextRequest) -> any ShapedText {
    shapedCount += 1
    latest = request
    return StubText(request.runs)
  }
}

@MainActor
final class StubText: ShapedText {
  let runs: [TextRun]
  let size: CGSize
  let firstBaseline: CGFloat = 15
  let lastBaseline: CGFloat = 15
  let lineCount = 1
  let isTruncated = false
  var inkBounds: CGRect { CGRect(origin: .zero, size: size) }

  init(_ runs: [TextRun]) {
    self.runs = runs
    size = CGSize(width: runs.reduce(0) { $0 + $1.string.count } * 10, height: 20)
  }

  func caretRect(at offset: Int) -> CGRect { CGRect(x: offset * 10, y: 0, width: 0, height: 20) }
  func offset(at point: CGPoint) -> Int { Int(point.x / 10) }
  func selectionRects(_ range: Range<Int>) -> [CGRect] { [] }
  func caretRect(_ caret: TextCaret) -> CGRect { caretRect(at: caret.offset) }
  func caret(at point: CGPoint) -> TextCaret { TextCaret(offset(at: point)) }
  func lineIndex(of caret: TextCaret) -> Int { 0 }
  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? { TextCaret(max(0, caret.offset + (toTheRight ? 1 : -1))) }
  func segments(ofLine index: Int) -> [TextSegment] { [] }
  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)? { nil }

  func line(_ index: Int) -> TextLine {
    let count = Int(size.width / 10)
    return TextLine(
      bytes: 0..<count, start: TextCaret(0), end: TextCaret(count, .upstream), rect: CGRect(origin: .zero, size: size),
      isRightToLeft: false)
  }
}

/// An image loader that finds every file that isn't in `missing`. Each image has 40 x 20 pixels.
final class StubPictures: ImageLoader {
  var missing: Set<String> = []
  private(set) var loads: [ImageSource] = []

  func load(_ source: ImageSource) -> (any LoadedImage)? {
    loads.append(source)
    switch source {
    case .file(let path), .vector(let path, _, _):
      return missing.contains(path) ? nil : StubPicture(CGSize(width: 40, height: 20))
    case .data: return nil
    }
  }
}

final class StubPicture: LoadedImage {
  let pixelSize: CGSize

  init(_ pixelSize: CGSize) { self.pixelSize = pixelSize }
}
