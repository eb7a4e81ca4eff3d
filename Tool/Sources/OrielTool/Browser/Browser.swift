import Foundation
import ToolSupport

#if canImport(Glibc)
  import Glibc
#endif

/// Serves a program to browsers on this machine with GTK's Broadway backend.
enum Browser {
  /// Runs a program, serves it to browsers on this machine until it ends, and returns its status.
  static func serve(_ command: Command, as facts: PageFacts, saying: (String) -> Void = { print($0) }) throws -> Int32 {
    guard Command.exists("gtk4-broadwayd") else {
      throw Failure("gtk4-broadwayd is needed to show a program in a browser: apt-get install libgtk-4-bin.")
    }
    let folder = try PrivateFolder(files: ["daemon", "program"])
    defer { folder.remove() }
    let (daemonPath, programPath) = (folder.path(of: "daemon"), folder.path(of: "program"))
    let server = try BrowserServer(facts, ports: 8085...8185, daemonPath: daemonPath, programPath: programPath)
    defer { server.stop() }
    let display = ":\(server.port - 8080)"
    // Other pages in the browser can reach every port of this machine, but no socket in a folder.
    let daemon = try Command("gtk4-broadwayd", ["--unixsocket", daemonPath, display])
      .start(standardOutput: FileHandle.nullDevice, standardError: FileHandle.nullDevice)
    defer { Command.end(daemon) }
    // A program that starts before the daemon listens ends at once.
    for _ in 0..<100 where !isServing(daemonPath) {
      guard daemon.isRunning else { throw Failure("gtk4-broadwayd exited at its start: another process may use the display \(display).") }
      usleep(50_000)
    }
    saying("http://127.0.0.1:\(server.port) shows the program. Press Control-C to stop it.")
    var command = command
    command.environment["GDK_BACKEND"] = "broadway"
    command.environment["BROADWAY_DISPLAY"] = display
    command.environment["ORIEL_BROWSER_PAGE"] = programPath
    return try command.run()
  }

  /// Indicates whether the daemon answers requests. When it does, it also listens for programs.
  private static func isServing(_ path: String) -> Bool {
    guard let socket = Socket.connected(to: path) else { return false }
    var request = ByteQueue(Array("GET / HTTP/1.0\r\n\r\n".utf8))
    var wait = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
    return request.write(to: socket) && poll(&wait, 1, 1000) == 1
  }
}
