/// The structure of a store's tables, in the form in which the store keeps it.
struct StoreStructure: Codable, Equatable {
  /// The forms of the properties, by the names of their models and their own names.
  var properties: [String: [String: String]]
  var version: Schema.Version

  init(_ tables: [Table], version: Schema.Version) {
    self.version = version
    properties = [:]
    for table in tables {
      var forms: [String: String] = [:]
      for property in table.properties { forms[property.name] = property.form }
      properties[table.name] = forms
    }
  }
}

extension Property {
  /// The type of the column, or the destination of the relationship, or an empty string for a property that isn't stored.
  fileprivate var form: String {
    switch kind {
    case .attribute(let declaration, let storage): storage == .json ? "JSON" : declaration
    case .toOne: "one \(target.name)"
    case .toMany: "many \(target.name)" + (link.map { " \($0.name).\($0.own)" } ?? "")
    case .ephemeral: ""
    }
  }

  /// The column's definition in `CREATE TABLE`.
  var declaration: String {
    switch kind {
    case .attribute(let declaration, _): "\(column) \(declaration)"
    default: "\(column) INTEGER"
    }
  }
}
