@testable import AVFoundation
import CGTK
import Combine
import Foundation
import Testing

@MainActor @Suite(.serialized)
struct AVPlayerTests {
  private func readyPlayer() async throws -> AVPlayer {
    let player = AVPlayer(url: TestMedia.movie)
    player.isMuted = true
    try await waitUntil("the item becomes ready") { player.currentItem?.status == .readyToPlay }
    return player
  }

  @Test("An item opens with its player and provides its duration and size")
  func opening() async throws {
    let item = AVPlayerItem(url: TestMedia.movie)
    #expect(item.status == .unknown && item.duration.isIndefinite)
    let player = AVPlayer(playerItem: item)
    #expect(player.status == .unknown && player.timeControlStatus == .paused)
    try await waitUntil("the item becomes ready") { item.status == .readyToPlay }
    #expect(abs(item.duration.seconds - 2) < 0.1)
    #expect(item.presentationSize == CGSize(width: 64, height: 48))
    #expect(player.status == .readyToPlay && player.currentTime() == .zero && item.isPlaybackLikelyToKeepUp)
  }

  @Test("Playing advances the time, and pausing keeps it")
  func playing() async throws {
    let player = AVPlayer(url: TestMedia.movie)
    player.isMuted = true
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    try await waitUntil("playback runs") { player.timeControlStatus == .playing && player.currentTime() > seconds(0.1) }
    player.pause()
    #expect(player.timeControlStatus == .paused && player.rate == 0 && player.reasonForWaitingToPlay == nil)
    try await Task.sleep(for: .milliseconds(50))
    let time = player.currentTime()
    try await Task.sleep(for: .milliseconds(100))
    #expect(player.currentTime() == time)
  }

