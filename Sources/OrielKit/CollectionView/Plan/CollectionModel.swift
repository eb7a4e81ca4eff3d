import Foundation
import Observation
import SwiftUI

/// The state of a collection that persists between evaluations.
@MainActor @Observable
final class CollectionModel<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  @ObservationIgnored private var current: CollectionDataPlan<Section, Item>?
  /// The rows as they were passed last.
  @ObservationIgnored private var given: Rows = []
  /// The search for duplicates in the rows.
  @ObservationIgnored private var search: DuplicateSearch<Section, Item>?
  /// Indicates whether duplicates were found and removed from the shown rows.
  @ObservationIgnored private var isReduced = false
  @ObservationIgnored private var generations = CellGenerations<Section, Item>()
  /// The marks of the previous snapshot, and the number of snapshots that the data source had applied.
  @ObservationIgnored private var marks = DiffableDataSourceSnapshot<Section, Item>.Marks()
  @ObservationIgnored private var serial = 0
  @ObservationIgnored private lazy var names = ElementNames()
  @ObservationIgnored private lazy var exchange = LazyPlaneExchange()

  /// Indicates whether an item was being moved when the rows were arranged last.
  @ObservationIgnored private var wasHolding = false
  @ObservationIgnored private lazy var reordering = {
    let reordering = CollectionReordering<Section, Item>()
    reordering.didChange = { [weak self] in self?.layoutChanges += 1 }
    return reordering
  }()

  /// The last focused items, and the focus preferences.
  @ObservationIgnored private lazy var focus = CollectionFocusMemory<Section, Item>()

  /// The handler of keys.
  @ObservationIgnored private(set) lazy var keys = {
    let keys = CollectionKeys<Section, Item>()
    focus.didCome = { [weak keys] in keys?.focusDidCome(to: $0) }
    return keys
  }()

  /// The handler of magnify gestures.
  @ObservationIgnored private(set) lazy var zoom = LayoutZoom()

  /// A counter of changes of values that a layout has read, and of movements of an item by the user.
  private var layoutChanges = 0

  nonisolated init() {}

  /// The number of times that data was applied. Equal data isn't applied.
  var applications: Int { current?.application ?? 0 }

  /// Returns the plan of the rows in a layout. The layout is evaluated each time; the data is compared with the current plan's.
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
    // Equal items may differ in properties that `==` ignores, so the new ones are shown.
    given = rows
    // Rows that are equal to already searched ones aren't searched again, so an unrelated evaluation hashes nothing. Snapshots have no
    // duplicates.
    if !isSameGiven || search == nil { search = content.snapshot == nil ? DuplicateSearch(rows, work: content.work) : nil }
    let hasDuplicates = search?.hasFound ?? false
    let (oldMarks, marks) = (content.serial == serial ? marks : .init(), content.snapshot?.marks ?? .init())
    (self.marks, serial) = (marks, content.serial)
    // The search may find a duplicate long after the rows were first shown.
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

  /// Returns a provider that is evaluated later than the body that has passed it. Therefore the values that it reads are observed here.
  private func observed(_ provider: @escaping CompositionalSolver.Provider) -> CompositionalSolver.Provider {
    { [weak self] section, environment in
      withObservationTracking {
        provider(section, environment)
      } onChange: {
        // Programs may change observed values on any thread.
        if DispatchQueue.getSpecific(key: mainQueueMark) == true {
          MainActor.assumeIsolated { self?.layoutChanges += 1 }
        } else {
          DispatchQueue.main.async { self?.layoutChanges += 1 }
        }
      }
    }
  }

  /// Returns the rows without duplicates of items in a section, and with duplicate sections merged into the first one.
  ///
  /// - Complexity: O(n) in each evaluation, as long as the program passes such rows.
  private static func distinct(_ rows: Rows, _ messages: ViewMessages) -> Rows {
    let snapshot = DiffableDataSourceSnapshot(rows)
    for mistake in snapshot.mistakes { messages.warn("\(mistake)", "\(mistake)") }
    return snapshot.rows
  }
}

/// A mark that identifies the main queue, which any thread may drain on Linux.
nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
