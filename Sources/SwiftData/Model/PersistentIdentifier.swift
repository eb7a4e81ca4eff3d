/// The identity of a model in a store. It can be passed between contexts, threads and launches. Mirrors SwiftData's `PersistentIdentifier`.
///
/// The identifier of a model that was never saved is temporary: it changes when the model is saved for the first time.
public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
  /// The stable identity of a persistent identifier.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let storeIdentifier: String?
    let entityName: String
    let key: Int64

    public static func < (lhs: ID, rhs: ID) -> Bool {
      (lhs.storeIdentifier ?? "", lhs.entityName, lhs.key) < (rhs.storeIdentifier ?? "", rhs.entityName, rhs.key)
    }
  }

  /// The identity of the identifier.
  public let id: ID
  /// The name of the model's class.
  public var entityName: String { id.entityName }
  /// The identifier of the store that has the model, or `nil` if the model was never saved.
  public var storeIdentifier: String? { id.storeIdentifier }
  var key: Int64 { id.key }

  init(store: String?, entityName: String, key: Int64) {
    id = ID(storeIdentifier: store, entityName: entityName, key: key)
  }

  public init(from decoder: any Decoder) throws {
    id = try decoder.singleValueContainer().decode(ID.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}
