@_exported import FoundationText
@_exported import Observation

/// Makes a class a model: its stored properties are observed and kept in a store. Mirrors SwiftData's `Model()`.
@attached(member, conformances: Observable, PersistentModel, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// Generates the accessors of a model's property. `@Model` adds this macro.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Specifies how a property is stored. Mirrors SwiftData's `Attribute`.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Specifies a relationship between models: the rule for deletions, the valid number of related models, and the inverse property. Mirrors
/// SwiftData's `Relationship`.
@attached(peer)
public macro Relationship(
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
  originalName: String? = nil, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Excludes a property from the store. The property must have a default value. Mirrors SwiftData's `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Declares groups of properties whose combined values are unique among the models. Mirrors SwiftData's `Unique`.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Declares groups of properties that the store indexes for faster searches. Mirrors SwiftData's `Index`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Generates a `ModelContext` for an actor. Mirrors SwiftData's `ModelActor`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

/// Generates a `ModelContext` for an actor, optionally without the initializer. Mirrors SwiftData's `ModelActor`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
