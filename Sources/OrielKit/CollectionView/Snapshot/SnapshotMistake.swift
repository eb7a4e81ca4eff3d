/// What a programmer has asked of a snapshot that can't be done. The snapshot goes on without it.
public enum SnapshotMistake: Hashable, Sendable, CustomStringConvertible {
  case duplicateItem(String, section: String)
  case duplicateSection(String)
  case unknownItem(String, call: String)
  case unknownSection(String, call: String)
  case noSection(call: String)

  public var description: String {
    switch self {
    case .duplicateItem(let item, let section):
      "the item \(item) is in section \(section) more than once: only the first one is shown; give each item of a section an identity of its own"
    case .duplicateSection(let section):
      "the section \(section) is there more than once: the items of all of them are shown in the first one"
    case .unknownItem(let item, let call):
      "\(call): there is no item \(item) in the snapshot, nothing is done"
    case .unknownSection(let section, let call):
      "\(call): there is no section \(section) in the snapshot, nothing is done"
    case .noSection(let call):
      "\(call): the snapshot has no section yet, nothing is done; append one first"
    }
  }
}
