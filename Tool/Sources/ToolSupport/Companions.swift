import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The programs that the tool has started and waits for: a signal that ends the tool ends them, too. A terminal sends its signals to all of them, but others
/// don't.
enum Companions {
  private static let limit = 16
  private static let lock = NSLock()
  /// Their numbers, 0 where there is none. A handler of signals may read memory, and take no lock.
  private nonisolated(unsafe) static let places: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: limit)
    places.initialize(repeating: 0, count: limit)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(number) { number in
        Companions.end()
        signal(number, SIG_DFL)
        raise(number)
      }
      // A job in the background doesn't listen to the terminal's keys.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    return places
  }()

  static func add(_ process: Process) {
    lock.withLock {
      if let index = (0..<limit).first(where: { places[$0] == 0 }) { places[index] = process.processIdentifier }
    }
  }

  static func remove(_ process: Process) {
    lock.withLock {
      for index in 0..<limit where places[index] == process.processIdentifier { places[index] = 0 }
    }
  }

  private static func end() {
    for index in 0..<limit where places[index] > 0 { kill(places[index], SIGTERM) }
  }
}
