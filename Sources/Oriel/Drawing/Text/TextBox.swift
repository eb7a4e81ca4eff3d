import Foundation
import OrielDrawing

/// A box that measures and draws text.
@MainActor
final class TextBox: LayoutBox {
  private(set) var text: Text
  /// The hash value of the last request, which detects whether a new text or environment results in the same glyphs. The request itself
  /// would be the largest property.
  private var requestHash = 0
  /// A request that was created for that comparison and isn't shaped yet, or `nil`.
  private var pendingRequest: TextRequest?
  /// The text with its own line breaks only, or `nil` if it isn't shaped yet.
  private var natural: (any ShapedText)?
  private var shown: (any ShapedText)?
  private var ink = Ink()
  private var knownColoring: Text.Coloring?
  private var richStyles = RichStyles.none
  private var images: [Int: TextImage] = [:]
  /// The custom renderer of the text, or `nil`.
  private var rendering: TextRendering?
  private var links: [TextLinkArea] = []
  /// The selection of the text, or `nil` if the environment doesn't permit one.
  private var selection: TextSelectionArea?
  private var motion: TextMotion?
  /// The timer for the next change of a date in the text, or `nil`.
  private var ticking: GraphTimer?
  /// The strings that are shown until the timer fires.
  private var writtenStrings: [String] = []
  private var contentTransition = ContentTransition.Kind.automatic

  init(_ text: Text, node: AnyViewNode) {
    self.text = text
    super.init(node: node)
    contentTransition = environment.contentTransition.textKind
    guard environment.allowsTextSelection || text.mayHaveLinks(in: environment) else { return }
    let request = makeRequest()
    pendingRequest = request
    requestHash = hash(of: request)
  }

