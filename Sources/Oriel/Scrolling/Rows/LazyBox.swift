import Foundation
import OrielDrawing
import OrielModel

/// The box of a container that has only the rows near the viewport.
///
/// Lines lie end to end in `extents`, measured ones and estimates. Rows are placed in `content`, whose origin is a line's distance
/// from the start less its row's place inside: it absorbs what happens above the rows that are seen, so that neither insertions nor
/// better estimates move them, and coordinates stay small however long the list is.
@MainActor
final class LazyBox: LazyContentBox {
  /// A row that is built, with its place among all rows.
  struct LiveRow {
    var row: Row
    /// Among all rows of the container.
    var index: Int
    var line: Int
    var track: Int
    var boxes: [LayoutBox]
    var isPinnable: Bool
  }

  var arrangement: LazyArrangement {
    didSet {
      guard arrangement != oldValue else { return }
      extents.forget(0..<extents.count)
      sampleCount = 0
      // Now, as the lines that rows are on depend on them. Without a length the first layout finds them.
      if arrangement.items != oldValue.items, let measuredLength { tracks = arrangement.tracks(across: measuredLength) }
      setNeedsLayout()
    }
  }
  var map = RowMap()
  var extents: ExtentTree
  let content: RowsBox
  private(set) var live: [LiveRow] = []
  /// What is in front of the rows while it is pinned, in the box's own space.
  let pinned: RowsBox
  private(set) var tracks: [LazyArrangement.Track] = []
  /// The length across that extents hold for.
  private var measuredLength: CGFloat?
  /// The length of the viewport that rows were measured by.
  private var measuredRoom: CGFloat?
  private var sampleCount = 0
  /// What could be seen clear of the safe area's insets when somebody last looked, along the axis in the box's own space.
  private(set) var span: ClosedRange<CGFloat>?
  /// What could be seen at all.
  private(set) var reach: ClosedRange<CGFloat>?
  /// Whether scrolling aligns to rows without being told to.
  var holdsTargets = false
  /// Lines that are built without a gap between them.
  var builtLines = 0..<0
  /// Called when rows are missing.
  var needsRows: () -> Void = {}
  /// Where the space that rows are placed in begins: far down, rows have small coordinates there.
  private(set) var base: CGFloat = 0
  private var wasMirrored = false
  /// Whether a pass found other extents than the size was made of.
  private var hasOtherTotal = false
  /// Whether rows come and go, and nothing else changes.
  private var isChangingRows = false
  /// Whether somebody was told how wide the rows are, which other rows would change.
  private var hasToldWidest = false
  /// The row that kept its place in the last layout.
  var lastAnchor: LastAnchor?
  /// What the rows that have a place were placed for.
  private var placedFor: (size: CGSize, arrangement: LazyArrangement)?

  init(_ arrangement: LazyArrangement, graph: ViewGraph) {
    self.arrangement = arrangement
    extents = ExtentTree(count: 0, estimate: arrangement.estimate + arrangement.spacing)
    content = RowsBox(node: nil)
    pinned = RowsBox(node: nil)
    super.init(node: nil)
    for box in [self, content, pinned] { box.graph = graph }
  }

  func adopt(by node: AnyViewNode) {
    for box in [self, content, pinned] { box.node = node }
    replaceChildren([content, pinned])
  }

  var axis: Axis { arrangement.axis }

  override func clearance(around box: LayoutBox) -> EdgeInsets { pinnedClearance(around: box) }

  // MARK: Rows

  func setLive(_ rows: [LiveRow], leaving: [LayoutBox]) {
    live = rows
    var (inContent, inFront): ([LayoutBox], [LayoutBox]) = ([], [])
    inContent.reserveCapacity(rows.count + leaving.count)
    for row in rows { if isPinned(row) { inFront += row.boxes } else { inContent += row.boxes } }
    changingRows {
      content.replaceChildren(leaving.isEmpty ? inContent : inContent + leaving)
      pinned.replaceChildren(inFront)
      // A row that shows nothing brings no box that would tell it: its line is still to be measured.
      if rows.contains(where: { $0.boxes.isEmpty && extents.measuredExtent(at: $0.line) != 0 }) { setNeedsLayout() }
    }
  }

