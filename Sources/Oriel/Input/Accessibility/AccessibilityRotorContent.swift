import Foundation

/// A type that provides entries of a rotor. Mirrors SwiftUI's `AccessibilityRotorContent`.
@MainActor
public protocol AccessibilityRotorContent {
  /// The type of the content that provides the entries of this one.
  associatedtype Body: AccessibilityRotorContent

  /// The content that provides the entries.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// Appends the entries of the content. The engine calls this method; apps don't.
  func _appendEntries(to entries: inout _AccessibilityRotorEntries)
}

/// The entries of a rotor that the engine collects.
public struct _AccessibilityRotorEntries {
  var entries: [AccessibilityRotor.Entry] = []
}

extension AccessibilityRotorContent {
  public func _appendEntries(to entries: inout _AccessibilityRotorEntries) { body._appendEntries(to: &entries) }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }
}

extension Never: AccessibilityRotorContent {}

/// A result builder that composes entries of a rotor. Mirrors SwiftUI's `AccessibilityRotorContentBuilder`.
@MainActor @resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns the content as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns content without entries.
  public static func buildBlock() -> some AccessibilityRotorContent { RotorContentList(parts: []) }

  /// Returns the entries of several contents in order.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return RotorContentList(parts: parts)
  }

  /// Returns the entries of optional content.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    RotorContentList(parts: content.map { [$0] } ?? [])
  }

  /// Returns the entries of the first branch of a conditional statement.
  public static func buildEither<Content: AccessibilityRotorContent>(first content: Content) -> some AccessibilityRotorContent {
    RotorContentList(parts: [content])
  }

  /// Returns the entries of the second branch of a conditional statement.
  public static func buildEither<Content: AccessibilityRotorContent>(second content: Content) -> some AccessibilityRotorContent {
    RotorContentList(parts: [content])
  }
}

private struct RotorContentList: AccessibilityRotorContent {
  typealias Body = Never

  let parts: [any AccessibilityRotorContent]

  func _appendEntries(to entries: inout _AccessibilityRotorEntries) { for part in parts { part._appendEntries(to: &entries) } }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @MainActor public func _appendEntries(to entries: inout _AccessibilityRotorEntries) {
    for element in data { content(element)._appendEntries(to: &entries) }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates rotor content for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates rotor content for the identified elements of a collection.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A target of a rotor. Mirrors SwiftUI's `AccessibilityRotorEntry`.
///
/// An entry without a namespace identifies a row, or a view with an `id`, within the view that has the rotor. The rotor scrolls to that
/// view. If the view doesn't exist, it is reported once.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The type of the content, which has no body.
  public typealias Body = Never

  let entry: AccessibilityRotor.Entry

  /// Creates an entry for the row or view with an id, labeled by a string.
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the row or view with an id, labeled by a text.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    entry = .init(label: label, target: .id(AnyHashable(id)), range: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an `accessibilityRotorEntry(id:in:)` modifier of the same id, anywhere in the window.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an `accessibilityRotorEntry(id:in:)` modifier of the same id, labeled by a text.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    let key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))
    entry = .init(label: label, target: .named(key), range: textRange, prepare: prepare)
  }

  public func _appendEntries(to entries: inout _AccessibilityRotorEntries) { entries.entries.append(entry) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text that has the rotor.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    entry = .init(label: label, target: .own, range: textRange, prepare: prepare)
  }

  /// Creates an entry for a range of the text that has the rotor, labeled by a string.
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
