/// The versions of a schema, from the first to the current one, and the ways between them. Mirrors SwiftData's `SchemaMigrationPlan`.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