  func update(_ newText: Text, transaction: Transaction) {
    text = newText
    knownColoring = nil
    let old = requestHash
    let wasRendered = rendering != nil
    let request = makeRequest()
    if isPlain {
      ink.change(to: color, of: self, transaction: transaction)
    } else {
      ink.change(to: wholePaint ?? .color(color), of: self, transaction: transaction)
    }
    requestHash = hash(of: request)
    let oldTransition = contentTransition
    contentTransition = environment.contentTransition.textKind
    // A change of both the text and the environment results in two calls. The second one must not disturb an animation that the first one
    // has started.
    if old == requestHash, natural != nil || pendingRequest != nil {
      setNeedsDisplay()
      if rendering != nil || wasRendered, natural == nil || sizeThatFits(proposal) != size { setNeedsLayout() }
      return
    }
    changeContent(to: request, from: oldTransition, wasRendered: wasRendered, transaction: transaction)
    natural = nil
    pendingRequest = request
    shown = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  var string: String { string(of: text) }

  private func makeRequest() -> TextRequest {
    let environment = environment
    let styled = makeStyled()
    if styled.nextChange != nil { writtenStrings = styled.runs.map(\.string) }
    tick(at: styled.nextChange)
    var runs = styled.runs
    // A single color of all parts affects only the drawing, so that its change doesn't require a layout.
    if case .one(_?) = coloring { for index in runs.indices { runs[index].color = nil } }
    syncLinks(styled)
    syncSelection(styled)
    richStyles = styled.richStyles()
    images = styled.images
    rendering = environment.textRenderer.map { TextRendering($0.renderer, of: styled) }
    return TextRequest(
      runs: runs, lineLimit: environment.lineLimit, truncation: environment.truncationMode.resolved,
      alignment: environment.multilineTextAlignment.resolved, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, language: environment.typesettingTag)
  }

  private func makeStyled() -> StyledText {
    let environment = environment
    var styled = StyledText(now: graph.date)
    text.append(to: &styled, style: TextStyleState(environment: environment), environment: environment)
    styled.sizeImages(in: graph)
    return styled
  }

  // MARK: Dates that follow the clock

  private func tick(at date: Date?) {
    guard let date else {
      guard let ticking else { return }
      graph.cancel(ticking)
      return self.ticking = nil
    }
    let delay = max(0.001, date.timeIntervalSince(graph.date))
    if let ticking, !ticking.isCancelled, abs(ticking.due - graph.now - delay) < 0.0005 { return }
    graph.cancel(ticking)
    ticking = graph.schedule(after: delay, isClock: true, for: node) { [weak self] in self?.dateDidCome() }
  }

  /// Updates the text if its strings have changed. Otherwise no layout is performed.
  private func dateDidCome() {
    guard ticking != nil else { return }
    ticking = nil
    let styled = makeStyled()
    guard styled.runs.map(\.string) == writtenStrings else { return update(text, transaction: Transaction()) }
    tick(at: styled.nextChange)
  }

  /// Animates the change of the content, if the transaction has an animation and the content transition permits it.
  private func changeContent(
    to request: TextRequest, from old: ContentTransition.Kind, wasRendered: Bool, transaction: Transaction
  ) {
    endMotion()
    guard let shown, transaction.effectiveAnimation != nil, !wasRendered, rendering == nil, !shown.hasRooms, !request.hasRooms else {
      return
    }
    var styles = richStyles
    if case .parts = styles { styles = .none }
    let drawing = drawing(of: shown, at: .zero, styles)
    motion = TextMotion(from: shown, drawing, old, to: request.runs, contentTransition, box: self, transaction: transaction)
  }

  private func endMotion() {
    motion?.stop(graph: graph)
    motion = nil
  }

  /// Updates the boxes of the links, which lie in front of their words.
  private func syncLinks(_ text: StyledText) {
    guard !links.isEmpty || !text.links.isEmpty else { return }
    let string = Array(text.runs.map(\.string).joined().utf8)
    for (index, link) in text.links.enumerated() {
      let label = String(decoding: string[link.range], as: UTF8.self)
      if index < links.count {
        links[index].update(link, label: label)
      } else {
        links.append(graph.textInteraction.makeLink(link, label: label, node: node))
      }
    }
    for box in links[text.links.count...] { box.detach() }
    links.removeLast(links.count - text.links.count)
    replaceChildren((selection.map { [$0] } ?? []) + links)
  }

  private func syncSelection(_ text: StyledText) {
    let isSelectable = environment.allowsTextSelection
    guard isSelectable || selection != nil else { return }
    let string = text.runs.map(\.string).joined()
    if isSelectable, let selection { return selection.update(string) }
    selection?.detach()
    selection = isSelectable ? graph.textInteraction.makeSelection(string, of: self, node: node) : nil
    replaceChildren((selection.map { [$0] } ?? []) + links)
  }

  private func shape(_ proposal: ProposedViewSize) -> any ShapedText {
    if let natural, fits(natural, proposal) { return natural }
    var request = pendingRequest ?? makeRequest()
    if natural == nil {
      let shaped = graph.rendering.shaper.shape(request)
      natural = shaped
      if pendingRequest == nil { requestHash = hash(of: request) }
      pendingRequest = nil
      if fits(shaped, proposal) { return shaped }
    }
    if let width = proposal.width { request.maxWidth = max(0, width) } else { request.maxWidth = nil }
    if let height = proposal.height, height.isFinite { request.maxHeight = max(0, height) } else { request.maxHeight = nil }
    let shaped = graph.rendering.shaper.shape(request)
    return shaped.isTruncated ? fitted(request) ?? shaped : shaped
  }

  private func hash(of request: TextRequest) -> Int {
    var hasher = Hasher()
    hasher.combine(request)
    hasher.combine(environment.minimumScaleFactor)
    hasher.combine(environment.allowsTightening)
    return hasher.finalize()
  }

  private func fits(_ text: any ShapedText, _ proposal: ProposedViewSize) -> Bool {
    if let width = proposal.width, !(width >= text.size.width) { return false }
    guard text.lineCount != 1, let height = proposal.height else { return true }
    return height >= text.size.height
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // The presence of a renderer is known once the request has been created.
    let size = textSize(proposal)
    return rendering?.size(of: self, for: proposal) ?? size
  }

  /// Returns the size of the text without a renderer.
  func textSize(_ proposal: ProposedViewSize) -> CGSize {
    let shaped = shape(proposal)
    var height = shaped.size.height
    if let lines = environment.lowerLineLimit, lines > shaped.lineCount {
      let line = (height + environment.lineSpacing) / CGFloat(max(1, shaped.lineCount))
      height = line * CGFloat(lines) - environment.lineSpacing
    }
    var width = shaped.size.width.rounded(.up)
    // An ellipsis that is wider than the proposed width counts as no text, so that a stack that requests the minimum width finds the text
    // as flexible as any other.
    if shaped.isTruncated, let offered = proposal.width, offered < width { width = max(0, offered) }
    return CGSize(width: width, height: height)
  }

  override func layoutChildren() {
    let next = shape(proposal)
    if next !== shown {
      shown = next
      setNeedsDisplay()
    }
    selection?.follow(next, size: size)
    for link in links { link.follow(next) }
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
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
    if environment.isRedacted { return Redaction.bars(for: shown, at: offset, color: ink.color(color)) }
    let node = drawing(of: shown, at: offset)
    guard motion?.isRunning != true, let marks = selection?.drawSelection(at: offset), !marks.isEmpty else { return node }
    return DisplayNode(.group(marks + [node]))
  }

  private func drawing(of shown: any ShapedText, at offset: CGPoint) -> DisplayNode {
    let node = drawing(of: shown, at: offset, richStyles)
    guard let motion else { return node }
    guard motion.isRunning else {
      self.motion = nil
      return node
    }
    return motion.drawing(shown, node, at: offset, in: self)
  }

  /// Returns the drawing of the text without animations of its content.
  private func drawing(of shown: any ShapedText, at offset: CGPoint, _ richStyles: RichStyles) -> DisplayNode {
    let environment = environment
    let color = ink.color(color)
    if isPlain { return DisplayNode(.text(shown, at: offset, color: color)) }
    var (styles, rest) = (richStyles, ForegroundStyle()._paint(in: environment, level: 0))
    if let wholePaint {
      (styles, rest) = (.none, ink.paint(wholePaint))
    } else if case .one(let own?) = coloring {
      rest = .color(own)
    } else if case .several = coloring, rest.isRich {
      styles = makeStyled().richStyles(rest: environment.foregroundStyle)
      rest = .color(color)
    }
    guard let rendering else {
      let node = styles.drawing(shown, at: offset, rest: rest, color: color, in: environment)
      guard !images.isEmpty else { return node }
      return DisplayNode(.group([node] + images.values.compactMap { drawing(of: $0, on: shown, at: offset, styles: styles, rest: rest) }))
    }
    return rendering.drawing(of: shown, at: offset, in: self) { [weak self, styles, rest] part, run in
      if let self, let image = self.images[run] {
        return self.drawing(of: image, on: shown, at: .zero, styles: styles, rest: rest) ?? .empty
      }
      let paint = styles.style(ofRun: run)?._paint(in: environment, level: 0)
      return (paint ?? rest).inking(in: CGRect(origin: .zero, size: shown.size), color: paint == nil ? color : nil) {
        DisplayNode(.text(part, at: .zero, color: $0))
      }
    }
  }

  private func drawing(
    of image: TextImage, on shown: any ShapedText, at origin: CGPoint, styles: RichStyles, rest: _ShapePaint
  )
    -> DisplayNode?
  {
    if let own = styles.style(ofRun: image.run)?._paint(in: environment, level: 0) {
      return image.drawing(on: shown, at: origin, with: own, graph: graph)
    }
    if case .several = coloring, let own = image.color { return image.drawing(on: shown, at: origin, with: .color(own), graph: graph) }
    return image.drawing(on: shown, at: origin, with: rest, color: ink.color(color), graph: graph)
  }

  /// Indicates whether the text has a single plain color, as most texts do.
  private var isPlain: Bool {
    guard case .none = richStyles, case .one(let own) = coloring, rendering == nil, !ink.hasMixture,
      images.isEmpty
    else { return false }
    return own != nil || environment.foregroundStyle == nil
  }

  /// The paint of the whole text, or `nil` if its parts have different ones.
  private var wholePaint: _ShapePaint? {
    switch (richStyles, coloring) {
    case (.whole(let style), _): style._paint(in: environment, level: 0)
    case (.none, .one(nil)): ForegroundStyle()._paint(in: environment, level: 0)
    case (.none, .one(let own?)): .color(own)
    case (.none, .several), (.parts, _): nil
    }
  }

  /// The text's own coloring. An environment that changes it results in an update.
  private var coloring: Text.Coloring {
    if let knownColoring { return knownColoring }
    let coloring = text.coloring(in: environment)
    knownColoring = coloring
    return coloring
  }

  /// The color of the parts without a color of their own.
  private var color: RGBA {
    if case .one(let color?) = coloring { return color }
    let environment = environment
    return environment.foregroundStyle?.color(in: environment) ?? Color.primary.resolved(in: environment)
  }

  override func willDisappear() {
    tick(at: nil)
    ink.stop(graph: graph)
    endMotion()
    for link in links { link.detach() }
    selection?.detach()
  }

  /// Hides a redacted text from accessibility. A text with an accessibility label stays accessible, because the label replaces its words.
  override func isHidden(from search: BoxSearch) -> Bool {
    search == .accessibility && environment.isRedacted && text.accessibilityLabel == nil
  }

  override func hitContent(_ point: CGPoint) -> LayoutBox? { hitChildren(point, orSelfIn: CGRect(origin: .zero, size: size)) }
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
