import CoreMedia
import Foundation
import Oriel
import Synchronization

/// Plays items one after another. Mirrors AVFoundation's `AVQueuePlayer`.
// The queue is behind a lock; the rest is the player's.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private let queue = Mutex<[AVPlayerItem]>([])

  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  public override convenience init(playerItem item: AVPlayerItem?) { self.init(items: item.map { [$0] } ?? []) }

  /// A player of items in their order; an item that comes twice is played once.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: nil)
    actionAtItemEnd = .advance
    var known: Set<ObjectIdentifier> = []
    change { $0 = items.filter { known.insert(ObjectIdentifier($0)).inserted } }
  }

  /// The current item and those that follow it.
  open func items() -> [AVPlayerItem] { queue.withLock { $0 } }

  /// Plays the next item, or nothing after the last.
  open func advanceToNextItem() {
    change { queue in
      if !queue.isEmpty { queue.removeFirst() }
    }
  }

  /// False for an item that is in the queue, and for an item to follow that isn't.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item } && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Inserts an item after another one, or at the end. Ignores what `canInsert(_:after:)` refuses.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    change { queue in
      let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.endIndex
      queue.insert(item, at: index)
    }
  }

  open func remove(_ item: AVPlayerItem) { change { queue in queue.removeAll { $0 === item } } }

  open func removeAllItems() { change { $0 = [] } }

  /// Replaces the current item, which the others follow.
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
    // The rate stays for items that come later.
  }

  @MainActor override func itemDidFail() {
    guard items().count > 1 else { return super.itemDidFail() }
    advanceToNextItem()
  }
}
