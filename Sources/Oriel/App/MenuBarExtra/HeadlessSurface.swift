import Foundation

/// The surface of a host without a window. Frames run on request, at most 10 per second.
@MainActor
final class HeadlessSurface: WindowSurface {
  var runFrame: () -> Void = {}
  private weak var platform: (any Platform)?
  private var due: TimeInterval?
  private var lastFrame = -TimeInterval.infinity
  private var isClosed = false

  /// The minimum interval between two frames, in seconds.
  private static let pace = 0.1

  init(platform: any Platform) { self.platform = platform }

  /// Prevents further frames.
  func close() { isClosed = true }

  func requestFrame() { requestFrame(after: 0) }

  func requestFrame(after delay: TimeInterval) {
    let now = ProcessInfo.processInfo.systemUptime
    let time = max(now + delay, lastFrame + Self.pace)
    if let due, due <= time { return }
    due = time
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now)) { [weak self] in
      MainActor.assumeIsolated {
        // An earlier frame has been requested since, or the frame has run.
        guard let self, self.due == time else { return }
        self.runNow()
      }
    }
  }

  func runNow() {
    guard !isClosed else { return }
    due = nil
    lastFrame = ProcessInfo.processInfo.systemUptime
    runFrame()
  }

  func open(_ url: URL) -> Bool { platform?.open(url) ?? false }
  func setTitle(_ title: String) {}
  func textInputDidChange(_ state: TextInputState?) {}
  func setPointerShape(_ shape: PointerShape) {}
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  func writeClipboard(_ text: String?) {}
}
