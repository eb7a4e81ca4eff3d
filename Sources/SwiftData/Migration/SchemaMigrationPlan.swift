/// The versions of a schema, from the first to the current one, and the stages between them. Mirrors SwiftData's `SchemaMigrationPlan`.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions of the schema, the earliest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages that migrate a store from one version to the next.
  static var stages: [MigrationStage] { get }
}
