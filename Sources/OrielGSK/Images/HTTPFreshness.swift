import Foundation

/// The time for which a response of HTTP may be used again without another request (RFC 9111).
package struct HTTPFreshness: Equatable {
  /// The time in seconds from the request, or `nil` if the response sets no limit.
  package private(set) var lifetime: TimeInterval?

  /// Indicates whether the response may be stored at all.
  package var permitsStorage: Bool { lifetime.map { $0 > 0 } ?? true }

  /// Creates the freshness of a response that sets no limit.
  package init() {}

  /// Creates the freshness of a response with the given lines of headers. `now` is the date of the response if it has no `Date` header.
  /// Malformed values count as expired, as the standard recommends.
  package init(headers: String, now: Date) {
    var values: [String: String] = [:]
    for line in headers.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // A repeated header continues the list of the first one.
      values[name] = values[name].map { "\($0), \(value)" } ?? value
    }
    var age: TimeInterval?
    for directive in values["cache-control"]?.lowercased().split(separator: ",") ?? [] {
      let parts = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
      switch parts.first {
      case "no-store", "no-cache": age = 0
      case "max-age" where age == nil: age = parts.count == 2 ? TimeInterval(parts[1]) ?? 0 : 0
      default: break
      }
    }
    if let age {
      lifetime = max(0, age - (values["age"].flatMap { TimeInterval($0) } ?? 0))
    } else if let expires = values["expires"] {
      let date = values["date"].flatMap(Self.date) ?? now
      lifetime = Self.date(expires).map { max(0, $0.timeIntervalSince(date)) } ?? 0
    }
  }

  /// Returns the date of a header in the preferred format, such as "Sun, 06 Nov 1994 08:49:37 GMT", or `nil` if it has another one.
  private static func date(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" })
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: String(parts[2])), let day = Int(parts[1]),
      let year = Int(parts[3]), let hour = Int(parts[4]), let minute = Int(parts[5]), let second = Int(parts[6])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT") ?? calendar.timeZone
    return calendar.date(
      from: DateComponents(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
  }
}
