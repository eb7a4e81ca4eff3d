import Foundation
import Testing
import ToolSupport

@testable import OrielTool

@Suite("The server in front of Broadway's daemon")
struct BrowserServerTests {
  @Test("The page has the app's title and icon, and Oriel's script precedes Broadway's")
  func page() throws {
    let served = try ServedProgram(name: "Fish & <Chips>")
    let page = try served.answer("GET", "/")
    #expect(page.status == 200 && page.head.contains("text/html"))
    #expect(page.body.contains("<title>Fish &amp; &lt;Chips&gt;</title>") && !page.body.contains("broadway 2.0"))
    #expect(page.body.contains("interactive-widget=resizes-content") && page.body.components(separatedBy: "viewport").count == 2)
    let scripts = try ["/oriel.js", "broadway.js"].map { try #require(page.body.firstRange(of: $0)).lowerBound }
    #expect(scripts[0] < scripts[1])
    #expect(try served.answer("GET", "/oriel.js").body.contains("EventSource"))
    let icon = try served.answer("GET", "/oriel/icon")
    #expect(icon.head.contains("image/svg+xml") && icon.body.contains(">F</text>"))
    #expect(try served.answer("GET", "/oriel/other").status == 404)
    #expect(try served.answer("POST", "/", body: "a").status == 405)
    #expect(served.daemon.requests == ["GET / HTTP/1.1"])
  }

  @Test("A page that is loaded later has the title of the front window and receives the focused field")
  func laterPage() throws {
    let served = try ServedProgram()
    let (program, first) = (try served.program(), try served.events())
    #expect(try first.event() == #"data: {"textInput":null}"#)
    try program.send("{\"title\":\"Library\"}\n{\"textInput\":{\"kind\":\"text\",\"x\":10}}\n")
    #expect(try first.event() == #"data: {"title":"Library"}"#)
    #expect(try first.event() == #"data: {"textInput":{"kind":"text","x":10}}"#)
    #expect(try served.answer("GET", "/").body.contains("<title>Library</title>"))
    let second = try served.events(page: 2)
    #expect(try second.event() == #"data: {"title":"Library"}"#)
    #expect(try second.event() == #"data: {"textInput":{"kind":"text","x":10}}"#)
  }

  @Test("Lines of the app become events regardless of how their bytes are split")
  func events() throws {
    let served = try ServedProgram()
    let (program, page) = (try served.program(), try served.events())
    _ = try page.event()
    let text = String(repeating: "Grüße 👋 ", count: 20_000)
    // Lines that aren't objects are skipped, and unknown keys are passed on.
    let lines = "{\"clipboard\": \"\(text)\"}\r\nnonsense\n[1]\n\n{\"unknown\": [true]}\n"
    var random = SeededNumbers(seed: 7)
    var rest = Array(lines.utf8)[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...30_000, using: &random))
      try program.send(part)
      rest = rest.dropFirst(part.count)
    }
    #expect(try page.event() == "data: {\"clipboard\":\"\(text)\"}")
    #expect(try page.event() == #"data: {"unknown":[true]}"#)
  }

  @Test("A message of the page is one line for the app, and it is answered when the app has read it")
  func messages() throws {
    let served = try ServedProgram()
    #expect(try served.answer("POST", "/oriel/events", body: "{}").status == 503, "There is no app")
    let program = try served.program()
    // The event indicates that the app's connection is accepted.
    let page = try served.events()
    _ = try page.event()
    try program.send("{\"title\":\"a\"}\n")
    _ = try page.event()
    let answer = try served.answer("POST", "/oriel/events", body: "{\n  \"commit\": \"a\\nb / é\"\n}\n")
    #expect(answer.status == 204 && answer.body.isEmpty)
    #expect(try program.read(through: "\n") == "{\"commit\":\"a\\nb / é\"}\n")

    let long = String(repeating: "x", count: 4_000_000)
    let waiting = try served.asking("POST", "/oriel/events", body: "{\"clipboard\":\"\(long)\"}")
    #expect(try served.answer("GET", "/oriel/icon").status == 200)
    #expect(!waiting.hasNews, "The app hasn't read the message")
    #expect(try program.read(through: "\n").utf8.count == long.utf8.count + 17)
    #expect(try ServedProgram.answer(from: waiting).status == 204)
  }

  @Test("After the app has disconnected no field has the focus, and another app can connect")
  func programGoes() throws {
    let served = try ServedProgram()
    let page = try served.events()
    _ = try page.event()
    var program: Wire? = try served.program()
    try program?.send("{\"textInput\":{\"x\":1}}\n")
    #expect(try page.event() == #"data: {"textInput":{"x":1}}"#)
    let other = try served.program()
    #expect(try other.readAll().isEmpty, "A second app at the same time is disconnected")
    program = nil
    #expect(try page.event() == #"data: {"textInput":null}"#)
    #expect(try served.answer("POST", "/oriel/events", body: "{}").status == 503)
    let next = try served.program()
    try next.send("{\"title\":\"Next\"}\n")
    #expect(try page.event() == #"data: {"title":"Next"}"#)
  }

  @Test("An app that connects immediately after another one has disconnected is served")
  func programReturns() throws {
    let served = try ServedProgram()
    let page = try served.events()
    _ = try page.event()
    for number in 0..<100 {
      let program = try served.program()
      try program.send(String(repeating: " ", count: 150_000) + "{\"title\":\"\(number)\"}\n")
      while try page.event() != "data: {\"title\":\"\(number)\"}" {}
    }
  }

  @Test("Only the page that was opened last receives events, and earlier pages stop polling")
  func pages() throws {
    let served = try ServedProgram()
    let first = try served.events(page: 1)
    _ = try first.event()
    let second = try served.events(page: 2)
    _ = try second.event()
    #expect(try first.readAll().isEmpty)
    #expect(try served.answer("GET", "/oriel/events?page=1").status == 204)
    // A page whose connection was lost reconnects.
    let again = try served.events(page: 2)
    _ = try again.event()
    #expect(try second.readAll().isEmpty)
    try served.program().send("{\"title\":\"a\"}\n")
    #expect(try again.event() == #"data: {"title":"a"}"#)
    #expect(try ["1", "2"].map { try served.answer("GET", "/").body.contains("data-page=\"\($0)\"") } == [true, true])
  }

  @Test(
    "Requests of foreign origins reach neither the app nor the daemon",
    arguments: [
      ["Host: example.com"], ["Host: 127.0.0.1.example.com:8085"], ["Host: localhost:80a"],
      ["Host: 127.0.0.1", "Origin: http://example.com"],
      ["Host: 127.0.0.1:8085", "Origin: http://127.0.0.1:8086"], ["Host: localhost", "Origin: null"],
      ["Host: localhost", "Origin: https://localhost"], ["Host: localhost", "Origin: http://localhost", "Origin: http://localhost"],
      ["Host: localhost", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"],
    ])
  func foreign(_ headers: [String]) throws {
    let served = try ServedProgram()
    for (method, target) in [
      ("GET", "/"), ("GET", "/oriel/events"), ("POST", "/oriel/events"), ("GET", "/socket"), ("GET", "/broadway.js"),
    ] {
      let answer = try served.answer(method, target, headers: headers, body: method == "POST" ? "{}" : "")
      #expect(answer.status == 403, "\(method) \(target)")
    }
    #expect(served.daemon.requests.isEmpty)
  }

  @Test(
    "Requests of the page's own origin are accepted by each local host name, and navigations by links",
    arguments: [
      ["Host: localhost:9000", "Origin: http://localhost:9000"], ["Host: [::1]:8085"], ["Host: LOCALHOST", "Origin: http://localhost"],
      ["Host: 127.0.0.1", "Sec-Fetch-Site: same-origin"], ["Host: 127.0.0.1", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"],
    ])
  func own(_ headers: [String]) throws {
    #expect(try ServedProgram().answer("GET", "/", headers: headers).status == 200)
  }

  @Test("Malformed requests don't affect later connections")
  func malformed() throws {
    let served = try ServedProgram()
    func status(_ text: String) throws -> Int {
      let wire = try served.connection()
      try wire.send(text)
      return try ServedProgram.answer(from: wire).status
    }
    #expect(try status("nonsense\r\n\r\n") == 400)
    #expect(try status("\u{16}\u{3}\u{1}") == 400, "The beginning of a TLS handshake")
    #expect(try status("GET / HTTP/1.1\r\nHost: localhost\r\nA: \(String(repeating: "a", count: 20_000))") == 431)
    #expect(try status("POST /oriel/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999999999999999\r\n\r\n") == 413)
    #expect(try status("POST /oriel/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n[1]") == 400)
    let deep = String(repeating: "[", count: 100_000)
    #expect(try served.answer("POST", "/oriel/events", body: "{\"a\":\(deep)").status == 400)
    var random = SeededNumbers(seed: 11)
    let whole = Array("POST /oriel/events HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\n{\"a\":\"bcd\"}".utf8)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let wire = try served.connection()
      try wire.send(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      wire.endWriting()
      _ = try wire.readAll()
    }
    #expect(try served.answer("GET", "/").status == 200)
  }

  @Test("More connections can be made in succession than are open at once")
  func many() throws {
    let served = try ServedProgram { wire, _ in _ = try wire.readAll() }
    for number in 0..<400 {
      let wire = try number.isMultiple(of: 2) ? served.asking("GET", "/socket") : served.events(page: number)
      if number.isMultiple(of: 2) { try wire.send("a") } else { _ = try wire.event() }
    }
    #expect(try served.answer("GET", "/").status == 200)
  }

  @Test("Stopping the server ends all connections and frees the port")
  func stop() throws {
    let served = try ServedProgram { wire, _ in _ = try wire.readAll() }
    let (events, program, idle) = (try served.events(), try served.program(), try served.connection())
    let tunnel = try served.asking("GET", "/socket")
    while served.daemon.requests.isEmpty { usleep(1000) }
    _ = try events.event()
    served.server.stop()
    for wire in [events, program, idle, tunnel] { _ = try wire.readAll() }
    // The thread closes its sockets as it ends.
    while (try? Wire(port: served.server.port)) != nil { usleep(1000) }
  }

  @Test("Without the daemon its page isn't available, and other paths are served")
  func daemonGoes() throws {
    let served = try ServedProgram { wire, _ in try wire.send("ready") }
    #expect(
      String(decoding: try served.asking("GET", "/socket").readAll(), as: UTF8.self) == "ready", "a tunnel ends with the daemon's end of it"
    )
    served.daemon.end()
    while Socket.connected(to: served.folder.path(of: "daemon")) != nil { usleep(1000) }
    #expect(try served.answer("GET", "/").status == 502)
    #expect(try served.answer("GET", "/socket").status == 502)
    #expect(try served.answer("GET", "/oriel/icon").status == 200)
  }
}
