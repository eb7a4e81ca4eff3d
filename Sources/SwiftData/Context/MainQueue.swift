import Foundation

/// A test for code that runs on the main queue, as the main actor does. On Linux, this isn't necessarily the main thread: a program with an
/// asynchronous `main` serves the main queue on another thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
