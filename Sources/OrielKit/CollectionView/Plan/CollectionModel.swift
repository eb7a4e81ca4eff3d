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
  /// Whether nothing in them occurred twice.
  @ObservationIgnored private var isGivenDistinct = false
  @ObservationIgnored private lazy var names = ElementNames()

  /// Counts the times that something has changed which a layout had read.
  private var layoutChanges = 0

  nonisolated init() {}

  /// How often data was applied: equal data isn't (CV-3).
  var applications: Int { current?.application ?? 0 }

  /// The arrangement of rows in a layout. The layout is asked anew in each evaluation (CV-9, CV-34); data is compared with what is shown.
  func plan(
    for rows: Rows, in environment: CollectionLayoutEnvironment, configuration: UICollectionViewCompositionalLayoutConfiguration,
    prefetch: (@MainActor ([Item]) -> Void)? = nil, provider: @escaping CompositionalSolver.Provider
  ) -> CollectionDataPlan<Section, Item> {
    _ = layoutChanges
    let isSameData = current != nil && given == rows
    // Equal items may differ in what doesn't count for them: the new ones are shown (CV-5).
    given = rows
    // What is equal to what was distinct is distinct, so that an evaluation for another reason hashes nothing.
    if !isSameData { isGivenDistinct = Self.isDistinct(rows) }
    let distinct = isGivenDistinct ? rows : Self.distinct(rows)
    let difference: SnapshotDifference?
    if isSameData { difference = current?.difference } else { difference = current.map { SnapshotDifference(from: $0.rows, to: distinct) } }
    var solver = CompositionalSolver(
      counts: distinct.map(\.items.count), environment: environment, configuration: configuration, provider: observed(provider))
    if let current { solver.remember(current.solver, through: isSameData ? nil : difference) }
    let plan = CollectionDataPlan(
      distinct, solver, names: names, application: applications + (isSameData ? 0 : 1), difference: difference)
    if let prefetch { plan.prefetching = CollectionPrefetching(prefetch, after: current?.prefetching) }
    current = plan
    return plan
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

  /// O(n), by hash.
  private static func isDistinct(_ rows: Rows) -> Bool {
    Set(rows.map(\.section)).count == rows.count && rows.allSatisfy { Set($0.items).count == $0.items.count }
  }

  /// Without what occurs again in its section, and with sections that occur again in the first of them (CV-6).
  private static func distinct(_ rows: Rows) -> Rows {
    let snapshot = DiffableDataSourceSnapshot(rows)
    for mistake in snapshot.mistakes { CollectionReport.once("\(mistake)", "\(mistake)") }
    return snapshot.rows
  }
}

/// Tells the main queue, which on Linux any thread may drain.
nonisolated private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
