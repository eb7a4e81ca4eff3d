import Foundation
import OrielDrawing

/// Measures and draws text.
@MainActor
final class TextBox: LayoutBox {
  private var text: Text
  private var request: TextRequest?
  /// The text on as many lines as it has by itself.
  private var natural: (any ShapedText)?
  private var shown: (any ShapedText)?

  init(_ text: Text, node: AnyViewNode) {
    self.text = text
    super.init(node: node)
  }

  func update(_ newText: Text) {
    text = newText
    let old = request
    request = nil
    let new = makeRequest()
    if old == new {
      setNeedsDisplay()
      return
    }
    natural = nil
    shown = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  var string: String { text.string(in: environment.locale) }

  private func makeRequest() -> TextRequest {
    if let request { return request }
    let environment = environment
    var runs: [TextRun] = []
    text.appendRuns(to: &runs, style: TextStyleState(environment: environment), environment: environment)
    let made = TextRequest(
      runs: runs, lineLimit: environment.lineLimit, truncation: environment.truncationMode.resolved,
      alignment: environment.multilineTextAlignment.resolved, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, language: nil)
    request = made
    return made
  }

  private func shape(_ proposal: ProposedViewSize) -> any ShapedText {
    var request = makeRequest()
    let natural = self.natural ?? graph.rendering.shaper.shape(request)
    self.natural = natural
    let fitsWidth = proposal.width.map { $0 >= natural.size.width } ?? true
    let fitsHeight = proposal.height.map { $0 >= natural.size.height } ?? true
    if fitsWidth, fitsHeight || natural.lineCount == 1 { return natural }
    request.maxWidth = proposal.width.map { max(0, $0) }
    request.maxHeight = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
    return graph.rendering.shaper.shape(request)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = shape(proposal).size
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  override func layoutChildren() {
    let next = shape(proposal)
    if next !== shown {
      shown = next
      setNeedsDisplay()
    }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: shape(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: shape(proposal).lastBaseline
    default: nil
    }
  }

  override func drawContent(at offset: CGPoint) -> DisplayNode? {
    guard let shown else { return nil }
    let environment = environment
    let color = environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
    return DisplayNode(.text(shown, at: offset, color: color))
  }

  override var accessibilityContent: AccessibilityNode.Content? { .init(label: string, traits: .isStaticText) }

  override func contains(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}

extension Text.TruncationMode {
  var resolved: TextRequest.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension TextAlignment {
  var resolved: TextRequest.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
