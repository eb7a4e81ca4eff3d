/// What the tables of a store look like, as the store keeps it for the next opening.
struct StoreStructure: Codable, Equatable {
  /// Properties by the names of their models and their own, with a word for each one's form.
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
  /// The column's declaration, or what the relationship leads to; empty for what isn't stored.
  fileprivate var form: String {
    switch kind {
    case .attribute(let declaration, let storage): storage == .json ? "JSON" : declaration
    case .toOne: "one \(target.name)"
    case .toMany: "many \(target.name)" + (link.map { " \($0.name).\($0.own)" } ?? "")
    case .ephemeral: ""
    }
  }

  /// The column as `CREATE TABLE` has it.
  var declaration: String {
    switch kind {
    case .attribute(let declaration, _): "\(column) \(declaration)"
    default: "\(column) INTEGER"
    }
  }
}
