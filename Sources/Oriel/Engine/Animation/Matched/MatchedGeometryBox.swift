import Foundation

/// A box with the layout of its content, which shows the content in another frame while it follows a source.
@MainActor
final class MatchedGeometryBox: WrapperBox {
  private(set) var modifier: MatchedGeometryModifier
  /// The target frame of the content in the box's own space, or `nil` if it is the box's own frame.
  private var aim: CGRect?
  /// The point of the target frame that the content's anchor is aligned with.
  private var targetAnchor: UnitPoint?
  /// The source of the target frame.
  private weak var leader: MatchedGeometryBox?
  private lazy var motion = Presented(CGRect(origin: .zero, size: size), box: self) {
    unsafeDowncast($0, to: MatchedGeometryBox.self).layOutWhatIsShown()
  }
  /// Indicates whether the box was added after geometries were last matched.
  var isNew = true

  init(_ modifier: MatchedGeometryModifier, node: AnyViewNode) {
    self.modifier = modifier
    super.init(node: node)
    graph.matched.add(self)
  }

  func update(_ newModifier: MatchedGeometryModifier) {
    if newModifier.key != modifier.key {
      graph.matched.remove(self)
      modifier = newModifier
      graph.matched.add(self)
    } else {
      modifier = newModifier
    }
    setNeedsLayout()
  }

  override func willDisappear() {
    motion.stop(graph: graph)
    graph.matched.remove(self)
  }

  /// Indicates whether the view is being removed.
  var isGoing: Bool {
    var box: LayoutBox? = self
    while let current = box {
      if current.isBeingRemoved { return true }
      box = current.parent
    }
    return false
  }

  // MARK: Frames

  private var ownFrame: CGRect { CGRect(origin: .zero, size: size) }

  /// The presented frame of the content, in the box's own space.
  private var presentedRowFrame: CGRect { aim != nil || motion.isRunning ? motion.value : ownFrame }

  /// The presented frame of the content, in the window.
  var shownWindowFrame: CGRect { presentedRowFrame.applying(transform(to: nil)) }

  /// Animates the content to a frame in the window, with its anchor at that of the source, or back to the box's own frame if the frame is
  /// `nil`.
  func follow(_ windowFrame: CGRect?, of source: MatchedGeometryBox? = nil) {
    guard let node, isPlaced else { return }
    let isSameSource = source === leader
    leader = source
    if let anchor = source?.modifier.anchor, anchor != targetAnchor {
      targetAnchor = anchor
      if aim != nil { setNeedsLayout() }
    }
    var target: CGRect?
    if let windowFrame {
      guard let inverse = layoutTransform(to: .global).invertedIfPossible else { return }
      target = windowFrame.applying(inverse)
    }
    if let target, let aim, aim.isClose(to: target) { return }
    guard target != nil || aim != nil else { return }
    if aim == nil, !motion.isRunning { motion.set(ownFrame, transaction: Transaction(), graph: graph) }
    let transaction = isNew ? Transaction() : node.transaction
    aim = target
    // Movements of the ancestors, or of the source, change the target in each frame; the running animation is shifted with it.
    if let target, isSameSource, motion.isRunning, transaction.effectiveAnimation == nil { return motion.shift(to: target) }
    motion.set(target ?? ownFrame, transaction: transaction, graph: graph)
  }

  /// Animates the content from the frame of another view to its own frame, if the transaction has an animation.
  func arrive(from windowFrame: CGRect) {
    guard let node, isPlaced, node.transaction.effectiveAnimation != nil, let inverse = transform(to: nil).invertedIfPossible else {
      return
    }
    aim = nil
    motion.animate(from: windowFrame.applying(inverse), to: ownFrame, transaction: node.transaction, graph: graph)
  }

  // MARK: Layout

  override func layoutChildren() {
    guard let child = children.first, !child.isBeingRemoved else { return }
    let shown = presentedRowFrame
    guard shown != ownFrame else { return super.layoutChildren() }
    let inner = modifier.properties.contains(.size) ? ProposedViewSize(shown.size) : proposal
    let place = modifier.properties.contains(.position) ? shown : ownFrame
    let (anchor, childSize) = (modifier.anchor, child.measure(inner))
    let target = modifier.properties.contains(.position) ? targetAnchor ?? anchor : anchor
    child.place(
      at: CGPoint(
        x: place.minX + place.width * target.x - childSize.width * anchor.x,
        y: place.minY + place.height * target.y - childSize.height * anchor.y),
      proposal: inner)
  }

  /// Lays out the content in its presented frame. The motion belongs to the box, so descendants must not be animated in addition.
  private func layOutWhatIsShown() {
    guard isPlaced, node != nil else { return }
    graph.updates.withTransaction({ $0 = Transaction() }) { layoutAgain() }
    setNeedsDisplay()
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

/// The boxes of a window with a matched geometry.
@MainActor
final class MatchedGeometry {
  private var groups: [MatchedGeometryKey: [MatchedGeometryBox]] = [:]
  /// The groups of sources that had the same key when geometries were last matched.
  private var rivals: [[MatchedGeometryBox]] = []

  func add(_ box: MatchedGeometryBox) { groups[box.modifier.key, default: []].append(box) }

  func remove(_ box: MatchedGeometryBox) {
    let key = box.modifier.key
    groups[key]?.removeAll { $0 === box }
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }

  /// Moves each box to the current frame of its source. Called after each layout.
  func resolve() {
    rivals.removeAll()
    guard !groups.isEmpty else { return }
    for boxes in groups.values {
      let going = boxes.filter(\.isGoing)
      let staying = boxes.filter { box in !going.contains { $0 === box } }
      let sources = staying.filter(\.modifier.isSource)
      guard let source = sources.last else { continue }
      if sources.count > 1 { rivals.append(sources) }
      if source.isNew, let old = going.last { source.arrive(from: old.shownWindowFrame) } else { source.follow(nil) }
      let frame = source.layoutFrame(in: .global)
      for box in boxes where box !== source {
        if !box.modifier.isSource || going.contains(where: { $0 === box }) { box.follow(frame, of: source) }
      }
    }
    for boxes in groups.values { for box in boxes where box.isPlaced { box.isNew = false } }
  }

  /// Reports sources with the same key. Called when a frame is complete, because an `onChange` action of the same frame may have corrected
  /// them.
  func reportConflictingSources() {
    for sources in rivals { report(sources) }
    rivals.removeAll()
  }

  private func report(_ sources: [MatchedGeometryBox]) {
    let placed = sources.filter { $0.isPlaced && $0.isAttached }
    guard placed.count > 1, let last = placed.last else { return }
    let (id, path) = (last.modifier.key.id.base, last.viewPathForDiagnostics)
    Report.once(
      "matched-sources-\(id)-\(path)",
      "\(placed.count) views are sources of the matched geometry \(id); the last one is used. Set isSource to false for all but one. "
        + "(\(path))")
  }
}

extension MatchedGeometry: FrameParticipant {
  var rank: FrameRank { .matchedGeometry }

  func layoutDidEnd() { resolve() }

  func frameWillDraw() { reportConflictingSources() }
}

@MainActor private let matchedGeometry = GraphService<MatchedGeometry> { graph in
  let made = MatchedGeometry()
  graph.participants.add(made)
  return made
}

extension ViewGraph {
  var matched: MatchedGeometry { service(matchedGeometry) }
}
