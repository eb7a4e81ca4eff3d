import Logging

/// Determines the changes between successive runs of a view's body by comparing the values of its properties.
@MainActor
final class BodyChanges {
  /// The recorded value of a property. An object is recorded by its identity and its number of changes, because a reference would keep it
  /// alive.
  private enum Mark {
    case object(ObjectIdentifier, changes: Int)
    case value(Any)
    case unknown
  }

  private struct Entry {
    weak var node: AnyViewNode?
    var marks: [(name: String, mark: Mark)]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var compactAt = 64

  /// Records the properties of a node whose body is about to run or is running.
  ///
  /// Returns the names of the differences from the last call for the node, as SwiftUI spells them: `@self` for the view's own value,
  /// `@identity` for a new view, `@dependencies` for the observable objects that the body reads, and the stored names of dynamic
  /// properties, such as `_count`.
  func note(_ node: AnyViewNode, because reason: BodyReason) -> [String] {
    let properties = node.inspectedProperties
    let marks = properties.map { (name: $0.name, mark: Self.mark(of: $0)) }
    let id = ObjectIdentifier(node)
    let old = entries[id].flatMap { $0.node === node ? $0.marks : nil }
    compact()
    entries[id] = Entry(node: node, marks: marks)
    guard reason != .isNew, let old, old.count == marks.count else {
      let names = reason == .isNew ? properties.filter(\.isDynamic).map(\.name) : []
      switch reason {
      case .isNew: return ["@self", "@identity"] + names
      case .inputChanged: return ["@self"]
      case .readsChanged: return ["@dependencies"]
      }
    }
    var names: [String] = []
    var selfChanged = false
    for (index, property) in properties.enumerated() where !Self.areEqual(old[index].mark, marks[index].mark) {
      if property.isDynamic { names.append(property.name) } else { selfChanged = true }
    }
    if reason == .inputChanged, selfChanged || names.isEmpty { names.insert("@self", at: 0) }
    return names.isEmpty ? ["@dependencies"] : names
  }

  private static func mark(of property: InspectedProperty) -> Mark {
    guard let value = property.value else { return .unknown }
    if type(of: value) is AnyClass { return .object(ObjectIdentifier(value as AnyObject), changes: property.objectChanges) }
    return .value(value)
  }

  private static func areEqual(_ left: Mark, _ right: Mark) -> Bool {
    switch (left, right) {
    case (.unknown, .unknown): return true
    case (.object(let left, let changes), .object(let right, let otherChanges)): return left == right && changes == otherChanges
    case (.value(let left), .value(let right)):
      func equal<T>(_ left: T) -> Bool { (right as? T).map { valuesAreEqual(left, $0) } ?? false }
      return _openExistential(left, do: equal)
    default: return false
    }
  }

  /// The number of recorded nodes that are in a window.
  var liveCount: Int { entries.values.count { $0.node?.isMounted == true } }

  /// Removes the entries of deallocated nodes whenever the number of entries has doubled.
  private func compact() {
    guard entries.count >= compactAt else { return }
    entries = entries.filter { $0.value.node != nil }
    compactAt = max(64, entries.count * 2)
  }
}

extension View {
  /// Prints the properties that have changed since the last call in this view's body, as one line to standard output. For debugging, in the
  /// body of a view: `let _ = Self._printChanges()`. A call outside a body prints nothing and logs a message once. Mirrors SwiftUI's
  /// `_printChanges()`.
  @MainActor public static func _printChanges() {
    guard let line = changesLine("_printChanges") else { return }
    print(line)
  }

  /// Logs the properties that have changed since the last call in this view's body, at the level `info` under the label
  /// `com.apple.SwiftUI`, which SwiftUI uses as the subsystem, with the category `Changed Body Properties` as metadata. Mirrors SwiftUI's
  /// `_logChanges()`.
  @MainActor public static func _logChanges() {
    guard let line = changesLine("_logChanges") else { return }
    ChangeLog.logger.info("\(line)", metadata: ["category": "Changed Body Properties"])
  }

  /// Returns the line that `_printChanges()` prints, or `nil` outside a body.
  @MainActor static func changesLine(_ function: String) -> String? {
    guard let node = Dependencies.reader, let graph = Dependencies.reader?.graph, graph.updates.evaluating === node else {
      Report.once(
        "changes-outside-of-body-\(Self.self)", "\(Self.self).\(function)() was called outside of a body, where it has no effect.")
      return nil
    }
    let changes = graph.updates.bodyChanges.note(node, because: graph.updates.reason)
    return "\(Self.self): \(changes.joined(separator: ", ")) changed."
  }
}

private enum ChangeLog {
  static let logger = Logger(label: "com.apple.SwiftUI")
}
