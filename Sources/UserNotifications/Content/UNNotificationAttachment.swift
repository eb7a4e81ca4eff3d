import Foundation
import UniformTypeIdentifiers

/// The key of an attachment option whose value is the type identifier of the file, such as `public.png`. Mirrors UserNotifications'
/// constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The key of an attachment option that hides the attachment if its value is `true`. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A picture that a notification shows. Mirrors UserNotifications' `UNNotificationAttachment`.
///
/// Desktop environments show one picture, and neither sounds nor movies. The file is read when the notification is shown, and must exist
/// until then.
// The class is immutable.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the attachment. An empty identifier is replaced by a unique one.
  public let identifier: String
  /// The URL of the file.
  public let url: URL
  /// The type identifier of the file.
  public let type: String
  let isHidden: Bool

  init(identifier: String, url: URL, type: String, isHidden: Bool) {
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type
    self.isHidden = isHidden
  }

  /// Creates an attachment of a picture file.
  ///
  /// Throws `UNError.attachmentInvalidURL` if the file can't be read, and `UNError.attachmentUnrecognizedType` if it isn't a picture
  /// according to its extension or to the option `UNNotificationAttachmentOptionsTypeHintKey`.
  public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: url.pathExtension), type.conforms(to: .image) else {
      throw UNError(.attachmentUnrecognizedType)
    }
    let isHidden = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
    self.init(identifier: identifier, url: url, type: type.identifier, isHidden: isHidden)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url && type == other.type && isHidden == other.isHidden
  }

  open override var hash: Int { identifier.hashValue }
}
