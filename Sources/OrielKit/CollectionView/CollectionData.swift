import SwiftUI

/// The source of a collection's data.
@usableFromInline
nonisolated struct CollectionData<Section: Hashable, Item: Hashable> {
  typealias Rows = [CollectionRow<Section, Item>]

  private enum Origin {
    case rows(Rows)
    case snapshot(DiffableDataSourceSnapshot<Section, Item>)
    case source(CollectionDataSource<Section, Item>)
  }

  private let origin: Origin
  private let work: CollectionOperations<Section, Item>
  /// The address of the array. Rows count as unchanged only if they are the same array, because equal items may differ in properties that
  /// `==` ignores, and look different.
  private var storage: UInt = 0

  @usableFromInline
  init(_ rows: [CollectionRow<Section, Item>], work: CollectionOperations<Section, Item>) {
    self.work = work
    origin = .rows(rows)
    storage = rows.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @usableFromInline
  init(_ snapshot: DiffableDataSourceSnapshot<Section, Item>, work: CollectionOperations<Section, Item>) {
    self.work = work
    origin = .snapshot(snapshot)
  }

  @usableFromInline
  init(_ source: CollectionDataSource<Section, Item>, work: CollectionOperations<Section, Item>) {
    self.work = work
    origin = .source(source)
  }

  /// Indicates whether cells may have to be replaced by new ones.
  var canReload: Bool { if case .rows = origin { false } else { true } }

  /// The current content. A reader of a data source's content is invalidated when it changes.
  @MainActor var content: CollectionDataContent<Section, Item> {
    switch origin {
    case .rows(let rows): CollectionDataContent(rows: rows, work: work)
    case .snapshot(let snapshot): CollectionDataContent(rows: snapshot.rows, snapshot: snapshot, work: work)
    case .source(let source):
      CollectionDataContent(rows: source.content.rows, snapshot: source.content.snapshot, serial: source.content.serial, work: work)
    }
  }
}

/// The content of a collection at one point in time.
nonisolated struct CollectionDataContent<Section: Hashable, Item: Hashable> {
  let rows: [CollectionRow<Section, Item>]
  /// The snapshot that the rows come from, or `nil` if they come from an array.
  var snapshot: DiffableDataSourceSnapshot<Section, Item>?
  /// The number of snapshots that the data source has applied.
  var serial = 0
  var work = CollectionOperations<Section, Item>()
}
