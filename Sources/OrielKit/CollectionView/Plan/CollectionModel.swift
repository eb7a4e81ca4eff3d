import Foundation
import Observation
import SwiftUI

/// What a collection remembers from one evaluation to the next.
@MainActor @Observable
final class CollectionModel<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  @ObservationIgnored private var current: CollectionDataPlan<Section, Item>?
  /// As they were handed over last.
  @ObservationIgnored private var given: Rows = []
  /// Whether something in them occurs twice.
  @ObservationIgnored private var search: DuplicateSearch<Section, Item>?
  /// Whether that is known, and what is shown is without it.
  @ObservationIgnored private var isReduced = false
  @ObservationIgnored private var generations = CellGenerations<Section, Item>()
  /// What was marked in the snapshot before, and which time a data source was told to apply it.
  @ObservationIgnored private var marks = DiffableDataSourceSnapshot<Section, Item>.Marks()
  @ObservationIgnored private var serial = 0
  @ObservationIgnored private lazy var names = ElementNames()
  @ObservationIgnored private lazy var exchange = LazyPlaneExchange()

  /// Whether something was moved by hand as the rows were arranged last.
  @ObservationIgnored private var wasHolding = false
  @ObservationIgnored private lazy var reordering = {
    let reordering = CollectionReordering<Section, Item>()
    reordering.didChange = { [weak self] in self?.layoutChanges += 1 }
    return reordering
  }()

  /// Where the focus was.
  @ObservationIgnored private lazy var focus = CollectionFocusMemory<Section, Item>()

  /// What keys do.
  @ObservationIgnored private(set) lazy var keys = {
    let keys = CollectionKeys<Section, Item>()
    focus.didCome = { [weak keys] in keys?.focusDidCome(to: $0) }
    return keys
  }()

  /// What two fingers do.
  @ObservationIgnored private(set) lazy var zoom = LayoutZoom()

  /// Counts the times that something has changed which a layout had read, or that something was moved by hand.
  private var layoutChanges = 0

  nonisolated init() {}

  /// How often data was applied: equal data isn't.
  var applications: Int { current?.application ?? 0 }

  /// The arrangement of rows in a layout. The layout is asked anew in each evaluation; data is compared with what is shown.
  func plan(
    for content: CollectionDataContent<Section, Item>, in environment: CollectionLayoutEnvironment,
    configuration: UICollectionViewCompositionalLayoutConfiguration, messages: ViewMessages = ViewMessages(),
    prefetch: CollectionPrefetching<Item>.Actions? = nil, moves: CollectionMoves<Item>? = nil, levels: LayoutLevels? = nil,
    preferredFocus: @escaping (Section) -> CollectionPreferredFocus? = { _ in nil }, provider: @escaping CompositionalSolver.Provider
  ) -> CollectionDataPlan<Section, Item> {
    _ = layoutChanges
    let reordering = moves == nil ? nil : reordering
    reordering?.moves = moves
    let rows = reordering?.arranged(content.rows) ?? content.rows
    let isSameGiven = current != nil && content.work.areEqual(given, rows)
    // Equal items may differ in what doesn't count for them: the new ones are shown.
    given = rows
    // What is equal to what was looked through needs no other look, so that an evaluation for another reason hashes nothing.
    // A snapshot has no duplicates.
    if !isSameGiven || search == nil { search = content.snapshot == nil ? DuplicateSearch(rows, work: content.work) : nil }
    let hasDuplicates = search?.hasFound ?? false
    let (oldMarks, marks) = (content.serial == serial ? marks : .init(), content.snapshot?.marks ?? .init())
    (self.marks, serial) = (marks, content.serial)
    // The search may find one long after the rows are shown.
    let isSameData = isSameGiven && hasDuplicates == isReduced && !marks.isNews(since: oldMarks)
    isReduced = hasDuplicates
    let distinct = hasDuplicates ? Self.distinct(rows, messages) : rows
    let difference: SnapshotDifference?
    if isSameData { difference = current?.difference } else { difference = current.map { content.work.difference($0.rows, distinct) } }
    if !isSameData, let current {
      if let difference { generations.follow(difference, from: current.rows, to: distinct) }
      if let snapshot = content.snapshot { generations.reload(snapshot, since: oldMarks) }
    }
    for mistake in content.snapshot?.mistakes ?? [] { messages.warn("\(mistake)", "\(mistake)") }
    var solver = CompositionalSolver(
      counts: distinct.map(\.items.count), environment: environment, configuration: configuration, messages: messages,
      provider: observed(provider))
    if let current { solver.remember(current.solver, through: isSameData ? nil : difference) }
    let plan = CollectionDataPlan(
      distinct, solver, names: names, exchange: exchange, application: applications + (isSameData ? 0 : 1), difference: difference,
      generations: generations)
    if let search, search.isUnderWay { plan.search = search }
    reordering?.plan = plan
    plan.reordering = reordering
    plan.keepsOffset = reordering?.isHolding == true || wasHolding
    wasHolding = reordering?.isHolding == true
    focus.preference = preferredFocus
    plan.focus = focus
    if let levels { zoom(to: plan, through: levels) }
    if let prefetch { plan.prefetching = CollectionPrefetching(prefetch, after: current?.prefetching) }
    current = plan
    return plan
  }

  private func zoom(to plan: CollectionDataPlan<Section, Item>, through levels: LayoutLevels) {
    if let current { plan.anchor = zoom.arrange { plan.successors(of: [$0], from: current)[0] } }
    zoom.levels = levels
    zoom.anchor = { [weak plan] in plan?.anchor(at: $0) }
  }

  /// A layout is asked long after the body that brought it has run: what it reads then is watched here.
  private func observed(_ provider: @escaping CompositionalSolver.Provider) -> CompositionalSolver.Provider {
    { [weak self] section, environment in
      withObservationTracking {
        provider(section, environment)
      } onChange: {
        // Programs may change what they observe on any thread.
        if DispatchQueue.getSpecific(key: mainQueueMark) == true {
          MainActor.assumeIsolated { self?.layoutChanges += 1 }
        } else {
          DispatchQueue.main.async { self?.layoutChanges += 1 }
        }
      }
    }
  }

  /// Without what occurs again in its section, and with sections that occur again in the first of them.
  /// O(n), by hash, in each evaluation as long as the program hands over such rows.
  private static func distinct(_ rows: Rows, _ messages: ViewMessages) -> Rows {
    let snapshot = DiffableDataSourceSnapshot(rows)
    for mistake in snapshot.mistakes { messages.warn("\(mistake)", "\(mistake)") }
    return snapshot.rows
  }
}

/// Tells the main queue, which on Linux any thread may drain.
nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
