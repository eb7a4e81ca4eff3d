/// Distinguishes requests of the server's own page from those that other pages make a browser send.
enum RequestGuard {
  /// The names by which a browser on this machine reaches the server. The port can differ if a tunnel leads to the server.
  private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Indicates whether a request comes from the server's own page. A foreign `Host` belongs to a page whose name was resolved to this
  /// machine's address, and a foreign `Origin` to a page on another site.
  static func allows(_ request: HTTPRequest) -> Bool {
    guard let host = request[header: "host"]?.lowercased(), isLocal(host) else { return false }
    if request.has("origin"), request[header: "origin"]?.lowercased() != "http://\(host)" { return false }
    // Images and scripts are requested without an `Origin`. A link to the program's page is allowed.
    guard let site = request[header: "sec-fetch-site"] else { return true }
    return site == "same-origin" || site == "none" || request[header: "sec-fetch-mode"] == "navigate"
  }

  private static func isLocal(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    guard let colon = host.lastIndex(of: ":") else { return false }
    let port = host[host.index(after: colon)...]
    return hosts.contains(String(host[..<colon])) && !port.isEmpty && port.utf8.allSatisfy { (48...57).contains($0) }
  }
}
