import Foundation

/// Entries of a rotor. Mirrors SwiftUI's `AccessibilityRotorContent`.
@MainActor
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder var body: Body { get }

  /// Not for programs: how the engine gathers the entries.
  func _appendEntries(to entries: inout _AccessibilityRotorEntries)
}

/// What the engine gathers of a rotor.
public struct _AccessibilityRotorEntries {
  var entries: [AccessibilityRotor.Entry] = []
}

extension AccessibilityRotorContent {
  public func _appendEntries(to entries: inout _AccessibilityRotorEntries) { body._appendEntries(to: &entries) }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("The engine gathers the entries of \(Self.self) itself: it has no body.") }
}

extension Never: AccessibilityRotorContent {}

/// Mirrors SwiftUI's `AccessibilityRotorContentBuilder`.
@MainActor @resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some AccessibilityRotorContent { RotorContentList(parts: []) }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return RotorContentList(parts: parts)
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
    RotorContentList(parts: content.map { [$0] } ?? [])
  }

  public static func buildEither<Content: AccessibilityRotorContent>(first content: Content) -> some AccessibilityRotorContent {
    RotorContentList(parts: [content])
  }

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
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A place that a rotor stops at. Mirrors SwiftUI's `AccessibilityRotorEntry`.
///
/// One without a namespace names a row, or a view with an `id`, in the view that has the rotor, which is scrolled to it; one whose view isn't
/// there is reported once.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  let entry: AccessibilityRotor.Entry

  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    entry = .init(label: label, target: .id(AnyHashable(id)), range: textRange, prepare: prepare)
  }

  /// One for what `accessibilityRotorEntry(id:in:)` names, wherever it stands in the window.
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    let key = MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))
    entry = .init(label: label, target: .named(key), range: textRange, prepare: prepare)
  }

  public func _appendEntries(to entries: inout _AccessibilityRotorEntries) { entries.entries.append(entry) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A range of the text that has the rotor.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    entry = .init(label: label, target: .own, range: textRange, prepare: prepare)
  }

  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}
