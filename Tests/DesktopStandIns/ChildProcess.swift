import Foundation

/// A program that a test started, and that never outlives the test.
package final class ChildProcess {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let process = Process()
  private let exited = DispatchSemaphore(value: 0)
  private let outputPath: String

  /// Starts a program, which is searched in PATH unless the name contains a slash. Standard output and standard error are collected
  /// together.
  package init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    outputPath = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)").path
    // A file, because the program would block on a full pipe that isn't read.
    _ = FileManager.default.createFile(atPath: outputPath, contents: nil)
    let output = FileHandle(forWritingAtPath: outputPath)
    let isPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { [exited] _ in exited.signal() }
    // The threads of Dispatch block all signals, and a child process inherits the mask: it would never receive SIGTERM.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    // The program has its own descriptor. Foundation keeps the outputs of a process open, and can't start programs if a thousand files are
    // open.
    try output?.close()
  }

  package var isRunning: Bool { process.isRunning }
  package var processIdentifier: Int32 { process.processIdentifier }

  /// The output of the program so far.
  package var output: String { (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? "" }

  /// Returns the exit code, or `nil` if the program still runs after `timeout` seconds.
  package func exitCode(within timeout: TimeInterval) -> Int32? {
    guard exited.wait(timeout: .now() + timeout) == .success else { return nil }
    exited.signal()
    return process.terminationStatus
  }

  /// Waits until the program has written `text`.
  package func waitForOutput(_ text: String, within timeout: TimeInterval = 10) throws {
    let found = poll(for: timeout) { self.output.contains(text) ? true : nil }
    guard found != nil else { throw Failure(description: "“\(text)” not written within \(timeout) s, but: \(output)") }
  }

  /// Terminates the program, and kills it if it still runs after `timeout` seconds. Its process group ends with it: the other programs of a
  /// pipeline outlive their shell, and ImageMagick's `import` holds the X server until it has its picture.
  package func end(within timeout: TimeInterval = 2) {
    if process.isRunning {
      // Foundation puts each process into its own group.
      let group = -process.processIdentifier
      kill(group, SIGTERM)
      if exitCode(within: timeout) == nil {
        kill(process.processIdentifier, SIGKILL)
        _ = exitCode(within: timeout)
      }
      kill(group, SIGKILL)
    }
    try? FileManager.default.removeItem(atPath: outputPath)
  }

  deinit { end() }
}

/// Tries `attempt` every 20 ms until it returns a value, for at most `timeout` seconds.
package func poll<Value>(for timeout: TimeInterval, _ attempt: () throws -> Value?) rethrows -> Value? {
  let deadline = Date() + timeout
  repeat {
    if let value = try attempt() { return value }
    usleep(20_000)
  } while Date() < deadline
  return nil
}
