/// The migration from one version of a schema to the next. Mirrors SwiftData's `MigrationStage`.
public enum MigrationStage {
  /// A stage that adds, removes or renames properties and models, without code of the app.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A lightweight stage with closures that work on the old models before it, and on the new models after it. Changes that a closure makes
  /// are saved.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)

  var fromVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(let version, _), .custom(let version, _, _, _): version
    }
  }

  var toVersion: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let version), .custom(_, let version, _, _): version
    }
  }
}
