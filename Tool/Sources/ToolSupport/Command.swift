import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A program with its arguments.
public struct Command: Sendable {
  /// A path, or a name that is looked up in `PATH`.
  public var program: String
  public var arguments: [String]
  /// Changes to the environment. A `nil` value removes a variable.
  public var environment: [String: String?]
  public var directory: URL?

  public init(_ program: String, _ arguments: [String] = [], environment: [String: String?] = [:], directory: URL? = nil) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
  }

  /// The result of a program that has ended.
  public struct Output: Sendable {
    public let status: Int32
    public let standardOutput: String
    public let standardError: String
  }

  /// Runs the program with the terminal's input and output, waits for it and returns its status.
  @discardableResult
  public func run() throws -> Int32 {
    Self.wait(for: try start())
  }

  /// Starts the program with the terminal's input and output, except for redirected ones. A signal that ends this process also ends the
  /// program.
  public func start(standardOutput: FileHandle? = nil, standardError: FileHandle? = nil) throws -> Process {
    let process = try process()
    if let standardOutput { process.standardOutput = standardOutput }
    if let standardError { process.standardError = standardError }
    try start(process)
    return process
  }

  /// Waits until a started program has ended and returns its status. For a program that a signal has ended, the status is 128 plus the
  /// signal's number, like in shells.
  @discardableResult
  public static func wait(for process: Process) -> Int32 {
    process.waitUntilExit()
    Companions.remove(process)
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// Terminates a started program, and kills it if it hasn't ended within three seconds.
  public static func end(_ process: Process) {
    process.terminate()
    for _ in 0..<150 where process.isRunning { usleep(20_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    wait(for: process)
  }

  /// Runs the program and throws if its status isn't 0. `failure` describes what couldn't be done. The program itself has printed the
  /// reason.
  public func check(_ failure: @autoclosure () -> String) throws {
    guard try run() == 0 else { throw Failure(failure()) }
  }

  /// Runs the program without input and returns its output. A signal that ends this process also ends the program.
  public func output() throws -> Output {
    let process = try process()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files hold any amount of output. A pipe that isn't read would block the program.
    let files = [folder.appendingPathComponent("out"), folder.appendingPathComponent("err")]
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try start(process)
    let status = Self.wait(for: process)
    for handle in handles { try? handle.close() }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Output(status: status, standardOutput: texts[0], standardError: texts[1])
  }

  /// Runs the program without input and returns its standard output. If its status isn't 0, throws `failure` with the last lines of its
  /// output.
  public func text(_ failure: @autoclosure () -> String) throws -> String {
    let output = try output()
    guard output.status == 0 else {
      let said = (output.standardError.isEmpty ? output.standardOutput : output.standardError).split(separator: "\n").suffix(5)
      throw Failure(([failure()] + said.map(String.init)).joined(separator: "\n"))
    }
    return output.standardOutput
  }

  /// Replaces this process by the program, which takes over the terminal, its signals and the status of this process.
  public func replaceProcess() throws -> Never {
    guard let path = path else { throw missing }
    for (name, value) in environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    if let directory, chdir(directory.path) != 0 { throw Failure("The folder \(directory.path) can't be accessed.") }
    // Printed text that isn't written yet would be lost with this process.
    fflush(nil)
    var list = ([program] + arguments).map { strdup($0) }
    list.append(nil)
    execv(path, list)
    throw Failure("\(path) can't be started: \(String(cString: strerror(errno))).")
  }

  /// The path of the program, or `nil` if it isn't installed.
  public var path: String? {
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").lazy.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Indicates whether a program with the name is installed.
  public static func exists(_ program: String) -> Bool { Command(program).path != nil }

  private var missing: Failure { Failure("\(program) isn't installed, or not in PATH.") }

  private func process() throws -> Process {
    guard let path else { throw missing }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if !environment.isEmpty {
      var all = ProcessInfo.processInfo.environment
      for (name, value) in environment { all[name] = value }
      process.environment = all
    }
    if let directory { process.currentDirectoryURL = directory }
    return process
  }

  private func start(_ process: Process) throws {
    // Dispatch's threads block all signals, and a program inherits the signal mask: it would never receive SIGTERM.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    // Printed text of this process precedes the program's output.
    fflush(nil)
    do { try process.run() } catch { throw Failure("\(program) can't be started: \(error.localizedDescription)") }
    // SwiftPM ends its compilers if SIGINT ends it, and leaves them running with other signals.
    Companions.add(process, endedBy: program == "swift" ? SIGINT : SIGTERM)
  }
}
