import SwiftUI

/// The solver of a compositional layout. It computes frames, and solves only those sections that are requested.
///
/// **Sections** are solved when they approach the viewport: `solve(near:)` requests the layouts of the sections that intersect a range, and
/// uses the average length of the solved sections for the others. The lengths are in a tree of sums, so finding a section and correcting
/// its length take O(log n) for n sections.
///
/// **Within a section**, frames are computed arithmetically if no item is measured, for any number of items; see `GroupLines`.
///
/// **Coordinates.** The content begins at zero and extends in the direction of the layout. The x axis begins at the leading edge in both
/// layout directions. The coordinates of an orthogonal section (`isOrthogonal`) are relative to the beginning of its own content;
/// `orthogonalFrame(of:)` returns its frame in the layout.
///
/// **Corrections.** Solving a section and measuring an item move the content behind them. The caller keeps the visible content in place: it
/// reads the frame of an element before the change, and scrolls by the difference afterwards. The average is corrected only while all
/// solved sections precede the unsolved ones, so it never moves visible content.
@MainActor
struct CompositionalSolver {
  typealias Provider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The number of items in each section.
  let counts: [Int]
  let environment: any NSCollectionLayoutEnvironment
  let axis: LayoutAxis
  let margins: LayoutMargins
  private let provider: Provider
  private let messages: ViewMessages
  private let spacing: CGFloat
  private(set) var boundary: BoundaryPlan
  private let boundaryContent: Range<CGFloat>
  /// The solved sections.
  private var sections: [Int: SectionSolver] = [:]
  /// The swipe actions of the solved sections that have a configuration for them.
  private(set) var swipes: [Int: SectionSwipes] = [:]
  /// The lengths of the sections, each with the spacing behind it.
  private var sums: ExtentSums
  /// The sizes that were measured before the data changed, by section.
  private var remembered: [Int: Measurements] = [:]

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section.
  ///   - environment: The container and the traits of the collection.
  ///   - configuration: The configuration of the layout.
  ///   - margins: The margins for the content insets of sections.
  ///   - messages: The log for diagnostics.
  ///   - provider: Returns the layout of a section. It is called once for each section that is solved. If it returns `nil`, that is
  ///     reported once, and the section is a list.
  init(
    counts: [Int], environment: any NSCollectionLayoutEnvironment,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration(),
    margins: LayoutMargins = LayoutMargins(), messages: ViewMessages = ViewMessages(), provider: @escaping Provider
  ) {
    self.counts = counts
    self.environment = environment
    self.provider = provider
    self.messages = messages
    var margins = margins
    margins.reference = configuration.contentInsetsReference
    self.margins = margins
    let place = LayoutPlace(messages: messages)
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    spacing = place.usable(configuration.interSectionSpacing, "a spacing between sections")
    let size = environment.container.contentSize
    let container = CGSize(
      width: place.usable(size.width, "a container's width"), height: place.usable(size.height, "a container's height"))
    let base = margins.insets(.automatic, in: environment)
    boundaryContent = base.start(axis.other)..<max(base.start(axis.other), container[axis.other] - base.end(axis.other))
    var room = container
    room[axis.other] = boundaryContent.upperBound - boundaryContent.lowerBound
    boundary = BoundaryPlan(configuration.boundarySupplementaryItems, along: axis, in: room, place: place)
    sums = ExtentSums(count: counts.count, estimate: max(LayoutLength.fallbackEstimate, container[axis] / 2) + spacing)
  }

  // MARK: - Solving

  /// Solves the sections that intersect a range of the content. Returns the number of sections that have been solved.
  @discardableResult
  mutating func solve(near range: ClosedRange<CGFloat>) -> Int {
    var solved = 0
    guard var section = sums.index(at: range.lowerBound - boundary.head) else { return 0 }
    while section < counts.count, start(of: section) <= range.upperBound {
      if sections[section] == nil { solved += 1 }
      solve(section)
      section += 1
    }
    return solved
  }

  mutating func solve(_ section: Int) {
    guard counts.indices.contains(section), sections[section] == nil else { return }
    let place = LayoutPlace(section: section, messages: messages)
    var layout = provider(section, environment)
    if layout == nil {
      place.report("no layout", "it is laid out as a list")
      layout = .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
    }
    let plan = SectionPlan(layout!, along: axis, in: environment, margins: margins, place: place)
    var solver = SectionSolver(plan, number: section, count: counts[section], messages: messages)
    remembered.removeValue(forKey: section)?.apply(to: &solver)
    sections[section] = solver
    if let swipes = plan.swipes, !plan.isOrthogonal { self.swipes[section] = swipes }
    setExtent(of: section)
    let known = sums.knownCount(before: counts.count)
    if sums.knownCount(before: known) == known, known > 0 {
      // All solved sections precede the unsolved ones.
      sums.estimate = sums.offset(of: known) / Double(known)
    }
  }

