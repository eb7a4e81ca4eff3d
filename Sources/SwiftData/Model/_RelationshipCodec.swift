/// How a relationship's value is made of models. For the code that `@Model` makes.
public protocol _RelationshipCodec {
  associatedtype Value
  associatedtype Model: PersistentModel
  static var isToMany: Bool { get }
  static func models(_ value: Value) -> [Model]
  /// Nil if the relationship can't be empty and `models` is.
  static func make(_ models: [Model]) -> Value?
}

public enum _ToOne<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { false }
  public static func models(_ value: Model) -> [Model] { [value] }
  public static func make(_ models: [Model]) -> Model? { models.first }
}

public enum _OptionalToOne<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { false }
  public static func models(_ value: Model?) -> [Model] { value.map { [$0] } ?? [] }
  public static func make(_ models: [Model]) -> Model?? { .some(models.first) }
}

public enum _ToMany<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { true }
  public static func models(_ value: [Model]) -> [Model] { value }
  public static func make(_ models: [Model]) -> [Model]? { models }
}

public enum _OptionalToMany<Model: PersistentModel>: _RelationshipCodec {
  public static var isToMany: Bool { true }
  public static func models(_ value: [Model]?) -> [Model] { value ?? [] }
  public static func make(_ models: [Model]) -> [Model]?? { .some(models) }
}
