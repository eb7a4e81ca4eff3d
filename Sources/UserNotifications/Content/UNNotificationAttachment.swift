import Foundation
import UniformTypeIdentifiers

/// The key of an option that says an attachment's type, as an identifier such as `public.png`. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// The key of an option that, with `true`, has an attachment not be shown. Mirrors UserNotifications' constant.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A picture that a notification shows. Mirrors UserNotifications' `UNNotificationAttachment`.
///
/// Desktops show one picture, and neither sounds nor movies. The file is read when the notification is shown, and has to stay where it is until then.
// Nothing of it changes once it is made.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// A name of its own; one is made up where it is empty.
  public let identifier: String
  public let url: URL
  /// The identifier of the file's type.
  public let type: String
  let isHidden: Bool

  init(identifier: String, url: URL, type: String, isHidden: Bool) {
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type
    self.isHidden = isHidden
  }

  /// Throws `UNError.attachmentInvalidURL` where there is no file that can be read, and `UNError.attachmentUnrecognizedType` where the file is no picture by
  /// its name's extension, or by the option `UNNotificationAttachmentOptionsTypeHintKey`.
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
