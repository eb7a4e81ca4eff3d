/// An HTTP/1.1 response, after which the connection ends.
struct HTTPResponse {
  var status: HTTPStatus
  var headers: [(String, String)] = []
  var body: [UInt8] = []

  /// Creates a response that only contains its status.
  init(_ status: HTTPStatus) {
    self.status = status
    if status != .noContent { (headers, body) = ([("Content-Type", "text/plain")], Array("\(status.rawValue) \(status.reason)\n".utf8)) }
  }

  init(type: String, _ body: some Sequence<UInt8>) {
    status = .ok
    headers = [("Content-Type", type)]
    self.body = Array(body)
  }

  /// Returns the head of a response whose body continues until the connection ends.
  static func endless(type: String) -> [UInt8] {
    var response = HTTPResponse(.ok)
    response.headers = [("Content-Type", type)]
    return response.head
  }

  var bytes: [UInt8] {
    var whole = self
    if status != .noContent { whole.headers.append(("Content-Length", "\(body.count)")) }
    return whole.head + body
  }

  private var head: [UInt8] {
    // The responses are valid for this run of the program only, and no other page may embed them.
    let always = [
      ("Cache-Control", "no-store"), ("Connection", "close"), ("X-Content-Type-Options", "nosniff"),
      ("Content-Security-Policy", "frame-ancestors 'self'"),
    ]
    let lines = (headers + always).map { "\($0.0): \($0.1)\r\n" }.joined()
    return Array("HTTP/1.1 \(status.rawValue) \(status.reason)\r\n\(lines)\r\n".utf8)
  }
}
