import Foundation

/// Tells whether code runs where the main actor does. On Linux that need not be the main thread: a program with an asynchronous `main` serves the main queue on
/// another one.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
