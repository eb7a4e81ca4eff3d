import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The programs that the tool has started and waits for: a signal that ends the tool also ends them. Foundation starts each in its own
/// process group, which a terminal's signals don't reach. Temporary files of this process are removed as well.
enum Companions {
  private static let limit = 16
  private static let lock = NSLock()
  /// The ids of the processes, 0 for an unused entry, and the signals that end them. A signal handler can read memory, but can't take a
  /// lock.
  private nonisolated(unsafe) static let places: UnsafeMutablePointer<(process: pid_t, signal: Int32)> = {
    // The signal handler requires both tables.
    _ = files
    let places = UnsafeMutablePointer<(process: pid_t, signal: Int32)>.allocate(capacity: limit)
    places.initialize(repeating: (0, SIGTERM), count: limit)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let former = signal(number) { number in
        Companions.end()
        signal(number, SIG_DFL)
        raise(number)
      }
      // A background job ignores the terminal's keys.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    return places
  }()

  /// The paths that the signal handler removes, `nil` for an unused entry.
  private nonisolated(unsafe) static let files: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let files = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: limit)
    files.initialize(repeating: nil, count: limit)
    return files
  }()

  /// Registers files for removal by a signal that ends the tool, and folders that are empty by then, in order.
  static func add(paths: [String]) {
    lock.withLock {
      // Accessing the table installs the signal handler.
      _ = places
      for path in paths {
        guard let index = (0..<limit).first(where: { files[$0] == nil }) else { return }
        files[index] = strdup(path)
      }
    }
  }

  static func remove(paths: [String]) {
    lock.withLock {
      // The text stays in memory, because a signal handler can be reading it.
      for index in 0..<limit { if let file = files[index], paths.contains(String(cString: file)) { files[index] = nil } }
    }
  }

  static func add(_ process: Process, endedBy signal: Int32) {
    lock.withLock {
      guard let index = (0..<limit).first(where: { places[$0].process == 0 }) else { return }
      places[index].signal = signal
      places[index].process = process.processIdentifier
    }
  }

  static func remove(_ process: Process) {
    lock.withLock {
      for index in 0..<limit where places[index].process == process.processIdentifier { places[index].process = 0 }
    }
  }

  private static func end() {
    for index in 0..<limit where places[index].process > 0 { kill(places[index].process, places[index].signal) }
    for index in 0..<limit {
      if let file = files[index], unlink(file) != 0 { rmdir(file) }
    }
  }
}
