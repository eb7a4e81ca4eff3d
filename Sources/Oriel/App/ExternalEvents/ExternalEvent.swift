import Foundation

/// An event that an app receives from outside: a URL to open, or an activity to continue.
@MainActor
struct ExternalEvent {
  let url: URL?
  let activity: NSUserActivity

  /// Creates an event for a URL. Views that continue activities receive a web address as a browsing activity.
  init(_ url: URL) {
    self.url = url
    activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    activity.targetContentIdentifier = url.absoluteString
  }

  /// Indicates whether the URL is a web address, which views that continue browsing activities can handle.
  var isOfWeb: Bool { url.map { ["http", "https"].contains($0.scheme?.lowercased()) } ?? false }

  /// The string that conditions are matched against.
  var identifier: String { activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? activity.activityType }

  /// Returns whether the identifier contains one of the conditions. "*" always matches, and the empty string never does.
  func matches(_ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || !$0.isEmpty && identifier.contains($0) }
  }

  /// Returns whether the event and an activity have the same subject.
  func isAbout(_ other: NSUserActivity) -> Bool {
    if let own = activity.targetContentIdentifier, own == other.targetContentIdentifier { return true }
    return url != nil && url == other.webpageURL
  }
}
