import AVFoundation
import Combine
import Foundation
import Testing

@MainActor @Suite(.serialized)
struct AVQueuePlayerTests {
  private func items(_ count: Int) -> [AVPlayerItem] {
    (0..<count).map { _ in
      let item = AVPlayerItem(url: TestMedia.movie)
      item.forwardPlaybackEndTime = seconds(0.2)
      return item
    }
  }

  @Test("A queue plays its items one after another")
  func advancing() async throws {
    let items = items(3)
    let player = AVQueuePlayer(items: items)
    player.isMuted = true
    // The observer receives each item, which polling can miss.
    var played: [ObjectIdentifier] = []
    let observer = NotificationCenter.default.publisher(for: AVPlayerItem.didPlayToEndTimeNotification).sink { note in
      if let item = note.object as? AVPlayerItem, items.contains(item) { played.append(ObjectIdentifier(item)) }
    }
    defer { observer.cancel() }
    player.play()
    try await waitUntil("the queue ends") { player.currentItem == nil }
    #expect(played == items.map(ObjectIdentifier.init))
    #expect(player.items().isEmpty && player.reasonForWaitingToPlay == .noItemToPlay)
    // The player keeps its rate for items that are inserted later.
    player.insert(self.items(1)[0], after: nil)
    try await waitUntil("the new item plays") { player.timeControlStatus == .playing }
  }

  @Test("Items are inserted and removed at their positions")
  func editing() {
    let items = items(4)
    let player = AVQueuePlayer(items: [items[0], items[1], items[0]])
    #expect(player.items().count == 2)
    player.insert(items[2], after: items[0])
    #expect(player.items().map { $0 === items[2] } == [false, true, false])
    #expect(!player.canInsert(items[2], after: nil) && !player.canInsert(items[3], after: AVPlayerItem(url: TestMedia.movie)))
    player.remove(items[0])
    #expect(player.currentItem === items[2])
    player.replaceCurrentItem(with: items[3])
    #expect(player.items().map(ObjectIdentifier.init) == [items[3], items[1]].map(ObjectIdentifier.init))
    player.advanceToNextItem()
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test("A queue player can be created with one item, a URL, or no item")
  func oneItem() {
    let item = AVPlayerItem(url: TestMedia.movie)
    #expect(AVQueuePlayer(playerItem: item).items() == [item])
    #expect(AVQueuePlayer(url: TestMedia.movie).items().count == 1)
    #expect(AVQueuePlayer(playerItem: nil).items().isEmpty)
  }

  @Test("A looper repeats its item until it is disabled")
  func looping() async throws {
    let player = AVQueuePlayer()
    player.isMuted = true
    let range = CMTimeRange(start: seconds(0.5), end: seconds(0.7))
    let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: TestMedia.movie), timeRange: range)
    player.play()
    try await waitUntil("the item loops twice") { looper.loopCount >= 2 }
    #expect(player.currentTime() >= seconds(0.5) && player.currentTime() <= seconds(0.72))
    #expect(looper.status == .ready && player.timeControlStatus == .playing)
    looper.disableLooping()
    try await waitUntil("the last round ends") { player.currentItem == nil }
  }
}
