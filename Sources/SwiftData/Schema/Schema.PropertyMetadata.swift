extension Schema {
  /// The description of a property that `@Model` generates. Mirrors SwiftData's `Schema.PropertyMetadata`.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let defaultValue: (() -> Any)?
    let metadata: (any SchemaProperty)?

    /// Creates the description of a property.
    public init(name: String, keypath: AnyKeyPath, defaultValue: (() -> Any)? = nil, metadata: (any SchemaProperty)? = nil) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }

    var valueType: any Any.Type { type(of: keypath).valueType }
  }
}