  @Test("An item posts a notification at its end, and the player pauses")
  func end() async throws {
    let player = try await readyPlayer()
    let item = try #require(player.currentItem)
    var ends = 0
    let observer = NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime, object: item).sink { _ in ends += 1 }
    defer { observer.cancel() }
    await player.seek(to: seconds(1.9), toleranceBefore: .zero, toleranceAfter: .zero)
    player.play()
    try await waitUntil("the item ends") { player.timeControlStatus == .paused && ends > 0 }
    #expect(ends == 1)
    #expect(player.currentTime() == item.duration)
    // Apps that loop a movie play from the start again.
    await player.seek(to: .zero)
    #expect(player.currentTime().seconds < 0.3)
    player.play()
    try await waitUntil("playback runs again") { player.currentTime() > seconds(0.2) && player.currentTime() < seconds(1.5) }
  }

  @Test("An item ends at its forward end time")
  func forwardEnd() async throws {
    let item = AVPlayerItem(url: TestMedia.movie)
    item.forwardPlaybackEndTime = seconds(0.3)
    let player = AVPlayer(playerItem: item)
    player.isMuted = true
    player.play()
    try await waitUntil("the item ends") { player.rate == 0 && item.status == .readyToPlay }
    #expect(abs(player.currentTime().seconds - 0.3) < 0.01)
  }

  @Test("An exact seek shows the frame at its time")
  func seeking() async throws {
    let player = try await readyPlayer()
    var frame: VideoFrame?
    player.outputs.add(player) { frame = $0 }
    #expect(await player.seek(to: seconds(1.55), toleranceBefore: .zero, toleranceAfter: .zero))
    #expect(abs(player.currentTime().seconds - 1.55) < 0.001)
    try await waitUntil("a blue frame is shown") { frame?.isBlue == true }
    await player.seek(to: seconds(0.25), toleranceBefore: .zero, toleranceAfter: .zero)
    try await waitUntil("a red frame is shown") { frame?.isBlue == false }
  }

  @Test("A seek cancels the previous one, and the last one determines the time")
  func interruptedSeeks() async throws {
    let player = try await readyPlayer()
    var results: [Bool] = []
    for time in stride(from: 0.1, through: 1.5, by: 0.1) {
      player.seek(to: seconds(time), toleranceBefore: .zero, toleranceAfter: .zero) { result in
        MainActor.assumeIsolated { results.append(result) }
      }
      // The current time is the target's while a seek is in progress.
      #expect(abs(player.currentTime().seconds - time) < 0.001)
    }
    try await waitUntil("all seeks end") { results.count == 15 }
    #expect(results.filter { $0 }.count == 1 && results.last == true)
    #expect(abs(player.currentTime().seconds - 1.5) < 0.001)
  }

  @Test("A seek before the item is ready sets its start time")
  func earlySeek() async throws {
    let player = AVPlayer(url: TestMedia.movie)
    #expect(await player.seek(to: seconds(1.2), toleranceBefore: .zero, toleranceAfter: .zero))
    #expect(abs(player.currentTime().seconds - 1.2) < 0.001)
  }

  @Test("A rate of two plays twice as fast, and a negative rate plays backward")
  func rates() async throws {
    let player = try await readyPlayer()
    player.rate = 2
    let start = ContinuousClock.now
    try await waitUntil("the second half is reached") { player.currentTime() > seconds(1) }
    #expect(ContinuousClock.now - start < .seconds(1))
    player.pause()
    let turn = player.currentTime()
    player.rate = -1
    try await waitUntil("playback goes back") { player.currentTime() < turn - seconds(0.2) }
    #expect(player.rate == -1 && player.timeControlStatus == .playing)
    player.rate = .nan
    #expect(player.rate == -1)
    player.defaultRate = 1.5
    player.play()
    #expect(player.rate == 1.5)
  }

  @Test("An item with an invalid or missing file or an unknown scheme fails with a described error")
  func failures() async throws {
    let text = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID().uuidString).mp4")
    try "No movie.".write(to: text, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: text) }
    for url in [text, URL(filePath: "/nowhere/movie.mp4"), URL(string: "unknown:movie")!] {
      let player = AVPlayer(url: url)
      player.play()
      let item = try #require(player.currentItem)
      try await waitUntil("the item fails") { item.status == .failed }
      #expect(player.status == .failed && player.rate == 0 && player.error is AVError)
      let message = try #require(item.error).localizedDescription
      #expect(!message.isEmpty && !message.contains("proper error message"))
      #expect(!(await player.seek(to: seconds(1))))
    }
  }

  @Test("Invalid times are ignored, and times outside of the media are clamped")
  func badTimes() async throws {
    let player = try await readyPlayer()
    for time in [CMTime.invalid, .indefinite] { #expect(!(await player.seek(to: time))) }
    #expect(await player.seek(to: seconds(-3), toleranceBefore: .zero, toleranceAfter: .zero))
    #expect(player.currentTime() == .zero)
    #expect(await player.seek(to: .positiveInfinity, toleranceBefore: .zero, toleranceAfter: .zero))
    #expect(player.currentTime().seconds <= 2.1)
    #expect(!(await AVPlayer().seek(to: .zero)))
  }

  @Test("A periodic observer reports playback, starts, stops and seeks until it is removed")
  func periodicObserver() async throws {
    let player = try await readyPlayer()
    var times: [Double] = []
    let observer = player.addPeriodicTimeObserver(forInterval: seconds(0.05), queue: nil) { time in
      MainActor.assumeIsolated { times.append(time.seconds) }
    }
    await player.seek(to: seconds(0.5), toleranceBefore: .zero, toleranceAfter: .zero)
    #expect(times == [0.5])
    player.play()
    try await waitUntil("the observer follows playback") { times.count >= 6 }
    #expect(times == times.sorted())
    player.pause()
    player.removeTimeObserver(observer)
    let count = times.count
    await player.seek(to: .zero)
    #expect(times.count == count)
    player.removeTimeObserver("no observer")
  }

  @Test("A boundary observer reports each time once when playback passes it")
  func boundaryObserver() async throws {
    let player = try await readyPlayer()
    var count = 0
    let observer = player.addBoundaryTimeObserver(forTimes: [0.2, 0.4, 1.9].map { NSValue(time: seconds($0)) }, queue: .main) {
      MainActor.assumeIsolated { count += 1 }
    }
    player.rate = 2
    try await waitUntil("playback passes two times") { player.currentTime() > seconds(0.7) }
    player.pause()
    #expect(count == 2)
    player.removeTimeObserver(observer)
  }

  @Test("Key-value observers and publishers follow the properties of the player and its current item")
  func observing() async throws {
    let player = AVPlayer()
    var rates: [Float?] = []
    var statuses: [AVPlayerItem.Status?] = []
    let observation = player.observe(\.rate, options: [.new, .old]) { _, change in rates += [change.oldValue, change.newValue] }
    let subscription = player.publisher(for: \.currentItem?.status).sink { statuses.append($0) }
    player.play()
    player.replaceCurrentItem(with: AVPlayerItem(url: TestMedia.movie))
    try await waitUntil("the item becomes ready") { statuses.last == .readyToPlay }
    #expect(statuses.first == .some(nil))
    #expect(rates == [0, 1])
    observation.invalidate()
    subscription.cancel()
    player.pause()
    try await Task.sleep(for: .milliseconds(20))
    #expect(rates == [0, 1])
  }

  @Test("An item that is given to another player leaves the first one and keeps its position")
  func takingItems() async throws {
    let first = try await readyPlayer()
    await first.seek(to: seconds(1.3), toleranceBefore: .zero, toleranceAfter: .zero)
    let item = try #require(first.currentItem)
    let second = AVPlayer(playerItem: item)
    #expect(first.currentItem == nil && second.currentItem === item)
    try await waitUntil("the item is open again") { item.playback.isReady && abs(second.currentTime().seconds - 1.3) < 0.001 }
  }

  @Test("A player without an item waits for one")
  func noItem() {
    let player = AVPlayer(playerItem: nil)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.reasonForWaitingToPlay == .noItemToPlay)
    #expect(player.currentTime() == .zero)
    player.volume = 7
    #expect(player.volume == 1)
    player.volume = .nan
    #expect(player.volume == 1)
  }

  @Test("A released player ends its pipeline")
  func release() async throws {
    weak var player: AVPlayer?
    weak var playback: ItemPlayback?
    do {
      let strong = try await readyPlayer()
      strong.play()
      player = strong
      playback = strong.currentItem?.playback
      #expect(playback != nil)
    }
    try await waitUntil("the player is released") { player == nil && playback == nil }
  }

  @Test("A player that is released in the same main-actor turn as it is created opens no asset")
  func shortLife() async throws {
    let item = AVPlayerItem(url: TestMedia.movie)
    _ = AVPlayer(playerItem: item)
    // Enough turns for a player to open its asset.
    _ = try await readyPlayer()
    #expect(item.playback.currentDuration == nil && item.status == .unknown)
  }

  @Test("Playing immediately doesn't change the player's automaticallyWaitsToMinimizeStalling")
  func immediately() async throws {
    let player = try await readyPlayer()
    player.playImmediately(atRate: 1)
    try await waitUntil("it plays") { player.timeControlStatus == .playing }
    #expect(player.automaticallyWaitsToMinimizeStalling && player.waitsForBuffer == false)
    player.pause()
    player.play()
    #expect(player.waitsForBuffer)
  }
}

extension VideoFrame {
  /// Indicates whether the pixel in the center is blue rather than red.
  var isBlue: Bool {
    var count: gsize = 0
    guard let bytes = g_bytes_get_data(pixels, &count) else { return false }
    let pixel = UnsafeRawBufferPointer(start: bytes, count: Int(count))[((height / 2) * width + width / 2) * 4..<Int(count)]
    return pixel[pixel.startIndex] > pixel[pixel.startIndex + 2]
  }
}
