public import Foundation

extension ModelContext {
  /// Posted by a context before it saves. Mirrors SwiftData's `ModelContext.willSave`.
  public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
  /// Posted by a context after it saved, with the identifiers of what it wrote. Mirrors SwiftData's `ModelContext.didSave`.
  public static let didSave = Notification.Name("SwiftDataModelContextDidSave")
  /// Posted by a context after it took over what other contexts saved. This implementation's own.
  public static let didMerge = Notification.Name("SwiftDataModelContextDidMerge")

  /// The keys of a notification's `userInfo`. Mirrors SwiftData's `ModelContext.NotificationKey`.
  public enum NotificationKey: String, Sendable {
    case insertedIdentifiers
    case updatedIdentifiers
    case deletedIdentifiers
    case refreshedIdentifiers
    case invalidatedAllIdentifiers
  }

  func post(_ name: Notification.Name, _ info: [NotificationKey: Any] = [:]) {
    let userInfo = Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0.key.rawValue), $0.value) })
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
