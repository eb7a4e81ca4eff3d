/// The models of one version of a program. Mirrors SwiftData's `VersionedSchema`.
public protocol VersionedSchema: SendableMetatype {
  /// The types of the models.
  static var models: [any PersistentModel.Type] { get }
  /// The version of the schema.
  static var versionIdentifier: Schema.Version { get }
}
