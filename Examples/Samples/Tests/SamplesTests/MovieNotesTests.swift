import Foundation
import MovieNotes
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Notes about a movie")
struct MovieNotesTests {
  private static let movie = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Tests/Media/clip.webm")
    .standardized

  @Test("A movie is opened, notes are taken of it, and each leads back to its moment")
  func notes() async throws {
    let viewing = Viewing()
    viewing.player.isMuted = true
    let host = TestHost(size: CGSize(width: 500, height: 720)) { MovieNotesScreen(viewing: viewing) }
    try host.tap("Open a Movie…")
    try host.choose(Self.movie)
    try await host.wait(timeout: 10) { host.exists(text: "clip") && viewing.player.status == .readyToPlay }

    let field = try host.find("A note about this moment")
    try host.tap(field)
    host.type("Red")
    host.press(.return)
    try host.tap("Go forward 10 seconds")
    try await host.wait { viewing.player.currentTime().seconds > 1 }
    try host.tap(field)
    host.type("Blue")
    try host.tap("Add")
    #expect(viewing.notes.map(\.text) == ["Red", "Blue"] && viewing.current == viewing.notes.last?.id)

    try host.tap("Red")
    try await host.wait { viewing.player.currentTime() == .zero && viewing.current == viewing.notes.first?.id }
  }
}