  /// A row stands for another element than the one that it was the anchor for.
  func rowWasRecycled(_ row: Row) { if lastAnchor?.row == ObjectIdentifier(row) { lastAnchor = nil } }

  /// Changes which rows there are, or which elements they stand for, and nothing else.
  func changingRows(_ body: () -> Void) {
    isChangingRows = true
    body()
    isChangingRows = false
  }

  /// The containers around have nothing to do with which rows there are: they are laid out again only where the total turns out to
  /// be another, which `settleTotal` tells them.
  override var sizing: BoxSizing { .independentOfContent(if: isChangingRows && isPlaced && !hasToldWidest) }

  /// Whether a row of a line is built. O(log of the number of live rows).
  func hasRow(onLine line: Int) -> Bool {
    let index = live.partitioningIndex { $0.line >= line }
    return index < live.count && live[index].line == line
  }

  private func isPinned(_ row: LiveRow) -> Bool { row.isPinnable }

  /// The live rows by line: ranges of `live`.
  private func forEachLine(_ body: (Int, ArraySlice<LiveRow>) -> Void) {
    var start = 0
    while start < live.count {
      var end = start + 1
      while end < live.count, live[end].line == live[start].line { end += 1 }
      body(live[start].line, live[start..<end])
      start = end
    }
  }

  // MARK: Measuring

