import Foundation

/// The domain of `UNError`. Mirrors UserNotifications' `UNErrorDomain`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification or an attachment can't be. Mirrors UserNotifications' `UNError`.
public struct UNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// Mirrors UserNotifications' `UNError.Code`.
  public enum Code: Int, Sendable {
    /// The program hasn't asked for permission, or there is no service that shows notifications.
    case notificationsNotAllowed = 1
    /// The address is none of a file that can be read.
    case attachmentInvalidURL = 100
    /// The file is no picture.
    case attachmentUnrecognizedType = 101
    /// The trigger has no moment at which it fires.
    case notificationInvalidNoDate = 1400
    /// There is nothing to show, to hear or to count.
    case notificationInvalidNoContent = 1401
    /// The number is negative.
    case badgeInputInvalid = 1600
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
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
