import Foundation

/// An activity of the user in an app, in a form that the app can continue later. Stands for Foundation's `NSUserActivity`.
///
/// On Linux, activities aren't passed to other devices or programs. While an activity is registered in a window by
/// `userActivity(_:isActive:_:)`, that window receives external events with the same subject; see `targetContentIdentifier`.
open class NSUserActivity {
  /// The type of the activity, which the app defines, such as `com.example.notes.read`.
  public let activityType: String
  /// The title of the activity, for the user.
  public var title: String?
  /// The data that the app needs to continue the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The web page with the same content. The window with this activity receives requests to open the address.
  public var webpageURL: URL?
  /// An identifier of the activity's subject. The window with this activity receives external events with the same identifier.
  public var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to `userInfo`, replacing those with the same keys.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The type of the activity of viewing a web page, whose address is `webpageURL`. Stands for Foundation's constant of the same name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
