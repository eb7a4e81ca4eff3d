import SwiftUI

/// Where a collection has its data from.
@usableFromInline
nonisolated struct CollectionData<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  private enum Origin {
    case rows(Rows)
    case snapshot(DiffableDataSourceSnapshot<Section, Item>)
    case source(CollectionDataSource<Section, Item>)
  }

  private let origin: Origin
  private let work: CollectionWork<Section, Item>
  /// Rows are the same only where they are the same array: equal items may differ in what doesn't count for them, and be shown otherwise.
  private var storage: UInt = 0

  @usableFromInline
  init(_ rows: [CollectionRow<Section, Item>], work: CollectionWork<Section, Item>) {
    self.work = work
    origin = .rows(rows)
    storage = rows.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @usableFromInline
  init(_ snapshot: DiffableDataSourceSnapshot<Section, Item>, work: CollectionWork<Section, Item>) {
    self.work = work
    origin = .snapshot(snapshot)
  }

  @usableFromInline
  init(_ source: CollectionDataSource<Section, Item>, work: CollectionWork<Section, Item>) {
    self.work = work
    origin = .source(source)
  }

  /// Whether cells may have to be built from scratch.
  var canReload: Bool { if case .rows = origin { false } else { true } }

  /// What is to be shown now; whoever reads a data source's is told of the next.
  @MainActor var content: CollectionDataContent<Section, Item> {
    switch origin {
    case .rows(let rows): CollectionDataContent(rows: rows, work: work)
    case .snapshot(let snapshot): CollectionDataContent(rows: snapshot.rows, snapshot: snapshot, work: work)
    case .source(let source):
      CollectionDataContent(rows: source.content.rows, snapshot: source.content.snapshot, serial: source.content.serial, work: work)
    }
  }
}

/// What a collection is to show at one time.
nonisolated struct CollectionDataContent<Section: Hashable, Item: Hashable> {
  let rows: [CollectionRow<Section, Item>]
  /// Where the rows are from, if it is a snapshot.
  var snapshot: DiffableDataSourceSnapshot<Section, Item>?
  /// Tells the times that a data source was told to apply one.
  var serial = 0
  var work = CollectionWork<Section, Item>()
}
