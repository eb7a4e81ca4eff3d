import Foundation
import Testing

@testable import OrielGSK

@Suite("Freshness of responses")
struct HTTPFreshnessTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)

  private func lifetime(_ headers: String...) -> TimeInterval? {
    HTTPFreshness(headers: (["HTTP/1.1 200 OK"] + headers).joined(separator: "\r\n"), now: now).lifetime
  }

  @Test("The maximum age limits the lifetime, and the time in other caches counts")
  func maximumAge() {
    #expect(lifetime("Cache-Control: max-age=60") == 60)
    #expect(lifetime("cache-control: Public, Max-Age=\"60\"", "Age: 20") == 40)
    #expect(lifetime("Cache-Control: max-age=60", "Age: 90") == 0)
    #expect(lifetime("Cache-Control: public", "Cache-Control: max-age=5") == 5)
    #expect(lifetime("Cache-Control: max-age=soon") == 0)
  }

  @Test(
    "A response that mustn't be stored or used again without a request has no lifetime", arguments: ["no-store", "no-cache", "max-age=0"])
  func none(directive: String) {
    let freshness = HTTPFreshness(headers: "Cache-Control: max-age=60, \(directive)".replacing("max-age=60, max", with: "max"), now: now)
    #expect(freshness.lifetime == 0 && !freshness.permitsStorage)
  }

  @Test("Without a maximum age the expiration counts from the date of the response")
  func expiration() {
    let (date, later) = ("Date: Sun, 06 Nov 1994 08:49:37 GMT", "Expires: Sun, 06 Nov 1994 08:50:37 GMT")
    #expect(lifetime(date, later) == 60)
    #expect(lifetime(later) == 60)
    #expect(lifetime(later, "Cache-Control: max-age=5") == 5)
    #expect(lifetime("Expires: 0") == 0)
    #expect(lifetime(date, "Expires: Sun, 06 Nov 1994 08:00:00 GMT") == 0)
  }

  @Test("A response without these headers has no limit")
  func unlimited() {
    #expect(lifetime("Content-Type: image/png") == nil)
    #expect(HTTPFreshness().permitsStorage)
  }
}
