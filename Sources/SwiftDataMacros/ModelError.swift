/// The error of a declaration that can't be a model or a property of one.
enum ModelError: Error, CustomStringConvertible {
  case notAClass
  case generic(String)
  case inherits(String)
  case markerPlace(String)
  case several
  case lazy(String)
  case observers(String)
  case missingType
  case actor
  case queryNeedsVariable
  case queryNeedsType(String)

  var description: String {
    switch self {
    case .notAClass: "'@Model' can only be applied to a class"
    case .generic(let name): "'@Model' can't be applied to the generic class '\(name)': a stored model has one table"
    case .inherits(let name): "'@Model' doesn't support a class that inherits from the model '\(name)'"
    case .markerPlace(let name): "'@\(name)' can only be applied to a property of a model"
    case .several: "a property of a model must be declared separately, as in 'var name: Type'"
    case .lazy(let name): "'\(name)' can't be lazy and stored; write '@Transient' before it"
    case .observers(let name): "'\(name)' can't have 'willSet' or 'didSet', because '@Model' generates the accessors"
    case .missingType: "a property of a model needs a type or a default value"
    case .actor: "'@ModelActor' can only be applied to an actor"
    case .queryNeedsVariable: "'@Query' can only be applied to a 'var' without an initial value"
    case .queryNeedsType(let name): "'\(name)' must be declared as an array of models, as in 'var \(name): [Item]'"
    }
  }
}
