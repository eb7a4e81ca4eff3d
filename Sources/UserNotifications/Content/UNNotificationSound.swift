import Foundation

/// The name of a sound's file. Mirrors UserNotifications' `UNNotificationSoundName`.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a notification sounds like. Mirrors UserNotifications' `UNNotificationSound`.
// Nothing of it changes once it is made.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case standard
    case critical
    case named(String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A file among the program's resources, or in `Library/Sounds` of the home directory, which comes first. The desktop's own sound where there is no such
  /// file, which a message says once, and where notifications go through the portal.
  public convenience init(named name: UNNotificationSoundName) { self.init(.named(name.rawValue)) }

  /// The desktop's sound for a message.
  public class var `default`: UNNotificationSound { UNNotificationSound(.standard) }

  /// The desktop's sound for a warning.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(.critical) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.kind == kind }

  open override var hash: Int { kind.hashValue }
}
