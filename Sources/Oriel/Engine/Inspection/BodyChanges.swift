import Logging

/// Finds what has changed from one run of a view's body to the next, by the values that its properties had.
@MainActor
final class BodyChanges {
  /// What a property was. An object is told by its identity and by what it has said: keeping it would keep it alive.
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

  /// Notes the properties of a node whose body is about to run, or is running.
  ///
  /// Returns the names of what differs from the last call for the node, as SwiftUI writes them: `@self` for the view's own value, `@identity` for a view
  /// that is new, `@dependencies` for what the body reads of observable objects, and the stored names of dynamic properties, such as `_count`.
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

  /// How many nodes it knows that are in a window.
  var liveCount: Int { entries.values.count { $0.node?.isMounted == true } }

  /// Forgets nodes that are gone, each time that there are twice as many as after the last time.
  private func compact() {
    guard entries.count >= compactAt else { return }
    entries = entries.filter { $0.value.node != nil }
    compactAt = max(64, entries.count * 2)
  }
}

extension View {
  /// Prints which properties have changed since the last call in this view's body, in one line to standard output. For debugging, in the body of a view:
  /// `let _ = Self._printChanges()`. Elsewhere it prints nothing and logs a message once. Mirrors SwiftUI's `_printChanges()`.
  @MainActor public static func _printChanges() {
    guard let line = changesLine("_printChanges") else { return }
    print(line)
  }

  /// Logs which properties have changed since the last call in this view's body, at the level `info` under the label `com.apple.SwiftUI`, which SwiftUI
  /// uses as the subsystem, with the category `Changed Body Properties` as metadata. Mirrors SwiftUI's `_logChanges()`.
  @MainActor public static func _logChanges() {
    guard let line = changesLine("_logChanges") else { return }
    ChangeLog.logger.info("\(line)", metadata: ["category": "Changed Body Properties"])
  }

  /// What `_printChanges()` prints; nil outside of a body.
  @MainActor static func changesLine(_ function: String) -> String? {
    guard let node = Dependencies.reader, let graph = Dependencies.reader?.graph, graph.updates.evaluating === node else {
      Report.once(
        "changes-outside-of-body-\(Self.self)", "\(Self.self).\(function)() was called outside of a body; it tells nothing there.")
      return nil
    }
    let changes = graph.updates.bodyChanges.note(node, because: graph.updates.reason)
    return "\(Self.self): \(changes.joined(separator: ", ")) changed."
  }
}

private enum ChangeLog {
  static let logger = Logger(label: "com.apple.SwiftUI")
}