  private mutating func setExtent(of section: Int) {
    guard let solver = sections[section] else { return }
    sums.set(section, to: solver.extent + spacing)
  }

  func isSolved(_ section: Int) -> Bool { sections.index(forKey: section) != nil }

  /// The number of solved sections.
  var solvedCount: Int { sections.count }

  // MARK: - Reading

  /// The size of the content, with estimates for unsolved sections.
  ///
  /// - Complexity: O(1).
  var contentSize: CGSize {
    let sections = counts.isEmpty ? 0 : max(0, sums.total - spacing)
    return CGSize(axis, boundary.head + sections + boundary.tail, across: environment.container.contentSize[axis.other])
  }

  /// Returns the start of a section in the content.
  func start(of section: Int) -> CGFloat { boundary.head + sums.offset(of: section) }

  /// Returns the frame of a section, or `nil` if it isn't solved.
  func frame(of section: Int) -> CGRect? {
    guard var bounds = solver(section)?.bounds else { return nil }
    bounds.origin[axis] = start(of: section)
    return bounds
  }

  func solver(_ section: Int) -> SectionSolver? { sections[section] }

  func isOrthogonal(_ section: Int) -> Bool { solver(section)?.plan.isOrthogonal ?? false }

  /// Returns the frame of an item, or `nil` if its section isn't solved. In an orthogonal section it is relative to the section's content.
  ///
  /// - Complexity: O(log n).
  func frame(of item: ItemPosition) -> CGRect? {
    guard let section = solver(item.section), var frame = section.cell(item.item)?.frame else { return nil }
    if !section.plan.isOrthogonal { frame.origin[axis] += start(of: item.section) }
    return frame
  }

  /// Returns the frame of the scrolling part of an orthogonal section, or `nil` if the section isn't solved or isn't orthogonal.
  func orthogonalFrame(of section: Int) -> CGRect? {
    guard let solver = solver(section), solver.plan.isOrthogonal else { return nil }
    var frame = solver.orthogonalFrame
    frame.origin[axis] += start(of: section)
    return frame
  }

