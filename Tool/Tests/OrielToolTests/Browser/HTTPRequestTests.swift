import Testing

@testable import OrielTool

@Suite("HTTP requests")
struct HTTPRequestTests {
  private let whole = Array(
    "POST /oriel/events?a=1&page=12 HTTP/1.1\r\nHost: localhost:8085\r\nX-Space: \t a b \r\nContent-Length: 5\r\n\r\n12345".utf8)

  @Test("A request is parsed once its head is complete")
  func reading() throws {
    for count in 0..<(whole.count - 5) { #expect(try HTTPRequest(Array(whole.prefix(count))) == nil) }
    let request = try #require(try HTTPRequest(whole))
    #expect(request.method == "POST" && request.path == "/oriel/events" && request.headCount == whole.count - 5 && request.bodyCount == 5)
    #expect(request.query("page") == "12" && request.query("a") == "1" && request.query("b") == nil)
    #expect(request[header: "x-space"] == "a b" && request[header: "host"] == "localhost:8085" && request[header: "origin"] == nil)
  }

  @Test(
    "A malformed request is refused",
    arguments: [
      "GET /\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
      "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\nB: c\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", "GET /\u{e9} HTTP/1.1\r\nHost: a\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "\r\n\r\n", " ", "(GET",
    ])
  func refused(_ text: String) {
    #expect(throws: HTTPStatus.badRequest) { try HTTPRequest(Array(text.utf8)) }
  }

  @Test("The head of a request can have up to 16 KB")
  func long() throws {
    let start = "GET / HTTP/1.1\r\nHost: a\r\nB: "
    func request(_ count: Int) -> [UInt8] { Array((start + String(repeating: "b", count: count - start.utf8.count - 4) + "\r\n\r\n").utf8) }
    #expect(try HTTPRequest(request(HTTPRequest.longestHead)) != nil)
    #expect(throws: HTTPStatus.headTooLarge) { try HTTPRequest(request(HTTPRequest.longestHead + 1)) }
  }
}
