import Foundation
import ToolSupport

/// A picture of a program's first window, which opens on a virtual display.
struct WindowPicture {
  /// The reason why a running program has no picture.
  struct Missing: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The programs that a picture requires, and the Debian packages that contain them.
  static let tools = [("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")]
  private static let variable = "ORIEL_TRY_SECONDS"

  let file: URL
  /// The time that the program runs before the picture is taken.
  let seconds: Double

  /// Prepares a picture at a path. Throws a `Failure` if no picture can be taken.
  init(_ path: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent().path
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if path.isEmpty || files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue {
      throw Failure("\"\(path)\" can't be the picture's name: specify a file, such as window.png.")
    }
    guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue, files.isWritableFile(atPath: folder) else {
      throw Failure("\(folder) isn't a writable folder: choose another one for the picture.")
    }
    let named = environment[Self.variable] ?? ""
    guard let seconds = named.isEmpty ? 4 : Double(named), (0...3600).contains(seconds) else {
      throw Failure("\(Self.variable) is \"\(named)\": it must be a number of seconds, up to 3600.")
    }
    self.seconds = seconds
    let missing = Self.tools.filter { !Command.exists($0.0) }
    guard missing.isEmpty else {
      let names = missing.map(\.0).joined(separator: " and ")
      throw Failure("A picture needs \(names), which can't be found: apt-get install \(missing.map(\.1).joined(separator: " ")).")
    }
  }

  /// Runs a program until its picture is taken. Throws `Missing` if the program has ended by then or has no window.
  func take(of command: Command) throws {
    let (server, display) = try Self.startServer()
    defer { Command.end(server) }
    var command = command
    command.environment["DISPLAY"] = display
    command.environment["GDK_BACKEND"] = "x11"
    // Cairo's drawing is the same on all machines.
    command.environment["GSK_RENDERER"] = ProcessInfo.processInfo.environment["GSK_RENDERER"] ?? "cairo"
    let program = try command.start()
    defer { Command.end(program) }
    let end = Date(timeIntervalSinceNow: seconds)
    while program.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    guard program.isRunning else {
      throw Missing(description: "The app ended with status \(Command.wait(for: program)) before its picture was taken.")
    }
    let search = Command(
      "xdotool", ["search", "--onlyvisible", "--pid", String(program.processIdentifier)], environment: ["DISPLAY": display])
    guard let window = try search.output().standardOutput.split(separator: "\n").first else {
      throw Missing(
        description: "The app had no window after \(seconds.formatted()) seconds: set \(Self.variable)=20 in the environment to wait "
          + "longer.")
    }
    let work = try PartialFolder(in: file.deletingLastPathComponent())
    defer { work.remove() }
    let name = file.lastPathComponent
    _ = try Command("import", ["-window", String(window), "png:\(work.appending(name).path)"], environment: ["DISPLAY": display])
      .text("The picture can't be taken:")
    try work.finish(name)
  }

  /// Starts an X server without a screen, and returns it with the name of its display.
  private static func startServer() throws -> (Process, display: String) {
    let said = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-display-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: said.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: said) }
    // The server chooses a free display and writes its number.
    let server = try Command("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp", "-noreset"])
      .start(standardOutput: try FileHandle(forWritingTo: said), standardError: FileHandle.nullDevice)
    for _ in 0..<200 where server.isRunning {
      let text = (try? String(contentsOf: said, encoding: .utf8)) ?? ""
      if text.hasSuffix("\n"), let number = Int(text.dropLast()) { return (server, ":\(number)") }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Command.end(server)
    throw Failure("Xvfb, which a picture needs, doesn't start: run `Xvfb -displayfd 1` to see the error.")
  }
}
