/// How a relationship's value is made of models. For the code that `@Model` makes.
public protocol _RelationshipCodec {
  associatedtype Value
  associatedtype Model: PersistentModel
  static var isToMany: Bool { get }
  static func models(_ value: Value) -> [Model]
  /// Nil if the relationship can't be empty and `models` is.
  static func make(_ models: [Model]) -> Value?
  /// Changes the list of a relationship to many models in place.
  static func change(_ value: inout Value, _ body: (inout [Model]) -> Void)
}

extension _RelationshipCodec {
  public static func change(_ value: inout Value, _ body: (inout [Model]) -> Void) {
    var models = models(value)
    body(&models)
    if let changed = make(models) { value = changed }
  }
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
  public static func change(_ value: inout [Model], _ body: (inout [Model]) -> Void) {
    body(&value)
  }
}

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
