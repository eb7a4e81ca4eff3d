import Foundation

/// What comes to an app from outside: an address to be opened, or an activity to be taken up.
@MainActor
struct ExternalEvent {
  let url: URL?
  let activity: NSUserActivity

  /// An address. To views that continue activities, one of the web is the activity of looking at it.
  init(_ url: URL) {
    self.url = url
    activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    activity.targetContentIdentifier = url.absoluteString
  }

  /// Whether it is an address that views which continue the activity of browsing may take.
  var isOfWeb: Bool { url.map { ["http", "https"].contains($0.scheme?.lowercased()) } ?? false }

  /// What conditions are compared with.
  var identifier: String { activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? activity.activityType }

  /// Whether one of the conditions is part of the identifier. "*" always is, the empty string never.
  func matches(_ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || !$0.isEmpty && identifier.contains($0) }
  }

  /// Whether it is about the same thing as an activity.
  func isAbout(_ other: NSUserActivity) -> Bool {
    if let own = activity.targetContentIdentifier, own == other.targetContentIdentifier { return true }
    return url != nil && url == other.webpageURL
  }
}
