import Foundation

extension NSString {
  /// A text of the program's in the user's language, with arguments in the places of `%@`. Mirrors UserNotifications' method of `NSString`, which looks the text up
  /// when the notification is shown: a program's language doesn't change while it runs.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    // Text that was written for other arguments can't be read past its end: each place takes a text.
    var rest = arguments.map { "\($0)" }[...]
    return format.components(separatedBy: "%@").enumerated().map { index, part in
      index == 0 ? part : (rest.popFirst() ?? "") + part
    }.joined()
  }
}
