/// The role of an element in a labeled pair. Mirrors SwiftUI's `AccessibilityLabeledPairRole`.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

extension View {
  /// Pairs two elements, one of which labels the other. Mirrors SwiftUI's `accessibilityLabeledPair(role:id:in:)`.
  ///
  /// Content without a label of its own has the label of the other element. Screen readers receive the relation between both.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))
    return modifier(AccessibilityModifier(change: .tie(role == .label ? .label(key) : .content(key))))
  }

  /// Links the elements of a group, so that screen readers can move from one to the next anywhere in the window. Mirrors SwiftUI's
  /// `accessibilityLinkedGroup(id:in:)`.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(AccessibilityModifier(change: .tie(.group(MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))))
  }
}

/// A relation to other elements anywhere in the window.
enum AccessibilityRelationDeclaration: Hashable {
  case label(MatchedGeometryKey)
  case content(MatchedGeometryKey)
  case group(MatchedGeometryKey)
}

/// The kind of a relation to another element, in the terms of assistive technology.
package enum AccessibilityRelation: Hashable, Sendable {
  case labels, isLabelled, leadsTo, followsFrom
}

extension [AccessibilityNode] {
  /// The nodes, in which the contents of labeled pairs have the labels of their pairs.
  @MainActor var labeledByPairs: [AccessibilityNode] {
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

/// The relations between the elements of a window, by their ids.
struct AccessibilityRelations {
  private var labels: [MatchedGeometryKey: [Int]] = [:]
  private var contents: [MatchedGeometryKey: [Int]] = [:]
  private var groups: [MatchedGeometryKey: [Int]] = [:]

  mutating func add(_ ties: [AccessibilityRelationDeclaration], of id: Int) {
    for tie in ties {
      switch tie {
      case .label(let key): labels[key, default: []].append(id)
      case .content(let key): contents[key, default: []].append(id)
      case .group(let key): groups[key, default: []].append(id)
      }
    }
  }

  /// Returns the related elements of an element. Each element of a linked group leads to its successor in reading order.
  func relations(of ties: [AccessibilityRelationDeclaration], id: Int) -> [AccessibilityRelation: [Int]] {
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
