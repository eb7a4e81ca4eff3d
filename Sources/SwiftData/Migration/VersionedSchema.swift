/// The models of one version of a program. Mirrors SwiftData's `VersionedSchema`.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
