import Foundation
import Synchronization

/// The box that uses a shape's path for drawing, clipping or hit testing, while the shape computes the path.
@MainActor
enum PathRequest {
  private(set) static var box: LayoutBox?
  /// The thread that requests a path, or 0. A shape that is called on another thread has no container, and must not access the main actor's
  /// state.
  private nonisolated static let thread = Atomic<pthread_t>(0)

  /// Indicates whether a path is requested on this thread for a box.
  nonisolated static var isAsking: Bool { thread.load(ordering: .relaxed) == pthread_self() }

  static func asking<Result>(for client: LayoutBox, _ body: () -> Result) -> Result {
    let outer = box
    box = client
    thread.store(pthread_self(), ordering: .relaxed)
    defer {
      box = outer
      if outer == nil { thread.store(0, ordering: .relaxed) }
    }
    return body()
  }
}
