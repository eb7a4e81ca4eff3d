import CGTK
import Foundation

/// An HTTP server on the local machine, with one thread per connection, because WebKit opens connections that it doesn't use.
final class SmallServer {
  let port: UInt16
  private let service = g_threaded_socket_service_new(8)

  /// The responses by path: the status with header lines, and the document.
  private static let answers: [String: (head: String, body: String)] = [
    "/start": ("302 Found\r\nLocation: /end", ""),
    "/end": ("200 OK\r\nContent-Type: text/html\r\nX-Answer: yes", "<title>Arrived</title>"),
    "/unknown": ("404 Not Found\r\nContent-Type: text/html", "<title>Nothing here</title>"),
    "/odd": ("200 OK\r\nContent-Type: application/x-odd", "odd"),
  ]

  init() {
    port = g_socket_listener_add_any_inet_port(Self.listener(service), nil, nil)
    typealias Object = UnsafeMutableRawPointer
    let arrived: @convention(c) (Object, UnsafeMutablePointer<GSocketConnection>, Object?, Object?) -> gboolean = { _, connection, _, _ in
      SmallServer.serve(connection)
      return 1
    }
    // The C function has the signal's type.
    g_signal_connect_data(service, "run", unsafeBitCast(arrived, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  private static func listener(_ service: UnsafeMutablePointer<GSocketService>?) -> UnsafeMutablePointer<GSocketListener>? {
    UnsafeMutableRawPointer(service)?.assumingMemoryBound(to: GSocketListener.self)
  }

  func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }

  private static func serve(_ connection: UnsafeMutablePointer<GSocketConnection>) {
    let stream = UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains("\r\n\r\n") {
      let count = g_input_stream_read(g_io_stream_get_input_stream(stream), &buffer, gsize(buffer.count), nil, nil)
      guard count > 0 else { break }
      request += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    let bytes = Array(answer(to: request).utf8)
    g_output_stream_write_all(g_io_stream_get_output_stream(stream), bytes, gsize(bytes.count), nil, nil, nil)
    g_io_stream_close(stream, nil, nil)
  }

  private static func answer(to request: String) -> String {
    let path = String(request.split(separator: " ").dropFirst().first ?? "")
    var answer = answers[path] ?? ("404 Not Found\r\nContent-Type: text/html", "<title>Nothing here</title>")
    if path == "/secret" {
      // The encoded credentials are “reader” and “word”.
      let isKnown = request.contains("Authorization: Basic cmVhZGVyOndvcmQ=")
      answer =
        isKnown
        ? ("200 OK\r\nContent-Type: text/html", "<title>Let in</title>")
        : ("401 Unauthorized\r\nContent-Type: text/html\r\nWWW-Authenticate: Basic realm=\"books\"", "<title>Kept out</title>")
    } else if path == "/echo" {
      let field = request.split(separator: "\r\n").first { $0.hasPrefix("X-Asked: ") }.map(String.init) ?? "no field"
      answer = ("200 OK\r\nContent-Type: text/html", "<title>\(field)</title>")
    }
    return "HTTP/1.1 \(answer.head)\r\nContent-Length: \(answer.body.utf8.count)\r\nConnection: close\r\n\r\n\(answer.body)"
  }
}
