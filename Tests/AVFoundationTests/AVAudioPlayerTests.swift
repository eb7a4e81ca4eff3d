import AVFoundation
import Foundation
import Testing

@MainActor @Suite(.serialized)
struct AVAudioPlayerTests {
  @Test("A sound plays to its end and notifies its delegate")
  func playing() async throws {
    let player = try AVAudioPlayer(contentsOf: TestMedia.sound)
    let delegate = Delegate()
    player.delegate = delegate
    player.volume = 0
    #expect(abs(player.duration - 0.5) < 0.1 && player.currentTime == 0 && !player.isPlaying)
    #expect(player.prepareToPlay() && player.play() && player.isPlaying)
    try await waitUntil("the sound plays") { player.currentTime > 0.1 || delegate.ends == 1 }
    player.pause()
    #expect(!player.isPlaying)
    if delegate.ends == 0 { player.play() }
    try await waitUntil("the sound ends") { delegate.ends == 1 }
    #expect(!player.isPlaying && player.currentTime == 0)
    player.play()
    try await waitUntil("the sound ends again") { delegate.ends == 2 }
  }

  @Test("A sound from memory repeats according to numberOfLoops")
  func repeating() async throws {
    let player = try AVAudioPlayer(data: Data(contentsOf: TestMedia.sound))
    let delegate = Delegate()
    player.delegate = delegate
    player.volume = 0
    player.numberOfLoops = 1
    player.enableRate = true
    player.rate = 9
    #expect(player.rate == 2 && player.url == nil && player.data != nil)
    player.currentTime = 0.4
    player.play()
    try await waitUntil("the sound starts again") { player.numberOfLoops == 0 }
    try await waitUntil("the sound ends") { delegate.ends == 1 }
  }

  @Test("setVolume(_:fadeDuration:) fades the volume over time")
  func fading() async throws {
    let player = try AVAudioPlayer(contentsOf: TestMedia.sound)
    player.setVolume(0.2, fadeDuration: 0.1)
    #expect(player.volume > 0.2)
    try await waitUntil("the volume is reached") { player.volume == 0.2 }
    player.volume = .nan
    #expect(player.volume == 0.2)
  }

  @Test("A player without a sound doesn't play")
  func noSound() {
    let player = AVAudioPlayer()
    #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying && player.duration == 0)
  }

  @Test("Data that isn't a sound and a missing file throw errors")
  func failures() throws {
    #expect(throws: AVError.self) { try AVAudioPlayer(data: Data("No sound.".utf8)) }
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere/sound.ogg")) }
  }

  private final class Delegate: AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { if flag { ends += 1 } }
  }
}
