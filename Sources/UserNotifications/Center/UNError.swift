import Foundation

/// The domain of `UNError`. Mirrors UserNotifications' `UNErrorDomain`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// An error of a notification, a badge or an attachment. Mirrors UserNotifications' `UNError`.
public struct UNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kind of an error. Mirrors UserNotifications' `UNError.Code`.
  public enum Code: Int, Sendable {
    /// The app hasn't requested authorization, or there is no service that shows notifications.
    case notificationsNotAllowed = 1
    /// The URL isn't that of a readable file.
    case attachmentInvalidURL = 100
    /// The file isn't a picture.
    case attachmentUnrecognizedType = 101
    /// The trigger has no date at which it fires.
    case notificationInvalidNoDate = 1400
    /// The content has no text, picture, sound or badge.
    case notificationInvalidNoContent = 1401
    /// The badge is negative.
    case badgeInputInvalid = 1600
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// The code for missing authorization.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The code for an invalid attachment URL.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The code for an attachment of an unknown type.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The code for a trigger without a date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The code for empty content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The code for an invalid badge.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }

  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .attachmentUnrecognizedType: "Unrecognized attachment file type"
    case .notificationInvalidNoDate: "The notification's trigger has no date at which it fires"
    case .notificationInvalidNoContent: "The notification has no content"
    case .badgeInputInvalid: "The badge is not a number that can be shown"
    }
  }
}
