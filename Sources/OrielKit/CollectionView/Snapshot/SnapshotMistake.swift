/// An invalid operation on a snapshot, which the snapshot has ignored.
public enum SnapshotMistake: Hashable, Sendable, CustomStringConvertible {
  /// An item that occurs several times in a section.
  case duplicateItem(String, section: String)
  /// A section that occurs several times.
  case duplicateSection(String)
  /// An item that a call refers to and that the snapshot doesn't contain.
  case unknownItem(String, call: String)
  /// A section that a call refers to and that the snapshot doesn't contain.
  case unknownSection(String, call: String)
  /// A call that appends items without specifying a section, before the snapshot has one.
  case noSection(call: String)

  /// A message that describes the operation and its effect.
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
