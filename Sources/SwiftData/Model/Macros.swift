@_exported import FoundationText
@_exported import Observation

/// Makes a class a model: its stored properties are observed and kept in a store. Mirrors SwiftData's `Model()`.
@attached(member, conformances: Observable, PersistentModel, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// The accessors of a model's property. `@Model` adds this macro.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Says how a property is stored. Mirrors SwiftData's `Attribute`.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Says how models relate: what deleting one does to the others, how many there may be, and which property of theirs leads back.
/// Mirrors SwiftData's `Relationship`.
@attached(peer)
public macro Relationship(
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
  originalName: String? = nil, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Keeps a property out of the store. It needs a default value. Mirrors SwiftData's `Transient()`.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkerMacro")

/// Properties whose values together are those of one model only. Mirrors SwiftData's `Unique`.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Properties that the store keeps indices of, so that it finds their values fast. Mirrors SwiftData's `Index`.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "DeclarationMarkerMacro")

/// Gives an actor a `ModelContext` of its own. Mirrors SwiftData's `ModelActor`.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")

@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool) = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
