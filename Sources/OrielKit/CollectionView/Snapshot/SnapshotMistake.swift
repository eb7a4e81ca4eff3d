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
      "the item \(item) is in section \(section) more than once; only the first one is shown. Give each item of a section a unique identity"
    case .duplicateSection(let section):
      "the section \(section) occurs more than once; the items of all occurrences are shown in the first one"
    case .unknownItem(let item, let call):
      "\(call): the snapshot has no item \(item); the call is ignored"
    case .unknownSection(let section, let call):
      "\(call): the snapshot has no section \(section); the call is ignored"
    case .noSection(let call):
      "\(call): the snapshot has no section yet; the call is ignored. Append a section first"
    }
  }
}
