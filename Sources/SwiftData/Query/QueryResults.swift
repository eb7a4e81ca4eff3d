import Foundation
import Observation
import Oriel

/// The result of a `Query`, and its invalidation.
///
/// Adding or removing a model invalidates the result at once, so that the view is updated in the transaction of that change. Changed values
/// make the query run again once per turn of the main run loop, and update the view only if that results in other models or another order.
@MainActor
final class QueryResults<Element: PersistentModel>: Observable {
  private let registrar = ObservationRegistrar()
  private weak var context: ModelContext?
  private var descriptor: FetchDescriptor<Element>?
  private var transaction: Transaction?
  private var statement: SQLText?
  private var tables: Set<Int> = []
  private var models: [Element] = []
  private(set) var error: (any Error)?
  private var isStale = true
  private var isCheckScheduled = false
  /// The value that observers of the result read. It changes with every change of the result.
  private var generation = 0

  /// Returns the models of a query in a context. They are fetched if the query, the context or its models have changed.
  func models(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction?) -> [Element] {
    registrar.access(self, keyPath: \.generation)
    self.transaction = transaction
    self.descriptor = descriptor
    if self.context !== context {
      self.context?.removeObserver(self)
      self.context = context
      context.addObserver(self)
      isStale = true
    }
    let statement = try? context.statement(of: descriptor)
    if let statement {
      isStale = isStale || statement.text.sql != self.statement?.sql || statement.text.values != self.statement?.values
      tables = statement.tables
    } else {
      // The fetch throws the error of the descriptor.
      isStale = true
    }
    self.statement = statement?.text
    if isStale { fetch() }
    return models
  }

  private func fetch() {
    guard let context, let descriptor else { return }
    isStale = false
    do {
      models = try context.fetch(descriptor)
      error = nil
    } catch {
      models = []
      self.error = error
    }
  }

  private func invalidate() {
    guard !isStale else { return }
    isStale = true
    notify()
  }

  private func notify() {
    let change = { self.registrar.withMutation(of: self, keyPath: \.generation) { self.generation += 1 } }
    if let transaction { withTransaction(transaction, change) } else { change() }
  }

  private func check() {
    isCheckScheduled = false
    guard !isStale, error == nil else { return invalidate() }
    let before = models
    fetch()
    if error != nil || !before.elementsEqual(models, by: ===) { notify() }
  }

  private func contextDidChange(_ tables: Set<Int>?, areValues: Bool) {
    guard tables.map({ !$0.isDisjoint(with: self.tables) }) ?? true else { return }
    guard areValues else { return invalidate() }
    guard !isCheckScheduled else { return }
    isCheckScheduled = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.check() } }
  }
}

extension QueryResults: ContextObserver {
  nonisolated func contextDidChange(tables: Set<Int>?, areValues: Bool) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { contextDidChange(tables, areValues: areValues) }
    } else {
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.contextDidChange(tables, areValues: areValues) } }
    }
  }
}
