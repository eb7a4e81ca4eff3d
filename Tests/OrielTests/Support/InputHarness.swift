import Foundation
import OrielDrawing

@testable import Oriel

/// A window without a screen whose clock, pointer and keyboard the test controls.
@MainActor
final class InputHarness: WindowSurface {
  let host: ViewHost
  private(set) var time: TimeInterval = 0
  private(set) var textInput: [TextInputState?] = []
  private(set) var pointerShapes: [PointerShape] = []
  var clipboard: String?

  init<V: View>(
    _ view: V, size: CGSize = CGSize(width: 400, height: 300), overrides: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    host = ViewHost(root: view, rendering: RenderingServices(shaper: FixedShaper(), images: NoImages()), overrides: overrides)
    host.surface = self
    host.resize(to: size, scale: 1)
    frame()
  }

  // MARK: Time

  @discardableResult func frame() -> DisplayNode { host.renderFrame(at: time) }

  /// Runs frames for the duration, 60 per second.
  func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(end, time + 1.0 / 60)
      frame()
    }
  }

  // MARK: Pointer

  func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, pointer: Int = 0, modifiers: EventModifiers = []) {
    host.handle(
      PointerEvent(
        phase: phase, pointer: pointer, location: CGPoint(x: x, y: y), button: .primary, modifiers: modifiers, time: time))
  }

  func hover(_ x: CGFloat, _ y: CGFloat) {
    host.handle(PointerEvent(phase: .move, location: CGPoint(x: x, y: y), button: nil, time: time))
  }

  /// Presses and releases the primary button at a point, then runs a frame.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    pointer(.up, x, y)
    frame()
  }

  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 4) {
    pointer(.down, start.x, start.y)
    for step in 1...steps {
      time += 0.01
      let share = CGFloat(step) / CGFloat(steps)
      pointer(.move, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
    pointer(.up, end.x, end.y)
    frame()
  }

  // MARK: Keys

  @discardableResult func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let used = host.handle(KeyEvent(phase: .down, key: key, modifiers: modifiers, time: time))
    host.handle(KeyEvent(phase: .up, key: key, modifiers: modifiers, time: time))
    frame()
    return used
  }

  func type(_ text: String) {
    host.handle(.insert(text))
    frame()
  }

  var focused: (any FocusTarget)? { host.graph.input.focus.focused }

  /// Returns the boxes of a type in drawing order.
  func boxes<Box: LayoutBox>(_ type: Box.Type = Box.self) -> [Box] {
    func all(_ box: LayoutBox) -> [Box] { ((box as? Box).map { [$0] } ?? []) + box.children.flatMap(all) }
    return all(host.graph.rootBox)
  }

  // MARK: WindowSurface

  func requestFrame() {}
  func requestFrame(after delay: TimeInterval) {}
  func textInputDidChange(_ state: TextInputState?) { textInput.append(state) }
  func setPointerShape(_ shape: PointerShape) { pointerShapes.append(shape) }
  func setTitle(_ title: String) {}
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(clipboard) }
  func writeClipboard(_ text: String?) { clipboard = text }
}

@MainActor
private final class NoImages: ImageLoader {
  nonisolated init() {}
  func load(_ source: ImageSource) -> (any LoadedImage)? { nil }
}

/// A text shaper that sets each text on one line, with characters that are 10 points wide and 20 points high.
@MainActor
private final class FixedShaper: TextShaper {
  private(set) var shapedCount = 0
  var namedFonts = NamedFonts()

  nonisolated init() {}

  func shape(_ request: TextRequest) -> any ShapedText {
    shapedCount += 1
    return FixedText(request.runs)
  }
}

@MainActor
private final class FixedText: ShapedText {
  let runs: [TextRun]
  private let string: String
  let size: CGSize
  let firstBaseline: CGFloat = 16
  let lastBaseline: CGFloat = 16
  let lineCount = 1
  let isTruncated = false

  init(_ runs: [TextRun]) {
    self.runs = runs
    string = runs.map(\.string).joined()
    size = CGSize(width: CGFloat(string.count) * 10, height: 20)
  }

  var inkBounds: CGRect { CGRect(origin: .zero, size: size) }

  private func column(_ offset: Int) -> Int {
    var column = 0
    var seen = 0
    for character in string {
      seen += character.utf8.count
      if seen > offset { break }
      column += 1
    }
    return column
  }

  func caretRect(at offset: Int) -> CGRect { CGRect(x: CGFloat(column(offset)) * 10, y: 0, width: 0, height: 20) }

  func offset(at point: CGPoint) -> Int {
    string.prefix(min(max(0, Int((point.x / 10).rounded())), string.count)).utf8.count
  }

  func caretRect(_ caret: TextCaret) -> CGRect { caretRect(at: caret.offset) }

  func caret(at point: CGPoint) -> TextCaret { TextCaret(offset(at: point)) }

  func lineIndex(of caret: TextCaret) -> Int { 0 }

  func line(_ index: Int) -> TextLine {
    TextLine(
      bytes: 0..<string.utf8.count, start: TextCaret(0), end: TextCaret(string.utf8.count, .upstream), rect: inkBounds, isRightToLeft: false
    )
  }

  func caret(besides caret: TextCaret, toTheRight: Bool) -> TextCaret? {
    let next = column(caret.offset) + (toTheRight ? 1 : -1)
    return (0...string.count).contains(next) ? TextCaret(string.prefix(next).utf8.count) : nil
  }

  func segments(ofLine index: Int) -> [TextSegment] { [] }
  func part(ofLine line: Int, segment: Int, clusters: Range<Int>, isOutlined: Bool) -> (any DrawableText)? { nil }

  func selectionRects(_ range: Range<Int>) -> [CGRect] {
    let (start, end) = (CGFloat(column(range.lowerBound)), CGFloat(column(range.upperBound)))
    return [CGRect(x: start * 10, y: 0, width: (end - start) * 10, height: 20)]
  }
}