  func proposal(for row: LiveRow) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    let length = row.track >= 0 && row.track < tracks.count ? tracks[row.track].length : measuredLength
    proposal[axis.cross] = length
    return proposal
  }

  func measureLine(_ rows: ArraySlice<LiveRow>) -> CGFloat {
    var extent: CGFloat = 0
    var isEmpty = true
    for row in rows {
      let proposal = proposal(for: row)
      var length: CGFloat = 0
      var count = 0
      for box in row.boxes where !box.isLeaving {
        length += rowExtent(box, proposal)
        count += 1
      }
      guard count > 0 else { continue }
      isEmpty = false
      extent = max(extent, length + CGFloat(count - 1) * arrangement.spacing)
    }
    return isEmpty ? 0 : extent + arrangement.spacing
  }

  func rowExtent(_ box: LayoutBox, _ proposal: ProposedViewSize) -> CGFloat {
    let extent = box.measure(proposal)[axis]
    guard extent.isFinite else {
      Report.once(
        "row-extent-\(box.node?.viewTypeName ?? "")",
        "A row in a lazy container has no bounded size along the scroll axis; it counts as \(arrangement.estimate) points. "
          + "Give it a frame. (\(box.node?.viewPath ?? ""))")
      return arrangement.estimate
    }
    return extent
  }

  private func measureLive() {
    var changes: [(line: Int, extent: CGFloat)] = []
    do {
      let extents = extents
      forEachLine { line, rows in
        let extent = measureLine(rows)
        if extents.measuredExtent(at: line) != extent { changes.append((line, extent)) }
      }
    }
    for change in changes { extents.measure(change.extent, at: change.line) }
    guard extents.measuredCount > 0, extents.measuredCount < extents.count else { return }
    // What shows nothing takes no room, built or not, and says nothing of how long others are.
    for line in map.emptyLines where extents.measuredExtent(at: line) == nil { extents.measure(0, at: line) }
    // The mean of what is known is the best guess for the rest; it is taken again each time that twice as much is known.
    let count = extents.measuredCount - map.emptyLines.count
    if count >= max(1, 2 * sampleCount) {
      sampleCount = count
      let mean = extents.measuredTotal / Double(count)
      // Nothing that is known takes any room: many more rows may fit into the viewport than was thought.
      extents.estimate = mean > 0 ? mean : extents.estimate / 2
    }
  }

  /// The points that all lines take.
  var total: CGFloat { max(0, extents.total - (extents.count > 0 ? arrangement.spacing : 0)) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // It takes all there is across, as it can't know rows that don't exist: also where that is no end of room.
    let length = proposal[axis.cross]
    if length == nil { hasToldWidest = true }
    if length == nil || length == measuredLength { measureLive() }
    var size = CGSize.zero
    size[axis] = total
    size[axis.cross] = length ?? widest
    return size
  }

  /// What was found the last time that there were rows: out of sight the container stays as wide.
  private var lastWidest: CGFloat = 0

  private var widest: CGFloat {
    let found = live.lazy.flatMap(\.boxes).map { $0.measure(.unspecified)[self.axis.cross] }.filter(\.isFinite).max()
    if let found { lastWidest = found }
    return lastWidest
  }

  // MARK: Placing

  override func layoutChildren() {
    let length = size[axis.cross]
    // Without any width nothing is seen, and nothing of what is known is worth less.
    if length != measuredLength, length > 0 || measuredLength == nil {
      if measuredLength != nil { extents.forget(0..<extents.count) }
      measuredLength = length
      let count = tracks.count
      tracks = arrangement.tracks(across: length)
      // Rows are on other lines.
      if tracks.count != count { needsRows() }
    }
    if let room = enclosingScrollBox(along: axis)?.frames?.usedRoom(along: axis), room != measuredRoom {
      // Rows that aren't built are as long now as those that are.
      if measuredRoom != nil {
        extents.forget(0..<extents.count)
        sampleCount = 0
      }
      measuredRoom = room
    }
    if isReversed != wasMirrored { for row in live { row.row.place = nil } }
    wasMirrored = isReversed
    let anchor = anchor()
    measureLive()
    if let anchor {
      let shift = extents.offset(of: anchor.line) - anchor.offset
      base += shift
      if shift != 0, anchor.isSeen {
        enclosingScrollBox(along: axis)?.contentDidShift(by: isReversed ? -shift : shift, along: axis, in: self)
      }
    } else if let first = live.first, !live.contains(where: { $0.row.place != nil }) {
      // Nothing has a place yet that it could lose.
      base = extents.offset(of: first.line)
    }
    var origin = CGPoint.zero
    origin[axis] = isReversed ? size[axis] - base : base
    content.pin(CGRect(origin: origin, size: size))
    pinned.pin(CGRect(origin: .zero, size: size))
    placeRows()
    hasOtherTotal = abs(total - size[axis]) > 0.01
    enclosingScrollBoxes { $0.observe(self) }
    viewportDidChange()
  }

  /// Whether lines go from the right to the left.
  var isReversed: Bool { axis == .horizontal && isMirrored }

  private func placeRows() {
    var isSame = false
    if let placedFor { isSame = placedFor.size[axis.cross] == size[axis.cross] && placedFor.arrangement == arrangement }
    placedFor = (size, arrangement)
    // Read once: across modules, each call on a property of a class copies the value.
    let (extents, base) = (extents, base)
    forEachLine { line, rows in
      let start = extents.offset(of: line) - base
      let lineExtent = extents.extent(at: line) - arrangement.spacing
      for row in rows {
        guard !isPinned(row) else {
          row.row.place = nil
          continue
        }
        var isShown = false
        for box in row.boxes where !box.isLeaving { isShown = true }
        row.row.place = isShown ? RowPlace(start: start + base, end: start + base + max(0, lineExtent), index: row.index) : nil
        if !(isSame && stands(row, at: start)) { place(row, at: start, lineExtent: lineExtent) }
      }
    }
    placePinned()
  }

  /// Whether a row that fills its line is where it belongs, and nothing inside of it has changed.
  private func stands(_ row: LiveRow, at start: CGFloat) -> Bool {
    guard row.track < 0, row.boxes.count == 1 else { return false }
    let box = row.boxes[0]
    return box.isPlaced && !box.needsLayout && !box.isLeaving && box.origin[axis] == start && (axis == .vertical || !isMirrored)
  }

  private func place(_ row: LiveRow, at start: CGFloat, lineExtent: CGFloat) {
    let proposal = proposal(for: row)
    let track = row.track >= 0 && row.track < tracks.count ? tracks[row.track] : nil
    let length = track?.length ?? size[axis.cross]
    var position = start
    if let track, row.boxes.count == 1, let box = row.boxes.first {
      // Cells of a line are aligned along the axis, too; in the middle unless the item says otherwise.
      let slack = lineExtent - rowExtent(box, proposal)
      let fraction: CGFloat = track.alignment.map { fractionAlong($0) } ?? 0.5
      position += slack * fraction
    }
    for box in row.boxes where !box.isLeaving {
      let size = box.measure(proposal)
      var point = CGPoint.zero
      point[axis] = position
      point[axis.cross] = (track?.start ?? 0) + across(box, proposal, size, length, track?.alignment)
      content.placeRow(box, at: point, proposal: proposal, in: self)
      position += rowExtent(box, proposal) + arrangement.spacing
    }
  }

  private func fractionAlong(_ alignment: Alignment) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1), proposal: .unspecified, guides: nil)
    return axis == .vertical ? unit[alignment.vertical] : unit[alignment.horizontal]
  }

  /// Where a row stands across the axis: its guide on the container's.
  func across(_ box: LayoutBox, _ proposal: ProposedViewSize, _ size: CGSize, _ length: CGFloat, _ own: Alignment?) -> CGFloat {
    var key = arrangement.alignment
    if let own { key = axis == .vertical ? own.horizontal.key : own.vertical.key }
    var whole = size
    whole[axis.cross] = length
    return ViewDimensions(size: whole, proposal: proposal, guides: nil)[key] - box.dimensions(proposal)[key]
  }

  // MARK: The viewport

  /// Looks again at what can be seen: asks for rows that are missing, and moves pinned ones.
  override func viewportDidChange() {
    var isWider = false
    reach = span(
      of: visibleRect { scroll in
        guard scroll.overhang != EdgeInsets() || scroll.lookahead != EdgeInsets() else { return scroll.viewport }
        isWider = true
        return scroll.reach
      })
    span = isWider ? span(of: visibleRect(through: \.viewport)) : reach
    if !arrangement.pinnedViews.isEmpty { placePinned() }
    guard hasOtherTotal || lacksRows else { return }
    needsRows()
  }

  private func span(of rect: CGRect) -> ClosedRange<CGFloat>? {
    var (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    if isReversed { (low, high) = (size.width - high, size.width - low) }
    // Rows that decide how wide the container is have to be there before anything of it can be seen.
    let isFlat = hasToldWidest ? rect.size[axis] <= 0 : rect.isEmpty
    return rect.isNull || isFlat || !low.isFinite || !high.isFinite ? nil : low...high
  }

  private var lacksRows: Bool {
    guard let wanted = visibleLines else { return false }
    return !(builtLines.lowerBound <= wanted.lowerBound && wanted.upperBound <= builtLines.upperBound)
  }

  /// Tells the containers around that the length is another, once the pass that found it is over.
  func settleTotal() {
    guard hasOtherTotal else { return }
    hasOtherTotal = false
    setNeedsLayout()
    // Where rows came at the same time, this box is marked by itself.
    parent?.setNeedsLayout()
  }

  /// The lines that can be seen now. As long as no line is measured only a few of them: by a guess that is too short, views would appear that are
  /// not to be seen.
  var visibleLines: Range<Int>? { lines(in: reach).map { extents.measuredCount > 0 ? $0 : $0.prefix(Self.sampleLines) } }

  private static let sampleLines = 4
  /// Lines that take no room, after which the rest is left out.
  private static let mostLines = 1 << 15

  func lines(in span: ClosedRange<CGFloat>?) -> Range<Int>? {
    let extents = extents
    guard let span, extents.count > 0, span.upperBound > 0, span.lowerBound < max(total, 1) else { return nil }
    let first = extents.index(at: max(0, span.lowerBound))
    let last = extents.index(at: max(0, span.upperBound.nextDown))
    // All that is built takes no room: looking at as many lines again, few passes find those that take some, or the end.
    let goesOn = !builtLines.isEmpty && first == builtLines.upperBound
    let isEnough = goesOn && live.count >= Self.mostLines
    let limit = max(64, Int(min(span.upperBound - span.lowerBound, 1e6)) + 64, goesOn ? live.count : 0)
    if isEnough || !goesOn && last - first >= limit {
      Report.once(
        "rows-without-extent",
        "More than \(limit) rows of hardly any height fit into the viewport; the first of them are shown. (\(node?.viewPath ?? ""))")
    }
    return isEnough ? builtLines : first..<min(last + 1, first + limit)
  }

  /// Where a line is or, by what is known, will be, in the box's own space.
  func frame(ofLine line: Int) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = extents.offset(of: line)
    frame.size[axis] = max(0, extents.extent(at: line) - arrangement.spacing)
    if isReversed { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  override func willDisappear() {
    content.detach()
    pinned.detach()
  }
}
