/// Tells requests of the server's own page from those that other pages make a browser send.
enum RequestGuard {
  /// Names by which a browser on this machine reaches the server. The port may be another one where a tunnel leads to it.
  private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// A foreign name in `Host` is that of a page whose name was given this machine's address; a foreign `Origin` is that of a page that asks from elsewhere.
  static func allows(_ request: HTTPRequest) -> Bool {
    guard let host = request[header: "host"]?.lowercased(), isLocal(host) else { return false }
    if request.has("origin"), request[header: "origin"]?.lowercased() != "http://\(host)" { return false }
    // Pictures and scripts are asked for without an `Origin`; a link to the program's page is fine.
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
