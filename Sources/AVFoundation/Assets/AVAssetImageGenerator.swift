import CoreGraphics
import CoreMedia
import Foundation
import OrielDrawing
import Synchronization

/// Makes pictures of a movie at times. Mirrors AVFoundation's `AVAssetImageGenerator`.
// The settings are behind a lock; the source is the queue's.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// How a request for a picture ended. Mirrors AVFoundation's `AVAssetImageGenerator.Result`.
  public enum Result: Int, Sendable {
    case succeeded
    case failed
    case cancelled
  }

  public let asset: AVAsset

  private struct Settings {
    var isUpright = false
    var maximumSize = CGSize.zero
    var before = CMTime.positiveInfinity
    var after = CMTime.positiveInfinity
    /// Grows when the requests that wait are cancelled.
    var generation = 0
  }
  private let settings = Mutex(Settings())
  private let queue = DispatchQueue(label: "org.oriel.image-generator", qos: .userInitiated)
  /// Used on the queue alone.
  private var source: FrameSource?

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Whether pictures are turned as the movie asks for. False by default.
  open var appliesPreferredTrackTransform: Bool {
    get { settings.withLock { $0.isUpright } }
    set { settings.withLock { $0.isUpright = newValue } }
  }

  /// The size in pixels that pictures fit into, in their own proportions. Zero, the default, is for the movie's own size; a side of zero doesn't limit.
  open var maximumSize: CGSize {
    get { settings.withLock { $0.maximumSize } }
    set { settings.withLock { $0.maximumSize = newValue } }
  }

  /// How much earlier than requested a picture may be. A picture is exact if both tolerances are zero; otherwise it is the nearest earlier one that can be
  /// decoded by itself.
  open var requestedTimeToleranceBefore: CMTime {
    get { settings.withLock { $0.before } }
    set { settings.withLock { $0.before = newValue } }
  }

  open var requestedTimeToleranceAfter: CMTime {
    get { settings.withLock { $0.after } }
    set { settings.withLock { $0.after = newValue } }
  }

  /// The picture at a time. Throws an `AVError` where there is none.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try self.make(time) }) }
    }
  }

  /// The picture at a time. Blocks until it is made; `image(at:)` doesn't.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let (image, time) = try queue.sync { try make(requestedTime) }
    actualTime?.pointee = time
    return image
  }

  /// Makes pictures at times, `CMTime`s as `NSValue`s, and calls a closure for each of them in order, on a queue of the generator's.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let generation = settings.withLock { $0.generation }
    for time in requestedTimes.map(\.timeValue) {
      queue.async { [self] in
        guard settings.withLock({ $0.generation }) == generation else { return handler(time, nil, .invalid, .cancelled, nil) }
        do {
          let (image, actual) = try make(time)
          handler(time, image, actual, .succeeded, nil)
        } catch {
          handler(time, nil, .invalid, .failed, error)
        }
      }
    }
  }

  /// Cancels the requests of `generateCGImagesAsynchronously(forTimes:completionHandler:)` that wait.
  open func cancelAllCGImageGeneration() { settings.withLock { $0.generation += 1 } }

  private func make(_ time: CMTime) throws -> (image: CGImage, actualTime: CMTime) {
    dispatchPrecondition(condition: .onQueue(queue))
    guard time.isNumeric else { throw AVError(.noImageAtTime, "There is no image at \(time).") }
    let settings = settings.withLock { $0 }
    if source?.isUpright != settings.isUpright { source = nil }
    // A source that fails isn't used again: it may answer later than it was asked.
    let source = try self.source.take() ?? FrameSource(asset.source, isUpright: settings.isUpright)
    let (frame, position) = try source.frame(at: time.seconds, isExact: settings.before == .zero && settings.after == .zero)
    self.source = source
    guard let image = frame.image(fitting: settings.maximumSize) else { throw AVError(.noImageAtTime, "There is no image at \(time).") }
    return (image, CMTime(mediaTime: position))
  }
}
