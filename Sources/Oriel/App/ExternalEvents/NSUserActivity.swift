import Foundation

/// What somebody does in an app, in a form that the app can take up again. Stands for Foundation's `NSUserActivity`.
///
/// On Linux no other device or program is told of it. An activity that a window is busy with (`userActivity(_:isActive:_:)`) has what is about the same
/// thing come to that window; see `targetContentIdentifier`.
open class NSUserActivity {
  /// What kind of activity it is, in the app's own words, such as `com.example.notes.read`.
  public let activityType: String
  /// What it is about, for somebody to read.
  public var title: String?
  /// What the app needs to take it up again.
  public var userInfo: [AnyHashable: Any]?
  /// The page that shows the same thing. An address that is opened goes to the window that is busy with it.
  public var webpageURL: URL?
  /// Tells apart what activities are about. What comes from outside with the identifier goes to the window that is busy with it.
  public var targetContentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`, in place of what is there under the same keys.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The activity of looking at a page of the web, whose address is `webpageURL`. Stands for Foundation's constant of the same name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
