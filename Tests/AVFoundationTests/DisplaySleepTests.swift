@testable import AVFoundation
import DesktopStandIns
import Foundation
import OrielBus
import Testing

@MainActor
@Suite("Display sleep during playback", .serialized, .enabled(if: BusDaemon.isAvailable && InstalledPrograms.hasPythonWithGLib))
struct DisplaySleepTests {
  @Test("The screen saver is inhibited while at least one of two players shows a movie")
  func screenSaver() async throws {
    let bus = try BusDaemon()
    let saver = try StandIn.screenSaver(on: bus)
    let display = DisplaySleep(ServiceBus(address: bus.address))
    let players = (0..<2).map { _ in
      let player = AVPlayer(url: TestMedia.movie)
      player.isMuted = true
      player.actionAtItemEnd = .none
      player.displaySleep = display
      return player
    }
    for player in players { player.play() }
    #expect(await saver.note { $0 == "inhibit True, Playing a movie" } != nil)
    players[0].pause()
    players[1].preventsDisplaySleepDuringVideoPlayback = false
    #expect(await saver.note { $0 == "uninhibit 41" } != nil)
    players[1].preventsDisplaySleepDuringVideoPlayback = true
    #expect(await saver.note { $0.hasPrefix("inhibit") && saver.notes.count == 3 } != nil)
    players[1].replaceCurrentItem(with: nil)
    #expect(await saver.note { $0 == "uninhibit 42" } != nil)
    #expect(saver.notes.count == 4)
    saver.end()
    bus.end()
  }

  @Test("Without a screen saver service, the portal is used")
  func portal() async throws {
    let bus = try BusDaemon()
    let portal = try StandIn.inhibitPortal(on: bus)
    let display = DisplaySleep(ServiceBus(address: bus.address))
    display.set(true, for: ObjectIdentifier(portal))
    #expect(await portal.note { $0 == "inhibit 8, Playing a movie" } != nil)
    display.set(false, for: ObjectIdentifier(portal))
    #expect(await portal.note { $0 == "close" } != nil)
    portal.end()
    bus.end()
  }

  @Test("A sound doesn't inhibit the screen saver, and missing services cause no error")
  func nothing() async throws {
    let bus = try BusDaemon()
    let saver = try StandIn.screenSaver(on: bus)
    let player = AVPlayer(url: TestMedia.sound)
    player.displaySleep = DisplaySleep(ServiceBus(address: bus.address))
    player.volume = 0
    player.play()
    try await waitUntil("the sound has played") { player.currentItem?.status == .readyToPlay && player.rate == 0 }
    #expect(saver.notes.isEmpty)
    saver.end()
    bus.end()
    let display = DisplaySleep(ServiceBus(address: "unix:path=/nowhere"))
    display.set(true, for: ObjectIdentifier(player))
    display.set(false, for: ObjectIdentifier(player))
  }
}
