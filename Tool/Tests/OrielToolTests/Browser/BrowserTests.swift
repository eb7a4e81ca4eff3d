import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("An app in a browser", .enabled(if: Command.exists("gtk4-broadwayd")))
struct BrowserTests {
  @Test("An app receives the daemon's display and the page's socket, and no files remain")
  func serve() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let script = #"test "$GDK_BACKEND" = broadway && test -S "$ORIEL_BROWSER_PAGE" && printf %s "$ORIEL_BROWSER_PAGE" > "$1" && exit 7"#
    var page: String?
    let status = try Browser.serve(Command("sh", ["-c", script, "sh", file]), as: PageFacts(name: "Notes")) { text in
      guard let port = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)/).flatMap({ Int($0.1) }), let wire = try? Wire(port: port) else {
        return
      }
      try? wire.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      page = (try? wire.readAll()).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(status == 7)
    #expect(page?.contains("<title>Notes</title>") == true && page?.contains("broadway.js") == true)
    let socket = try String(contentsOfFile: file, encoding: .utf8)
    #expect(socket.hasSuffix("/program") && !FileManager.default.fileExists(atPath: (socket as NSString).deletingLastPathComponent))
  }
}
