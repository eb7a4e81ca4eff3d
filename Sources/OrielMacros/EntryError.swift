/// The reason why a property can't be an `@Entry`.
enum EntryError: Error, CustomStringConvertible {
  case place
  case declaration
  case computed
  case missingDefault
  case missingType
  case focusedValue

  var description: String {
    switch self {
    case .place:
      let names = EntryContainer.allCases.map(\.rawValue)
      return "'@Entry' can only be applied to a property in an extension of \(names.dropLast().joined(separator: ", ")) or "
        + "\(names[names.count - 1])"
    case .declaration: return "'@Entry' can only be applied to a single instance 'var'"
    case .computed: return "'@Entry' can't be applied to a property with accessors, because it generates them"
    case .missingDefault: return "'@Entry' needs a default value, as in 'var name: Type = value', unless the type is optional"
    case .missingType: return "'@Entry' can't infer the type from this default value; specify it, as in 'var name: Type = value'"
    case .focusedValue: return "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"
    }
  }
}
