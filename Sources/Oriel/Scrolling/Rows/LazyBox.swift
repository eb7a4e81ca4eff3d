import Foundation
import OrielDrawing
import OrielModel

/// The box of a container that builds only the rows near the viewport.
///
/// Lines are consecutive in `extents`, measured ones and estimates. Rows are placed in `content`, whose origin is the offset of a line in
/// the list minus the position of the line's row in `content`. The origin absorbs changes above the visible rows, so that neither
/// insertions nor better estimates move those, and coordinates stay small however long the list is.
@MainActor
final class LazyBox: LazyContentBox {
  /// A built row with its index.
  struct LiveRow {
    var row: Row
    /// The index among all rows of the container.
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
      // Computed immediately, because the lines of rows depend on the tracks. Without a length the first layout computes them.
      if arrangement.items != oldValue.items, let measuredLength { tracks = arrangement.tracks(across: measuredLength) }
      setNeedsLayout()
    }
  }
  var map = RowMap()
  var extents: ExtentTree
  let content: RowsBox
  private(set) var live: [LiveRow] = []
  /// The pinned rows, in front of the others, in the box's own space.
  let pinned: RowsBox
  private(set) var tracks: [LazyArrangement.Track] = []
  /// The cross length that the extents are valid for.
  private var measuredLength: CGFloat?
  /// The length of the viewport for which rows were measured.
  private var measuredViewportLength: CGFloat?
  private var sampleCount = 0
  /// The part of the viewport inside the safe area, as last observed, along the axis in the box's own space.
  private(set) var span: ClosedRange<CGFloat>?
  /// The whole visible part, as last observed.
  private(set) var reach: ClosedRange<CGFloat>?
  /// Indicates whether scrolling aligns to rows by default, without `scrollTargetLayout()`.
  var holdsTargets = false
  /// The contiguous range of lines that are built.
  var builtLines = 0..<0
  /// The rows that were built before they were visible, and haven't been visible since.
  var prefetched: [Row] = []
  /// A closure that the box calls when rows are missing.
  var needsRows: () -> Void = {}
  /// The origin of the space in which rows are placed. It is large for rows far down, so that their coordinates stay small.
  private(set) var base: CGFloat = 0
  private var wasMirrored = false
  /// Indicates whether a pass found other extents than those that the size was computed from.
  private var hasOtherTotal = false
  /// True while only the set of rows changes.
  private var isChangingRows = false
  /// Indicates whether an ancestor has received the width of the widest row, which other rows would change.
  private var hasReportedWidest = false
  /// The anchor row of the last layout.
  var lastAnchor: LastAnchor?
  /// The size and the arrangement for which the rows with a place were placed.
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
      // A row without boxes has no box that invalidates the layout: its line is still to be measured.
      if rows.contains(where: { $0.boxes.isEmpty && extents.measuredExtent(at: $0.line) != 0 }) { setNeedsLayout() }
    }
  }

  /// Forgets a row as the anchor when it represents another element.
  func rowWasRecycled(_ row: Row) { if lastAnchor?.row == ObjectIdentifier(row) { lastAnchor = nil } }

  /// Runs a closure that changes only the set of rows or the elements that they represent.
  func changingRows(_ body: () -> Void) {
    isChangingRows = true
    body()
    isChangingRows = false
  }

  /// The ancestors don't depend on the set of built rows: they are laid out again only if the total length changes, of which
  /// `settleTotal()` notifies them.
  override var sizing: BoxSizing { .independentOfContent(if: isChangingRows && isPlaced && !hasReportedWidest) }

  /// Indicates whether a row of a line is built.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of built rows.
  func hasRow(onLine line: Int) -> Bool {
    let index = live.partitioningIndex { $0.line >= line }
    return index < live.count && live[index].line == line
  }

  private func isPinned(_ row: LiveRow) -> Bool { row.isPinnable }

  /// Calls a closure with each line that has built rows, and with its rows as a slice of `live`.
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
      for box in row.boxes where !box.isBeingRemoved {
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
        "A row in a lazy container has an unbounded size along the scroll axis; \(arrangement.estimate) points are used instead. Give it a "
          + "frame. (\(box.node?.viewPath ?? ""))")
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
    // An empty row has no length, built or not, and isn't part of the mean.
    for line in map.emptyLines where extents.measuredExtent(at: line) == nil { extents.measure(0, at: line) }
    // The mean of the measured lines is the best estimate for the rest. It is updated each time the number of measured lines has doubled.
    let count = extents.measuredCount - map.emptyLines.count
    if count >= max(1, 2 * sampleCount) {
      sampleCount = count
      let mean = extents.measuredTotal / Double(count)
      // All measured rows are empty: many more rows may fit into the viewport than estimated.
      extents.estimate = mean > 0 ? mean : extents.estimate / 2
    }
  }

  /// The total length of all lines, in points.
  var total: CGFloat { max(0, extents.total - (extents.count > 0 ? arrangement.spacing : 0)) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // The container takes the whole proposed cross length, even an infinite one, because the sizes of rows that aren't built are unknown.
    let length = proposal[axis.cross]
    if length == nil { hasReportedWidest = true }
    if length == nil || length == measuredLength { measureLive() }
    var size = CGSize.zero
    size[axis] = total
    size[axis.cross] = length ?? widest
    return size
  }

  /// The cross length of the widest row as of the last time that there were rows, so that an offscreen container keeps its width.
  private var lastWidest: CGFloat = 0

  private var widest: CGFloat {
    let found = live.lazy.flatMap(\.boxes).map { $0.measure(.unspecified)[self.axis.cross] }.filter(\.isFinite).max()
    if let found { lastWidest = found }
    return lastWidest
  }

  // MARK: Placing

  override func layoutChildren() {
    let length = size[axis.cross]
    // At a cross length of 0 nothing is visible, and the measured extents stay valid for the previous length.
    if length != measuredLength, length > 0 || measuredLength == nil {
      if measuredLength != nil { extents.forget(0..<extents.count) }
      measuredLength = length
      let count = tracks.count
      tracks = arrangement.tracks(across: length)
      // Rows are on other lines now.
      if tracks.count != count { needsRows() }
    }
    if let room = enclosingScrollBox(along: axis)?.frames?.usedAvailableLength(along: axis), room != measuredViewportLength {
      // Rows that aren't built change their lengths as the built ones do.
      if measuredViewportLength != nil {
        extents.forget(0..<extents.count)
        sampleCount = 0
      }
      measuredViewportLength = room
    }
    if isReversed != wasMirrored { for row in live { row.row.place = nil } }
    wasMirrored = isReversed
    let anchor = anchor()
    measureLive()
    if let anchor {
      let shift = extents.offset(of: anchor.line) - anchor.offset
      base += shift
      if shift != 0, anchor.isVisible {
        enclosingScrollBox(along: axis)?.contentDidShift(by: isReversed ? -shift : shift, along: axis, in: self)
      }
    } else if let first = live.first, !live.contains(where: { $0.row.place != nil }) {
      // No row has a position that it could lose.
      base = extents.offset(of: first.line)
    }
    var origin = CGPoint.zero
    origin[axis] = isReversed ? size[axis] - base : base
    content.pin(CGRect(origin: origin, size: size))
    pinned.pin(CGRect(origin: .zero, size: size))
    updateRowPositions()
    hasOtherTotal = abs(total - size[axis]) > 0.01
    enclosingScrollBoxes { $0.observe(self) }
    viewportDidChange()
  }

  /// Indicates whether lines run from right to left.
  var isReversed: Bool { axis == .horizontal && isMirrored }

  private func updateRowPositions() {
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
        for box in row.boxes where !box.isBeingRemoved { isShown = true }
        row.row.place = isShown ? RowPosition(start: start + base, end: start + base + max(0, lineExtent), index: row.index) : nil
        if !(isSame && stands(row, at: start)) { place(row, at: start, lineExtent: lineExtent) }
      }
    }
    placePinned()
  }

  /// Indicates whether a row that fills its line is at its position and nothing inside it has changed.
  private func stands(_ row: LiveRow, at start: CGFloat) -> Bool {
    guard row.track < 0, row.boxes.count == 1 else { return false }
    let box = row.boxes[0]
    return box.isPlaced && !box.needsLayout && !box.isBeingRemoved && box.origin[axis] == start && (axis == .vertical || !isMirrored)
  }

  private func place(_ row: LiveRow, at start: CGFloat, lineExtent: CGFloat) {
    let proposal = proposal(for: row)
    let track = row.track >= 0 && row.track < tracks.count ? tracks[row.track] : nil
    let length = track?.length ?? size[axis.cross]
    var position = start
    if let track, row.boxes.count == 1, let box = row.boxes.first {
      // Cells of a line are aligned along the main axis, too; they are centered unless the item has an alignment.
      let slack = lineExtent - rowExtent(box, proposal)
      let fraction: CGFloat = track.alignment.map { fractionAlong($0) } ?? 0.5
      position += slack * fraction
    }
    for box in row.boxes where !box.isBeingRemoved {
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

  /// Returns the position of a row on the cross axis, at which its guide is on the container's.
  func across(_ box: LayoutBox, _ proposal: ProposedViewSize, _ size: CGSize, _ length: CGFloat, _ own: Alignment?) -> CGFloat {
    var key = arrangement.alignment
    if let own { key = axis == .vertical ? own.horizontal.key : own.vertical.key }
    var whole = size
    whole[axis.cross] = length
    return ViewDimensions(size: whole, proposal: proposal, guides: nil)[key] - box.dimensions(proposal)[key]
  }

  // MARK: The viewport

  /// Observes the viewport: requests missing rows and moves pinned ones.
  override func viewportDidChange() {
    var isWider = false
    reach = span(
      of: visibleRect { scroll in
        guard scroll.overhang != EdgeInsets() || scroll.lookahead != EdgeInsets() else { return scroll.viewport }
        isWider = true
        return scroll.reach
      })
    span = isWider ? span(of: visibleRect(through: \.viewport)) : reach
    if !prefetched.isEmpty { showPrefetchedRows() }
    if !arrangement.pinnedViews.isEmpty { placePinned() }
    guard hasOtherTotal || lacksRows else { return }
    needsRows()
  }

  private func showPrefetchedRows() {
    prefetched.removeAll { row in
      guard row.isMounted else { return true }
      guard let reach, let place = row.place, place.start < reach.upperBound, place.end > reach.lowerBound else { return false }
      row.setVisible(true)
      return true
    }
  }

  private func span(of rect: CGRect) -> ClosedRange<CGFloat>? {
    var (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    if isReversed { (low, high) = (size.width - high, size.width - low) }
    // Rows that determine the container's width have to exist before any part of it is visible.
    let isFlat = hasReportedWidest ? rect.size[axis] <= 0 : rect.isEmpty
    return rect.isNull || isFlat || !low.isFinite || !high.isFinite ? nil : low...high
  }

  private var lacksRows: Bool {
    guard let wanted = visibleLines else { return false }
    return !(builtLines.lowerBound <= wanted.lowerBound && wanted.upperBound <= builtLines.upperBound)
  }

  /// Invalidates the layout of the ancestors for another length, after the pass that found it.
  func settleTotal() {
    guard hasOtherTotal else { return }
    hasOtherTotal = false
    setNeedsLayout()
    // If rows were built in the same pass, this box is already enqueued by itself, and its own mark doesn't reach the parent.
    parent?.setNeedsLayout()
  }

  /// The lines that are visible now. While no line is measured, only a few of them: if the estimate were too short, views would appear that
  /// aren't visible.
  var visibleLines: Range<Int>? { lines(in: reach).map { extents.measuredCount > 0 ? $0 : $0.prefix(Self.sampleLines) } }

  private static let sampleLines = 4
  /// The number of lines without a length after which the rest is left out.
  private static let mostLines = 1 << 15

  func lines(in span: ClosedRange<CGFloat>?) -> Range<Int>? {
    let extents = extents
    guard let span, extents.count > 0, span.upperBound > 0, span.lowerBound < max(total, 1) else { return nil }
    let first = extents.index(at: max(0, span.lowerBound))
    let last = extents.index(at: max(0, span.upperBound.nextDown))
    // No built line has a length. Extending the range by as many lines again finds lines with a length, or the end, in few passes.
    let goesOn = !builtLines.isEmpty && first == builtLines.upperBound
    let isEnough = goesOn && live.count >= Self.mostLines
    let limit = max(64, Int(min(span.upperBound - span.lowerBound, 1e6)) + 64, goesOn ? live.count : 0)
    if isEnough || !goesOn && last - first >= limit {
      Report.once(
        "rows-without-extent",
        "More than \(limit) rows fit into the viewport because they have almost no height; only the first \(limit) are shown. "
          + "(\(node?.viewPath ?? ""))")
    }
    return isEnough ? builtLines : first..<min(last + 1, first + limit)
  }

  /// Returns the frame of a line in the box's own space. It is an estimate if the line isn't built.
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
