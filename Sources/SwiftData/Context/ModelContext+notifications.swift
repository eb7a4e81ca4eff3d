public import Foundation

extension ModelContext {
  /// The notification that a context posts before it saves. Mirrors SwiftData's `ModelContext.willSave`.
  public static let willSave = Notification.Name("SwiftDataModelContextWillSave")
  /// The notification that a context posts after it saved, with the identifiers of the models that it wrote. Mirrors SwiftData's
  /// `ModelContext.didSave`.
  public static let didSave = Notification.Name("SwiftDataModelContextDidSave")
  /// The notification that a context posts after it merged the saves of other contexts. SwiftData has no counterpart.
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
