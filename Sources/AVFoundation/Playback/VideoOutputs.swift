import Foundation

/// The views that show a player's frames.
@MainActor
package final class VideoOutputs {
  private var outputs: [ObjectIdentifier: (VideoFrame?) -> Void] = [:]
  private var frame: VideoFrame?

  nonisolated init() {}

  /// Calls a closure with the current frame and with each later one.
  package func add(_ owner: AnyObject, _ show: @escaping (VideoFrame?) -> Void) {
    outputs[ObjectIdentifier(owner)] = show
    show(frame)
  }

  package func remove(_ owner: AnyObject) { outputs[ObjectIdentifier(owner)] = nil }

  func show(_ frame: VideoFrame?) {
    self.frame = frame
    for output in outputs.values { output(frame) }
  }
}
