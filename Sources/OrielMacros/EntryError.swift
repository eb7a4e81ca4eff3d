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
      return "'@Entry' belongs to a property in an extension of \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    case .declaration: return "'@Entry' belongs to a single 'var' of an instance"
    case .computed: return "'@Entry' makes the accessors itself; a property that has accessors doesn't need it"
    case .missingDefault: return "'@Entry' needs a default value, as in 'var name: Type = value', unless the type is optional"
    case .missingType: return "'@Entry' can't tell the type from this default value; write it, as in 'var name: Type = value'"
    case .focusedValue: return "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"
    }
  }
}
