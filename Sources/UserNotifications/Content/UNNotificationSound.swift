import Foundation

/// The name of a sound file. Mirrors UserNotifications' `UNNotificationSoundName`.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Mirrors UserNotifications' `UNNotificationSound`.
// The class is immutable.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case standard
    case critical
    case named(String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates a sound from a file in `Library/Sounds` of the home directory, or among the app's resources. If there is no such file, which
  /// is reported, or if the portal shows the notification, the desktop environment's sound is played.
  public convenience init(named name: UNNotificationSoundName) { self.init(.named(name.rawValue)) }

  /// The desktop environment's sound for messages.
  public class var `default`: UNNotificationSound { UNNotificationSound(.standard) }

  /// The desktop environment's sound for warnings.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.kind == kind }

  open override var hash: Int { kind.hashValue }
}
