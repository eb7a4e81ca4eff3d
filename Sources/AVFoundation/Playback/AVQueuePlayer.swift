import CoreMedia
import Foundation
import Oriel
import Synchronization

/// A player of a sequence of items. Mirrors AVFoundation's `AVQueuePlayer`.
// A lock guards the queue, and the superclass guards the rest.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let queue = Mutex<[AVPlayerItem]>([])

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player for an item.
  public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }

  /// Creates a player for items in order. Repeated items are omitted.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    var known: Set<ObjectIdentifier> = []
    change { $0 = items.filter { known.insert(ObjectIdentifier($0)).inserted } }
  }

  /// Returns the current item and those that follow it.
  open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

  /// Advances to the next item, or stops after the last one.
  open func advanceToNextItem() {
    change { queue in
      if !queue.isEmpty { queue.removeFirst() }
    }
  }

  /// Returns whether an item can be inserted: it must not be in the queue, and the item that it follows must be.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Inserts an item after another one, or at the end if `afterItem` is `nil`. Items that `canInsert(_:after:)` rejects are ignored.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    change { queue in
      let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.endIndex
      queue.insert(item, at: index)
    }
  }

  /// Removes an item from the queue.
  open func remove(_ item: AVPlayerItem) { change { queue in queue.removeAll { $0 === item } } }

  /// Removes all items.
  open func removeAllItems() { change { $0 = [] } }

  /// Replaces the current item. The other items follow the new one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    change { queue in
      if !queue.isEmpty { queue.removeFirst() }
      guard let item else { return }
      queue.removeAll { $0 === item }
      queue.insert(item, at: 0)
    }
  }

  private func change(_ change: (inout [AVPlayerItem]) -> Void) {
    queue.withLock { change(&$0) }
    onMainActor { self.showFirst() }
  }

  @MainActor private func showFirst() {
    let items = items()
    replaceItem(with: items.first)
    openNext()
  }

  /// Opens the next item while the current one plays, so that it begins without a gap.
  @MainActor private func openNext() {
    guard currentItemValue.value?.playback.status.value != .unknown else { return }
    items().dropFirst().first?.playback.open()
  }

  @MainActor override func release(_ item: AVPlayerItem) { remove(item) }

  @MainActor override func itemDidBecomeReady() {
    super.itemDidBecomeReady()
    openNext()
  }

  @MainActor override func itemDidEnd() {
    guard actionAtItemEnd == .advance else { return super.itemDidEnd() }
    advanceToNextItem()
    // The rate is kept for items that are inserted later.
  }

  @MainActor override func itemDidFail() {
    guard items().count > 1 else { return super.itemDidFail() }
    advanceToNextItem()
  }
}