  /// Returns the solved sections that intersect a range of the content.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard let first = sums.index(at: range.lowerBound - boundary.head) else { return 0..<0 }
    var end = first
    while end < counts.count, start(of: end) <= range.upperBound, sections[end] != nil { end += 1 }
    return first..<end
  }

  /// Returns the elements of the solved sections that intersect a rectangle, in drawing order. The content of orthogonal sections isn't
  /// included.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content.
  ///   - visible: The viewport, to which pinned elements are adjusted, or `nil` to leave them at their positions.
  func elements(in rect: CGRect, visible: CGRect? = nil) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for section in sections(in: rect.start(axis)...max(rect.start(axis), rect.end(axis))) {
      let solver = sections[section]!
      let start = start(of: section)
      solver.appendSurroundings(in: rect, at: start, visible: visible, to: &elements)
      guard !solver.plan.isOrthogonal else { continue }
      var local = rect
      local.origin[axis] -= start
      let first = elements.count
      solver.appendCells(in: local, to: &elements)
      for index in first..<elements.count { elements[index].frame.origin[axis] += start }
    }
    elements += layoutBoundaryElements(visible: visible).filter { $0.frame.touches(rect) }
    return Self.drawn(elements)
  }

  /// Returns the supplementary views at the edges of the layout.
  func layoutBoundaryElements(visible: CGRect?) -> [LayoutElement] {
    guard !boundary.items.isEmpty else { return [] }
    let frames = boundary.frames(in: CGRect(origin: .zero, size: contentSize), content: boundaryContent, visible: visible)
    return zip(boundary.items, frames).map { item, placed in
      LayoutElement(
        id: .layoutBoundary(kind: item.kind, ordinal: item.ordinal), frame: placed.frame, zIndex: item.zIndex,
        isWidthMeasured: item.width.isMeasured, isHeightMeasured: item.height.isMeasured, isPinned: placed.isPinned,
        canBePinned: item.isPinned)
    }
  }

  /// Returns the elements of an orthogonal section that intersect a range of its content, in drawing order.
  func orthogonalElements(of section: Int, in range: ClosedRange<CGFloat>) -> [LayoutElement] {
    guard let solver = solver(section), solver.plan.isOrthogonal else { return [] }
    // Badges may extend beyond the section's frame.
    let rect = CGRect(
      origin: CGPoint(axis, -LayoutLength.greatest, across: range.lowerBound),
      size: CGSize(axis, 2 * LayoutLength.greatest, across: range.upperBound - range.lowerBound))
    var elements: [LayoutElement] = []
    solver.appendCells(in: rect, to: &elements)
    return Self.drawn(elements)
  }

  /// Returns the elements in drawing order. The sort is stable: elements of the same layer keep their order.
  private static func drawn(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.enumerated().sorted { a, b in a.element.layer != b.element.layer ? a.element.layer < b.element.layer : a.offset < b.offset }
      .map(\.element)
  }

  /// Returns the topmost item at a point, or `nil` if there is none or its section isn't solved.
  ///
  /// - Parameters:
  ///   - point: A point of the content.
  ///   - offset: Returns the content offset of an orthogonal section.
  func item(at point: CGPoint, offset: (_ section: Int) -> CGFloat = { _ in 0 }) -> ItemPosition? {
    guard let section = sums.index(at: point[axis] - boundary.head), let solver = solver(section) else { return nil }
    // The rectangle isn't empty, so that an item at its leading edge is found.
    var rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    var elements: [LayoutElement] = []
    if solver.plan.isOrthogonal {
      guard let frame = orthogonalFrame(of: section), frame.contains(point) else { return nil }
      rect.origin[axis] -= frame.start(axis)
      rect.origin[axis.other] += offset(section)
    } else {
      rect.origin[axis] -= start(of: section)
    }
    solver.appendCells(in: rect, to: &elements)
    let found = Self.drawn(elements).last { element in
      if case .item = element.id { element.frame.contains(rect.origin) } else { false }
    }
    guard case .item(let position) = found?.id else { return nil }
    return position
  }

  // MARK: - Measuring

  /// Adopts the size of an element's content. Returns `true` if the layout has changed.
  ///
  /// Only the measured dimensions are used: the width if `isWidthMeasured`, the height if `isHeightMeasured`. An invalid size is reported
  /// once and ignored.
  ///
  /// - Complexity: O(log n) for an item, plus the number of items in its group.
  @discardableResult
  mutating func measure(_ id: LayoutElement.ID, _ size: CGSize) -> Bool {
    guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) <= LayoutLength.greatest else {
      LayoutPlace(messages: messages).report("content that measures \(size.width) by \(size.height)", "the measurement is ignored")
      return false
    }
    switch id {
    case .item(let item):
      guard sections[item.section]?.measure(item.item, size) == true else { return false }
      setExtent(of: item.section)
      return true
    case .boundary(let kind, let section, let ordinal):
      guard let index = solver(section)?.plan.boundary.index(kind: kind, ordinal: ordinal) else { return false }
      guard sections[section]?.measureBoundary(index, size) == true else { return false }
      setExtent(of: section)
      return true
    case .layoutBoundary(let kind, let ordinal):
      return boundary.index(kind: kind, ordinal: ordinal).map { boundary.measure($0, size) } ?? false
    case .badge, .decoration, .separator: return false
    }
  }

  /// Adopts the lengths of sections and the measured sizes from a solver for the previous data, so that persistent content doesn't jump.
  ///
  /// Does nothing if the length of the container across the layout's axis has changed, because content would have other sizes.
  ///
  /// - Complexity: O(n), where n is the number of sections and measured elements.
  mutating func remember(_ old: CompositionalSolver, through difference: SnapshotDifference? = nil) {
    guard old.environment.container.contentSize[axis.other] == environment.container.contentSize[axis.other], old.axis == axis else {
      return
    }
    for section in counts.indices {
      guard let before = difference.map({ $0.oldSection(of: section) }) ?? section, let extent = old.sums.known(at: before) else {
        continue
      }
      _ = sums.set(section, to: extent)
    }
    sums.estimate = old.sums.estimate
    // Includes the measurements of sections that weren't solved since the previous change.
    let known = old.sections.mapValues(Measurements.init).merging(old.remembered) { solved, _ in solved }
    var positions: [ItemPosition] = []
    var sizes: [CGSize] = []
    for (section, measurements) in known {
      let kept = difference.map { $0.newSection(of: section) } ?? section
      if let kept, !measurements.boundary.isEmpty { remembered[kept, default: Measurements()].boundary = measurements.boundary }
      positions += measurements.items.map { ItemPosition(section: section, item: $0.item) }
      sizes += measurements.items.map(\.size)
    }
    for (target, size) in zip(difference?.newPositions(of: positions) ?? positions, sizes) {
      guard let target else { continue }
      remembered[target.section, default: Measurements()].items.append((target.item, size))
    }
    for index in old.boundary.measured.keys {
      let item = old.boundary.items[index]
      if let size = old.boundary.measured[index] { measure(.layoutBoundary(kind: item.kind, ordinal: item.ordinal), size) }
    }
  }

  private struct Measurements {
    var items: [(item: Int, size: CGSize)] = []
    var boundary: [(kind: String, ordinal: Int, size: CGSize)] = []

    init() {}

    init(_ solver: SectionSolver) {
      items = solver.measuredItems.map { ($0.key, $0.value) }
      let plan = solver.plan.boundary
      boundary = plan.measured.map { (plan.items[$0.key].kind, plan.items[$0.key].ordinal, $0.value) }
    }

    func apply(to solver: inout SectionSolver) {
      for (item, size) in items { _ = solver.measure(item, size) }
      for (kind, ordinal, size) in boundary {
        if let index = solver.plan.boundary.index(kind: kind, ordinal: ordinal) { _ = solver.measureBoundary(index, size) }
      }
    }
  }
}
