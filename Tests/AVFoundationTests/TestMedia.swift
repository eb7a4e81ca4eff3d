import AVFoundation
import Foundation
import Testing

/// The files in Tests/Media.
enum TestMedia {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Media")

  /// A movie of two seconds, red and then blue, with 64 × 48 pixels.
  static let movie = folder.appending(path: "clip.webm")
  /// A sound of half a second.
  static let sound = folder.appending(path: "tone.ogg")
}

/// Waits until the condition holds, and fails the test after 2000 attempts, which take ten seconds if nothing else occupies the main actor.
@MainActor
func waitUntil(_ what: Comment, _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
  for _ in 0..<2_000 {
    if condition() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  try #require(condition(), what, sourceLocation: sourceLocation)
}

func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 1000) }
