import Foundation

extension NSString {
  /// Returns a localized string of the app, with the arguments in place of `%@`. Mirrors UserNotifications' method of `NSString`, which
  /// looks the string up when the notification is shown. The result is the same, because an app's language doesn't change while it runs.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    // All arguments are inserted as strings, so that a format with other or more specifiers can't read invalid memory.
    var rest = arguments.map { "\($0)" }[...]
    return format.components(separatedBy: "%@").enumerated().map { index, part in
      index == 0 ? part : (rest.popFirst() ?? "") + part
    }.joined()
  }
}
