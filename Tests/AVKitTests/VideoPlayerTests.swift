@testable import AVKit
import Foundation
import Oriel
import OrielDrawing
import OrielGSK
import OrielTesting
import Testing

@MainActor @Suite(.serialized)
struct VideoPlayerTests {
  private static let movie = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
    path: "Media/clip.webm")

  private func makePlayer() -> AVPlayer {
    let player = AVPlayer(url: Self.movie)
    player.isMuted = true
    return player
  }

  private func readyHost(
    _ player: AVPlayer, size: CGSize = CGSize(width: 480, height: 300), locale: String = "en_US"
  ) async throws -> TestHost {
    let host = TestHost(size: size, locale: Locale(identifier: locale)) { VideoPlayer(player: player) }
    try await host.wait(timeout: 10) { player.currentItem?.status == .readyToPlay && host.pixel(0.5, 0.4).isRed }
    return host
  }

  @Test("A movie is shown in its aspect ratio on a black background")
  func picture() async throws {
    let player = makePlayer()
    let host = try await readyHost(player, size: CGSize(width: 600, height: 300))
    // The movie fills 400 of the 600 points.
    #expect(host.pixel(0.02, 0.5) == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(host.pixel(0.19, 0.5).isRed && host.pixel(0.81, 0.5).isRed)
    await player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    try await host.wait { host.pixel(0.5, 0.4).isBlue }
  }

  @Test("A new frame of the movie is drawn without evaluating a body or a layout")
  func cost() async throws {
    let player = makePlayer()
    let host = TestHost(size: CGSize(width: 480, height: 300)) { VideoPicture(player: player) }
    try await host.wait(timeout: 10) { host.pixel(0.5, 0.4).isRed }
    let mark = host.mark()
    await player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    try await host.wait { host.pixel(0.5, 0.4).isBlue }
    let work = host.work(since: mark)
    #expect(work.made == 0 && work.bodies == 0 && work.measured == 0 && work.placed == 0, "\(work)")
    #expect(work.displayed > 0)
  }

  @Test("The buttons play, pause, mute and skip, and the bar shows the time")
  func buttons() async throws {
    let player = makePlayer()
    let host = try await readyHost(player)
    #expect(try host.find("Play").frame.midY > 250)
    #expect(host.exists(text: "0:00") && host.exists(text: "0:02"))
    try host.tap("Play")
    #expect(player.rate == 1)
    try await host.wait { host.exists(text: "0:01") }
    try host.tap("Pause")
    #expect(player.rate == 0)
    try host.tap("Unmute")
    #expect(!player.isMuted)
    try host.tap("Mute")
    #expect(player.isMuted)
    try host.tap("Go back 10 seconds")
    try await host.wait { player.currentTime() == .zero }
    try host.tap("Go forward 10 seconds")
    // At the end, Play starts from the beginning.
    try host.tap("Play")
    try await host.wait { player.currentTime() > .zero && player.currentTime().seconds < 1 }
  }

  @Test("The space bar plays and pauses, and the arrow keys skip backward and forward")
  func keys() async throws {
    let player = makePlayer()
    let host = try await readyHost(player)
    host.press(.tab)
    #expect(host.press(.space) && player.rate == 1)
    #expect(host.press(.space) && player.rate == 0)
    #expect(host.press(.rightArrow))
    #expect(player.currentTime().seconds > 1.9)
    #expect(host.press(.leftArrow))
    #expect(player.currentTime() == .zero)
  }

  @Test("Dragging the timeline shows intermediate frames and ends at the exact time")
  func scrubbing() async throws {
    let player = makePlayer()
    let host = try await readyHost(player)
    let slider = try host.find("Playback position").frame
    host.pointerDown(at: CGPoint(x: slider.minX + 12, y: slider.midY))
    host.pointerMove(to: CGPoint(x: slider.minX + slider.width * 0.8, y: slider.midY))
    try await host.wait { host.pixel(0.5, 0.4).isBlue }
    host.pointerUp(at: CGPoint(x: slider.minX + slider.width * 0.8, y: slider.midY))
    try await host.wait { abs(player.currentTime().seconds - 1.7) < 0.15 && player.timeControlStatus == .paused }
  }

  @Test("The controls hide while the movie plays and reappear")
  func hiding() async throws {
    let player = makePlayer()
    let model = PlaybackModel(player, hidingDelay: .milliseconds(20))
    model.appear()
    defer { model.disappear() }
    #expect(model.areControlsShown)
    player.play()
    model.show()
    while model.areControlsShown { try await Task.sleep(for: .milliseconds(5)) }
    model.toggleControls()
    #expect(model.areControlsShown)
    player.pause()
    try await Task.sleep(for: .milliseconds(60))
    #expect(model.areControlsShown)
  }

  @Test("The overlay is between the movie and the controls")
  func overlay() async throws {
    let player = makePlayer()
    var taps = 0
    let host = TestHost(size: CGSize(width: 480, height: 300)) {
      VideoPlayer(player: player) {
        VStack {
          Button("Subscribe") { taps += 1 }
          Spacer()
        }
      }
    }
    try await host.wait(timeout: 10) { player.currentItem?.status == .readyToPlay }
    try host.tap("Subscribe")
    #expect(taps == 1)
    try host.tap("Play")
    #expect(player.rate == 1)
  }

  @Test("A disabled view shows the movie without controls")
  func disabled() async throws {
    let player = makePlayer()
    let host = TestHost(size: CGSize(width: 480, height: 300)) { VideoPlayer(player: player).disabled(true) }
    try await host.wait(timeout: 10) { host.pixel(0.5, 0.4).isRed }
    #expect(!host.exists("Play"))
  }

  @Test("Without a player the view is black, and failed media shows a message in the view's language")
  func nothingToShow() async throws {
    let empty = TestHost(size: CGSize(width: 100, height: 100)) { VideoPlayer(player: nil) }
    #expect(empty.pixel(0.5, 0.5) == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    let player = AVPlayer(url: URL(filePath: "/nowhere/movie.mp4"))
    let host = TestHost(size: CGSize(width: 300, height: 200), locale: Locale(identifier: "de")) { VideoPlayer(player: player) }
    try await host.wait(timeout: 10) { host.exists(text: "Dieser Inhalt kann nicht abgespielt werden.") }
    let tiny = TestHost(size: CGSize(width: 1, height: 1)) { VideoPlayer(player: makePlayer()) }
    tiny.advance(by: 0.1)
  }

  @Test("A replaced player's movie and state are shown in the view")
  func replacing() async throws {
    let (first, second) = (makePlayer(), makePlayer())
    let host = try await readyHost(first)
    await second.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    host.update { VideoPlayer(player: second) }
    try await host.wait { host.pixel(0.5, 0.4).isBlue }
    try host.tap("Play")
    #expect(first.rate == 0 && second.rate == 1)
  }
}

extension TestHost {
  /// Returns the color at a position that is given as fractions of the size.
  func pixel(_ x: Double, _ y: Double) -> RGBA { snapshot().image.pixel(Int(size.width * x), Int(size.height * y)) }
}

extension RGBA {
  var isRed: Bool { red > 0.8 && blue < 0.2 }
  var isBlue: Bool { blue > 0.8 && red < 0.2 }
}
