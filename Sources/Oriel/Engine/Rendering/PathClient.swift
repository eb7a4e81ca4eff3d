import Foundation
import Synchronization

/// The box that draws along a shape's path, clips by it or is hit in it, while the shape is asked for the path.
@MainActor
enum PathClient {
  private(set) static var box: LayoutBox?
  /// The thread that asks. Whoever asks a shape on another one stands in no container, and must not look at what is the main actor's.
  private nonisolated static let thread = Atomic<pthread_t>(0)

  /// Whether a shape is asked on this thread for a box.
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
