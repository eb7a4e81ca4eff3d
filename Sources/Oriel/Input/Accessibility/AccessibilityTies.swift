/// Which part of a pair an element is. Mirrors SwiftUI's `AccessibilityLabeledPairRole`.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

extension View {
  /// Makes two elements a pair, of which one labels the other. Mirrors SwiftUI's `accessibilityLabeledPair(role:id:in:)`. Content without a label of its own
  /// is called what its label says; screen readers are told of both.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))
    return modifier(AccessibilityModifier(change: .tie(role == .label ? .label(key) : .content(key))))
  }

  /// Has screen readers go from one element of a group to the next, wherever they stand. Mirrors SwiftUI's `accessibilityLinkedGroup(id:in:)`.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(AccessibilityModifier(change: .tie(.group(MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))))
  }
}

/// What an element has to do with others, wherever these stand.
enum AccessibilityTie: Hashable {
  case label(MatchedGeometryKey)
  case content(MatchedGeometryKey)
  case group(MatchedGeometryKey)
}

/// How an element is related to another, as assistive technology has it.
package enum AccessibilityRelation: Hashable, Sendable {
  case labels, isLabelled, leadsTo, followsFrom
}

extension [AccessibilityNode] {
  /// With the names that contents have from their labels.
  @MainActor var labelledByPairs: [AccessibilityNode] {
    var labels: [MatchedGeometryKey: String] = [:]
    func find(in nodes: [AccessibilityNode]) {
      for node in nodes {
        for case .label(let key) in node.ties { labels[key] = node.label }
        find(in: node.children)
      }
    }
    find(in: self)
    guard !labels.isEmpty else { return self }
    func labelled(_ node: AccessibilityNode) -> AccessibilityNode {
      var node = node
      node.children = node.children.map(labelled)
      for case .content(let key) in node.ties where node.label.isEmpty { node.label = labels[key] ?? "" }
      return node
    }
    return map(labelled)
  }
}

/// The ties of a window's elements, by their numbers.
struct AccessibilityTies {
  private var labels: [MatchedGeometryKey: [Int]] = [:]
  private var contents: [MatchedGeometryKey: [Int]] = [:]
  private var groups: [MatchedGeometryKey: [Int]] = [:]

  mutating func add(_ ties: [AccessibilityTie], of id: Int) {
    for tie in ties {
      switch tie {
      case .label(let key): labels[key, default: []].append(id)
      case .content(let key): contents[key, default: []].append(id)
      case .group(let key): groups[key, default: []].append(id)
      }
    }
  }

  /// The elements of a group lead to one another in the order of reading.
  func relations(of ties: [AccessibilityTie], id: Int) -> [AccessibilityRelation: [Int]] {
    var relations: [AccessibilityRelation: [Int]] = [:]
    for tie in ties {
      switch tie {
      case .label(let key): relations[.labels] = contents[key]
      case .content(let key): relations[.isLabelled] = labels[key]
      case .group(let key):
        guard let group = groups[key], let place = group.firstIndex(of: id) else { continue }
        if place + 1 < group.count { relations[.leadsTo] = [group[place + 1]] }
        if place > 0 { relations[.followsFrom] = [group[place - 1]] }
      }
    }
    return relations
  }
}
