/// A conversion between the value of a relationship and a list of models. It is public for the expansion of `@Model`.
public protocol _RelationshipCodec {
  associatedtype Value
  associatedtype Model: PersistentModel
  static var isToMany: Bool { get }
  static func models(_ value: Value) -> [Model]
  /// Returns the value for a list of models, or `nil` if the list is empty and the relationship can't be.
  static func make(_ models: [Model]) -> Value?
  /// Changes the list of a to-many relationship in place.
  static func change(_ value: inout Value, _ body: (inout [Model]) -> Void)
}

extension _RelationshipCodec {
  public static func change(_ value: inout Value, _ body: (inout [Model]) -> Void) {
    var models = models(value)
    body(&models)
    if let changed = make(models) { value = changed }
  }
}

/// The conversion of a to-one relationship.
public enum _ToOne<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { false }
  public static func models(_ value: Model) -> [Model] { [value] }
  public static func make(_ models: [Model]) -> Model? { models.first }
}

/// The conversion of an optional to-one relationship.
public enum _OptionalToOne<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { false }
  public static func models(_ value: Model?) -> [Model] { value.map { [$0] } ?? [] }
  public static func make(_ models: [Model]) -> Model?? { .some(models.first) }
}

/// The conversion of a to-many relationship.
public enum _ToMany<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { true }
  public static func models(_ value: [Model]) -> [Model] { value }
  public static func make(_ models: [Model]) -> [Model]? { models }
  public static func change(_ value: inout [Model], _ body: (inout [Model]) -> Void) {
    body(&value)
  }
}

/// The conversion of an optional to-many relationship.
public enum _OptionalToMany<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { true }
  public static func models(_ value: [Model]?) -> [Model] { value ?? [] }
  public static func make(_ models: [Model]) -> [Model]?? { .some(models) }
  public static func change(_ value: inout [Model]?, _ body: (inout [Model]) -> Void) {
    var models = value ?? []
    value = nil
    _ToMany<Model>.change(&models, body)
    value = models
  }
}
