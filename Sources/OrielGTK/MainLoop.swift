import CGTK
import COrielGTK
import Foundation

/// GLib's main loop, which also runs Swift's deferred code: the dispatch main queue with main-actor tasks, and the main run loop with its
/// timers.
@MainActor
final class MainLoop {
  private let loop: OpaquePointer
  private var hasQuit = false
  /// A closure that is called for each signal that requests the process to end.
  var onTermination: () -> Void = {}

  init() {
    loop = g_main_loop_new(nil, 0)
    Self.joinDefaultContext()
    let terminate: @convention(c) @MainActor (UnsafeMutableRawPointer?) -> gboolean = {
      owner($0!, as: MainLoop.self).onTermination()
      return 1
    }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      g_unix_signal_add(signal, terminate, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private static var hasJoined = false

  /// Makes the default main context run Swift's deferred code, whichever loop runs that context.
  static func joinDefaultContext() {
    guard !hasJoined else { return }
    hasJoined = true
    oriel_main_context_add_dispatch_queue()
    oriel_main_context_add_pass { MainLoop.runTimers() }
  }

  func run() {
    guard !hasQuit else { return }
    g_main_loop_run(loop)
  }

  func quit() {
    hasQuit = true
    g_main_loop_quit(loop)
  }

  /// Fires due timers and returns the time of the next one, in microseconds of the monotonic clock, or -1 if there is none.
  private static func runTimers() -> gint64 {
    guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else { return -1 }
    return g_get_monotonic_time() + gint64(max(0, next.timeIntervalSinceNow) * 1e6)
  }
}
