import AVFoundation
import Foundation
import Testing

/// The files in Tests/Media.
enum TestMedia {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Media")

  /// Two seconds, red and then blue, of 64 × 48 pixels.
  static let movie = folder.appending(path: "clip.webm")
  /// Half a second.
  static let sound = folder.appending(path: "tone.ogg")
}

/// Waits until a condition holds, and fails the test if that takes ten seconds.
@MainActor
func waitUntil(_ what: Comment, _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  let end = ContinuousClock.now + .seconds(10)
  while !condition() {
    try #require(ContinuousClock.now < end, what, sourceLocation: sourceLocation)
    try await Task.sleep(for: .milliseconds(5))
  }
}

func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1000) }
