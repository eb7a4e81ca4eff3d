import Foundation
import ToolSupport

@testable import OrielTool

/// A server with a fake daemon for one test.
final class ServedProgram {
  let folder: PrivateFolder
  let server: BrowserServer
  let daemon: FakeDaemon

  init(name: String = "Notes", other: @escaping @Sendable (Wire, String) throws -> Void = { _, _ in }) throws {
    folder = try PrivateFolder(files: ["daemon", "program"])
    daemon = try FakeDaemon(path: folder.path(of: "daemon"), other: other)
    server = try BrowserServer(
      PageFacts(name: name), ports: 0...0, daemonPath: folder.path(of: "daemon"), programPath: folder.path(of: "program"))
  }

  deinit {
    server.stop()
    daemon.end()
    folder.remove()
  }

  /// Connects like the app.
  func program() throws -> Wire { try Wire(path: folder.path(of: "program")) }

  func connection() throws -> Wire { try Wire(port: server.port) }

  /// Sends a request with a browser's headers, and returns its connection.
  func asking(_ method: String, _ target: String, headers: [String] = [], body: String = "") throws -> Wire {
    let wire = try connection()
    var lines = ["\(method) \(target) HTTP/1.1"] + headers
    if !headers.contains(where: { $0.hasPrefix("Host") }) { lines.append("Host: 127.0.0.1:\(server.port)") }
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    try wire.send(lines.map { "\($0)\r\n" }.joined() + "\r\n\(body)")
    return wire
  }

  struct Answer {
    let status: Int
    let head: String
    let body: String
  }

  func answer(_ method: String, _ target: String, headers: [String] = [], body: String = "") throws -> Answer {
    try Self.answer(from: asking(method, target, headers: headers, body: body))
  }

  /// Returns the answer on a connection, and reads until the connection ends.
  static func answer(from wire: Wire) throws -> Answer {
    let text = String(decoding: try wire.readAll(), as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n"), let status = Int(text.dropFirst(9).prefix(3)) else {
      throw Wire.Missing(description: "No answer: \(text)")
    }
    return Answer(status: status, head: String(text[..<end.lowerBound]), body: String(text[end.upperBound...]))
  }

  /// Opens the event stream like a page.
  func events(page: Int = 1) throws -> Wire {
    let wire = try asking("GET", "/oriel/events?page=\(page)", headers: ["Origin: http://127.0.0.1:\(server.port)"])
    let head = try wire.read(through: "\r\n\r\n")
    guard head.contains(" 200 "), head.contains("text/event-stream") else { throw Wire.Missing(description: head) }
    return wire
  }
}
