public import Observation

/// A class whose instances a `ModelContext` keeps in a store. `@Model` generates the conformance. Mirrors SwiftData's `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The stored properties in the order of their declaration.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  static var _schemaConstraints: [any _SchemaConstraint] { get }
  init(_$state state: _ModelState)
  var _$state: _ModelState { get }
  func _$visit<Visitor: _PropertyVisitor>(_ index: Int, _ visitor: inout Visitor)
  func _$withMutation(_ index: Int, _ body: () -> Void)
}

extension PersistentModel {
  public static var _schemaConstraints: [any _SchemaConstraint] { [] }

  /// The model's identity in the store. It changes once, when the model is saved for the first time.
  public var persistentModelID: PersistentIdentifier {
    let state = _$state
    let store = state.isTemporary ? nil : state.table?.storeIdentifier
    return PersistentIdentifier(store: store, entityName: Schema.entityName(for: Self.self), key: state.key)
  }

  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model was inserted into or fetched by, or `nil` if it has none.
  public var modelContext: ModelContext? { _$state.context }

  /// A Boolean value that indicates whether the model was inserted, changed or deleted since the last save.
  public var hasChanges: Bool { _$state.isPending }

  /// A Boolean value that indicates whether the next save deletes the model.
  public var isDeleted: Bool { _$state.isDeleted }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
