import Foundation
import ToolSupport

#if canImport(Glibc)
  import Glibc
#endif

/// GTK's broadway, which shows a program in a browser on this machine.
enum Browser {
  /// Runs a program, serves it to browsers on this machine until it ends, and returns its status.
  static func serve(_ command: Command, saying: (String) -> Void = { print($0) }) throws -> Int32 {
    guard Command.exists("gtk4-broadwayd") else {
      throw Failure("gtk4-broadwayd is needed to show a program in a browser: apt-get install libgtk-4-bin.")
    }
    guard let port = (8085...8185).first(where: isFree) else { throw Failure("No port between 8085 and 8185 is free.") }
    let daemon = try Command("gtk4-broadwayd", ["--address", "127.0.0.1", "--port", String(port), ":\(port - 8080)"])
      .start(standardOutput: FileHandle.nullDevice, standardError: FileHandle.nullDevice)
    defer { Command.end(daemon) }
    // A program that starts before the daemon listens ends at once.
    for _ in 0..<50 where isFree(port) { usleep(100_000) }
    saying("http://127.0.0.1:\(port) shows it. Control-C stops it.")
    var command = command
    command.environment["GDK_BACKEND"] = "broadway"
    command.environment["BROADWAY_DISPLAY"] = ":\(port - 8080)"
    return try command.run()
  }

  /// Whether nobody listens at a port of this machine.
  static func isFree(_ port: Int) -> Bool {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { return false }
    defer { close(handle) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } != 0
    }
  }
}
