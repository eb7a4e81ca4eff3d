import Foundation

/// A program that a test started, which never outlives the test.
package final class ChildProcess {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let process = Process()
  private let exited = DispatchSemaphore(value: 0)
  private let outputPath: String

  /// Starts a program, found in PATH unless the name has a slash. Its two outputs are collected together.
  package init(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    outputPath = FileManager.default.temporaryDirectory.appendingPathComponent("child-\(UUID().uuidString)").path
    // A file in place of a pipe: nobody has to read it for the program to go on.
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
    // Dispatch's threads block all signals, and a program inherits what blocks them: it would never hear that it should end.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    // The program has it now. Foundation keeps a process's outputs open, and fails to start programs once a thousand files are.
    try output?.close()
  }

  package var isRunning: Bool { process.isRunning }
  package var processIdentifier: Int32 { process.processIdentifier }

  /// What the program has written until now.
  package var output: String { (try? String(contentsOfFile: outputPath, encoding: .utf8)) ?? "" }

  /// The exit code, or nil if the program is still running after `timeout` seconds.
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

  /// Asks the program to end and kills it if it has not done so after `timeout` seconds. Its process group ends with it: the other
  /// programs of a pipeline outlive their shell, and ImageMagick's `import` holds the X server until its picture is taken.
  package func end(within timeout: TimeInterval = 2) {
    if process.isRunning {
      // Foundation gives each process a group.
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
