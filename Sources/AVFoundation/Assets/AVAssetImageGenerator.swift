import CoreGraphics
import CoreMedia
import Foundation
import OrielDrawing
import Synchronization

/// Generates images of a movie at given times. Mirrors AVFoundation's `AVAssetImageGenerator`.
// A lock guards the settings, and only the queue uses the source.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The result of a request for an image. Mirrors AVFoundation's `AVAssetImageGenerator.Result`.
  public enum Result: Int, Sendable {
    /// The image was generated.
    case succeeded
    /// The image could not be generated.
    case failed
    /// The request was canceled.
    case cancelled
  }

  /// The asset of the generator.
  public let asset: AVAsset

  private struct Settings {
    var isUpright = false
    var maximumSize = CGSize.zero
    var before = CMTime.positiveInfinity
    var after = CMTime.positiveInfinity
    /// A number that grows when pending requests are canceled.
    var generation = 0
  }
  private let settings = Mutex(Settings())
  private let queue = DispatchQueue(label: "org.oriel.image-generator", qos: .userInitiated)
  /// The source of the frames. Only the queue uses it.
  private var source: FrameSource?

  /// Creates a generator for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// A Boolean value that indicates whether images are rotated as the movie specifies. The default is `false`.
  open var appliesPreferredTrackTransform: Bool {
    get { settings.withLock { $0.isUpright } }
    set { settings.withLock { $0.isUpright = newValue } }
  }

  /// The maximum size of images in pixels, into which they fit with their aspect ratio. The default is zero, which stands for the size of
  /// the movie. A side of zero doesn't limit.
  open var maximumSize: CGSize {
    get { settings.withLock { $0.maximumSize } }
    set { settings.withLock { $0.maximumSize = newValue } }
  }

  /// The maximum time by which an image can be earlier than requested.
  ///
  /// An image is exact if both tolerances are zero. Otherwise it is the nearest earlier one that can be decoded independently.
  open var requestedTimeToleranceBefore: CMTime {
    get { settings.withLock { $0.before } }
    set { settings.withLock { $0.before = newValue } }
  }

  /// The maximum time by which an image can be later than requested.
  open var requestedTimeToleranceAfter: CMTime {
    get { settings.withLock { $0.after } }
    set { settings.withLock { $0.after = newValue } }
  }

  /// Returns the image at a time, and its actual time.
  ///
  /// - Throws: An `AVError` if there is no image.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try self.make(time) }) }
    }
  }

  /// Returns the image at a time, and blocks until it is available. `image(at:)` doesn't block.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let (image, time) = try queue.sync { try make(requestedTime) }
    actualTime?.pointee = time
    return image
  }

  /// Generates images at times, which are `CMTime`s as `NSValue`s. Calls the handler for each of them in order, on a queue of the
  /// generator.
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

  /// Cancels the pending requests of `generateCGImagesAsynchronously(forTimes:completionHandler:)`.
  open func cancelAllCGImageGeneration() { settings.withLock { $0.generation += 1 } }

  private func make(_ time: CMTime) throws -> (image: CGImage, actualTime: CMTime) {
    dispatchPrecondition(condition: .onQueue(queue))
    guard time.isNumeric else { throw AVError(.noImageAtTime, "There is no image at \(time).") }
    let settings = settings.withLock { $0 }
    if source?.isUpright != settings.isUpright { source = nil }
    // A source that has failed isn't reused, because a late answer could be mistaken for that of a later request.
    let source = try self.source.take() ?? FrameSource(asset.source, isUpright: settings.isUpright)
    let (frame, position) = try source.frame(at: time.seconds, isExact: settings.before == .zero && settings.after == .zero)
    self.source = source
    guard let image = frame.image(fitting: settings.maximumSize) else { throw AVError(.noImageAtTime, "There is no image at \(time).") }
    return (image, CMTime(mediaTime: position))
  }
}
