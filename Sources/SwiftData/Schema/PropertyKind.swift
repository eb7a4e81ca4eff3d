/// The kind of a property, as derived from its type.
enum PropertyKind {
  case attribute(declaration: String, storage: Storage, isOptional: Bool)
  case relationship(target: any PersistentModel.Type, isToMany: Bool, isOptional: Bool)
  /// A type that can't be stored. The macro's code rejects such a property, so only a handwritten conformance can have it.
  case unsupported

  enum Storage { case column, raw, json }

  init(_ type: any Any.Type) {
    if let optional = type as? any OptionalType.Type {
      self = PropertyKind(optional.wrappedType).optional
    } else if let model = type as? any PersistentModel.Type {
      self = .relationship(target: model, isToMany: false, isOptional: false)
    } else if let array = type as? any ArrayType.Type, let model = array.elementType as? any PersistentModel.Type {
      self = .relationship(target: model, isToMany: true, isOptional: false)
    } else if let column = type as? any _ColumnValue.Type {
      self = .attribute(declaration: column._declaration, storage: .column, isOptional: false)
    } else if type is any Codable.Type, let raw = type as? any RawRepresentable.Type, let column = rawType(raw) as? any _ColumnValue.Type {
      self = .attribute(declaration: column._declaration, storage: .raw, isOptional: false)
    } else if type is any Codable.Type {
      self = .attribute(declaration: "TEXT", storage: .json, isOptional: false)
    } else {
      self = .unsupported
    }
  }

  private var optional: PropertyKind {
    switch self {
    case .attribute(let declaration, let storage, _): .attribute(declaration: declaration, storage: storage, isOptional: true)
    case .relationship(let target, let isToMany, _): .relationship(target: target, isToMany: isToMany, isOptional: true)
    case .unsupported: self
    }
  }
}

private func rawType<Value: RawRepresentable>(_ type: Value.Type) -> any Any.Type { Value.RawValue.self }

protocol OptionalType {
  static var wrappedType: any Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }
  var wrappedValue: Any? { self.map { $0 as Any } }
}

protocol ArrayType {
  static var elementType: any Any.Type { get }
}

extension Array: ArrayType {
  static var elementType: any Any.Type { Element.self }
}
