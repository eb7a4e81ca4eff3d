import CoreMedia
import Foundation

/// The properties of a resource that a pipeline determines when it opens the resource.
struct AssetProperties: Sendable {
  var duration = CMTime.indefinite
  var isPlayable = false

  /// Opens a resource, reads its properties, and closes it.
  ///
  /// - Throws: The error that occurred while the resource was opened.
  static func load(_ url: URL) async throws -> AssetProperties {
    let opening = Opening(url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in Task { await opening.begin(continuation) } }
    } onCancel: {
      Task { await opening.end(.failure(CancellationError())) }
    }
  }

  /// A pipeline until it has opened the resource.
  @MainActor
  private final class Opening {
    private let url: URL
    private var pipeline: MediaPipeline?
    private var continuation: CheckedContinuation<AssetProperties, any Error>?
    private var isEnded = false

    nonisolated init(_ url: URL) { self.url = url }

    func begin(_ continuation: CheckedContinuation<AssetProperties, any Error>) {
      guard !isEnded else { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      pipeline = MediaPipeline(url, content: .movie) { [self] event in MainActor.assumeIsolated { handle(event) } }
    }

    private func handle(_ event: MediaEvent) {
      switch event {
      case .ready: end(.success(AssetProperties(duration: CMTime(mediaDuration: pipeline?.duration), isPlayable: true)))
      case .failed(let error): end(.failure(error))
      case .ended, .buffering, .durationChanged, .frame: break
      }
    }

    func end(_ result: Result<AssetProperties, any Error>) {
      isEnded = true
      continuation?.resume(with: result)
      continuation = nil
      pipeline = nil
    }
  }
}

extension CMTime {
  /// Creates a duration from seconds with a timescale of nanoseconds, or the indefinite time if the duration is unknown.
  init(mediaDuration seconds: Double?) { self = seconds.map { CMTime(mediaTime: $0) } ?? .indefinite }

  init(mediaTime seconds: Double) { self.init(seconds: seconds, preferredTimescale: 1_000_000_000) }
}
