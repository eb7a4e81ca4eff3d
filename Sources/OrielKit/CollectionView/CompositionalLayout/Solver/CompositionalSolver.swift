import SwiftUI

/// Says where everything of a compositional layout is, and solves no more of it than somebody asks for.
///
/// **Sections** are solved when they come near: `solve(near:)` asks the provider for those that a stretch touches, and takes the others for as long
/// as the solved ones are on average. Extents lie in a tree of sums, so that finding a section, and correcting one, takes O(log sections).
/// **Within a section** frames are arithmetic where nothing is measured, for any number of items; see `GroupLines`.
///
/// **Coordinates.** Content begins at zero and grows with the layout's direction; x counts from the leading edge, whichever side that is. What
/// scrolls with a section of its own (`isOrthogonal`) is seen from where that content begins; `orthogonalFrame(of:)` says where it shows.
///
/// **Corrections.** Solving a section, or measuring, moves what comes after it. Whoever shows the layout keeps still what is seen: take an
/// element and its frame before, and scroll by the difference after. An average is only corrected while nothing is solved behind
/// what isn't, so that it never moves what is seen.
@MainActor
struct CompositionalSolver {
  typealias Provider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Items in each section.
  let counts: [Int]
  let environment: any NSCollectionLayoutEnvironment
  let axis: LayoutAxis
  let margins: LayoutMargins
  private let provider: Provider
  private let messages: ViewMessages
  private let spacing: CGFloat
  private(set) var boundary: BoundaryPlan
  private let boundaryContent: Range<CGFloat>
  /// The sections that are solved.
  private var sections: [Int: SectionSolver] = [:]
  /// Of those that are solved: who says what swipes on their items reveal.
  private(set) var swipes: [Int: SectionSwipes] = [:]
  /// A section's extent and the spacing behind it.
  private var sums: ExtentSums
  /// What was measured before the data changed, by section.
  private var remembered: [Int: Measurements] = [:]

  /// - Parameters:
  ///   - counts: Items in each section.
  ///   - provider: Called once for each section that comes near. Where it says nothing, which is reported once, the section is a list.
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

  /// Solves what a stretch of the content touches. Returns how many sections were solved for that.
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
      place.report("no layout", "is laid out as a list")
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
      // Nothing is solved behind what isn't.
      sums.estimate = sums.offset(of: known) / Double(known)
    }
  }

  private mutating func setExtent(of section: Int) {
    guard let solver = sections[section] else { return }
    sums.set(section, to: solver.extent + spacing)
  }

  func isSolved(_ section: Int) -> Bool { sections.index(forKey: section) != nil }

  /// How many sections are solved.
  var solvedCount: Int { sections.count }

  // MARK: - Reading

  /// As far as it is known, and estimated for what isn't. O(1).
  var contentSize: CGSize {
    let sections = counts.isEmpty ? 0 : max(0, sums.total - spacing)
    return CGSize(axis, boundary.head + sections + boundary.tail, across: environment.container.contentSize[axis.other])
  }

  /// Where a section begins.
  func start(of section: Int) -> CGFloat { boundary.head + sums.offset(of: section) }

  /// All of a section, if it is solved.
  func frame(of section: Int) -> CGRect? {
    guard var bounds = solver(section)?.bounds else { return nil }
    bounds.origin[axis] = start(of: section)
    return bounds
  }

  func solver(_ section: Int) -> SectionSolver? { sections[section] }

  func isOrthogonal(_ section: Int) -> Bool { solver(section)?.plan.isOrthogonal ?? false }

  /// An item whose section is solved; of a section that scrolls by itself in what scrolls. O(log n).
  func frame(of item: ItemPosition) -> CGRect? {
    guard let section = solver(item.section), var frame = section.cell(item.item)?.frame else { return nil }
    if !section.plan.isOrthogonal { frame.origin[axis] += start(of: item.section) }
    return frame
  }

  /// The part of a section that scrolls by itself, if it is solved and does.
  func orthogonalFrame(of section: Int) -> CGRect? {
    guard let solver = solver(section), solver.plan.isOrthogonal else { return nil }
    var frame = solver.orthogonalFrame
    frame.origin[axis] += start(of: section)
    return frame
  }

  /// The solved sections that a stretch of the content touches.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard let first = sums.index(at: range.lowerBound - boundary.head) else { return 0..<0 }
    var end = first
    while end < counts.count, start(of: end) <= range.upperBound, sections[end] != nil { end += 1 }
    return first..<end
  }

  /// What touches a rectangle, as far as it is solved, in the order in which it is drawn. What scrolls with a section of its own isn't among it.
  ///
  /// - Parameter visible: What is in sight, which what is pinned keeps to; nil leaves it where it stands.
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

  /// What stands at the edges of the layout.
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

  /// What of a section that scrolls by itself touches a stretch of what scrolls.
  func orthogonalElements(of section: Int, in range: ClosedRange<CGFloat>) -> [LayoutElement] {
    guard let solver = solver(section), solver.plan.isOrthogonal else { return [] }
    // What is fastened to items may stand outside of what scrolls.
    let rect = CGRect(
      origin: CGPoint(axis, -LayoutLength.greatest, across: range.lowerBound),
      size: CGSize(axis, 2 * LayoutLength.greatest, across: range.upperBound - range.lowerBound))
    var elements: [LayoutElement] = []
    solver.appendCells(in: rect, to: &elements)
    return Self.drawn(elements)
  }

  /// A stable order: what has the same layer stays as it was found.
  private static func drawn(_ elements: [LayoutElement]) -> [LayoutElement] {
    elements.enumerated().sorted { a, b in a.element.layer != b.element.layer ? a.element.layer < b.element.layer : a.offset < b.offset }
      .map(\.element)
  }

  /// The topmost item at a point, if its section is solved.
  ///
  /// - Parameter offset: How far a section that scrolls by itself is scrolled.
  func item(at point: CGPoint, offset: (_ section: Int) -> CGFloat = { _ in 0 }) -> ItemPosition? {
    guard let section = sums.index(at: point[axis] - boundary.head), let solver = solver(section) else { return nil }
    // A little larger than nothing: an item begins where its edge is.
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

  /// Takes over what the content of an element measures. Returns whether that moves anything. O(log n) for an item and the items of its group.
  ///
  /// Only what was asked for counts: the width where `isWidthMeasured`, the height where `isHeightMeasured`. What isn't a size is
  /// reported once and ignored.
  @discardableResult
  mutating func measure(_ id: LayoutElement.ID, _ size: CGSize) -> Bool {
    guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) <= LayoutLength.greatest else {
      LayoutPlace(messages: messages).report("content that measures \(size.width) by \(size.height)", "is ignored")
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

  /// Takes over what another solver has measured of the data as it was, and how long its sections were, so that nothing that stays jumps.
  /// O(sections and what was measured).
  ///
  /// Where the container has another length across the layout than it had, content would measure otherwise, and nothing is taken over.
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
    // What never came near since the change before is still remembered there.
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
