import Foundation

/// A selection in an attributed text: an insertion point with the attributes of text to type, or selected text. Mirrors SwiftUI's
/// `AttributedTextSelection`.
///
/// Indices belong to the text for which the selection was created. `transform(updating:)`, `transformAttributes(in:body:)` and
/// `replaceSelection(_:with:)` keep a selection valid while they change the text. In another text, an invalid selection counts as an
/// insertion point at the end.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part of a text. Mirrors SwiftUI's `AttributedTextSelection.Indices`.
  public enum Indices: Equatable, Sendable {
    /// An insertion point without selected text.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected text.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The selected part, or `nil` for an insertion point at the end of any text.
  private var part: Indices?
  /// The attributes of text that is typed next, or `nil` if they follow from the text.
  private var typing: AttributeContainer?

  /// Creates an insertion point at the end of the text.
  public init() {}

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position in the text.
  ///   - typingAttributes: The attributes of text that is typed next, or `nil` if they follow from the text beside the position.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    part = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of a range. An empty range is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    part = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges. An editor selects from the first to the last. Without ranges, it is an insertion point at the
  /// end of the text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    if !ranges.isEmpty { part = .ranges(ranges) }
  }

  /// Returns the selected part of a text, or its end if the selection isn't valid in the text.
  public func indices(in text: AttributedString) -> Indices {
    guard let part, isValid(within: text) else { return .insertionPoint(text.endIndex) }
    return part
  }

  /// Returns the attributes of text that is typed next: those that were set for the insertion point, or those of the character before it.
  /// At the start of a text, and for selected text, they are those of the following character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index): typing ?? text.inheritedAttributes(at: index)
    case .ranges(let ranges): text.inheritedAttributes(at: ranges.ranges[0].lowerBound, after: true)
    }
  }

  /// Returns the attributes of the runs that are selected, fully or partially, or the typing attributes of an insertion point.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges): Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// The attributes of a selection, run by run. Mirrors SwiftUI's `AttributedTextSelection.Attributes`.
  public struct Attributes<Text>: Sequence {
    let containers: [AttributeContainer]

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// Returns the values of an attribute, run by run, with `nil` for runs without it.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?] where Key.Value: Sendable { containers.map { $0[key] } }

    /// Returns the values of an attribute, run by run, with `nil` for runs without it.
    public subscript<Key: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, Key>) -> [Key.Value?]
    where Key.Value: Sendable { self[Key.self] }
  }

  /// Indicates whether the indices belong to a text.
  func isValid(within text: AttributedString) -> Bool {
    switch part {
    case nil: true
    case .insertionPoint(let index): (index..<index).isValid(within: text)
    case .ranges(let ranges): ranges.isValid(within: text)
    }
  }

  /// The explicit typing attributes of an insertion point, or `nil`.
  var explicitTyping: AttributeContainer? { typing }
}

extension AttributedString {
  /// The selected text. For an insertion point it is empty.
  public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Replaces the selected text, or inserts text at the insertion point, and moves the insertion point to the end of the new text.
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - selection: The selection in this text.
  ///   - newContent: The new text with its attributes.
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol) {
    let start: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index): start = utf8Offset(index)
    case .ranges(let ranges):
      start = utf8Offset(ranges.ranges[0].lowerBound)
      removeSubranges(ranges)
    }
    let content = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    insert(content, at: index(utf8: start))
    selection = AttributedTextSelection(insertionPoint: index(utf8: start + content.utf8.count))
  }

  /// Replaces the selected text, or inserts text at the insertion point, with the typing attributes of the selection. Mirrors SwiftUI's
  /// method.
  ///
  /// - Parameters:
  ///   - selection: The selection in this text.
  ///   - newContent: The new characters.
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>) {
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: selection.typingAttributes(in: self)))
  }

  /// Changes the attributes of the selected text, run by run, or those of the text that is typed next at an insertion point. Mirrors
  /// SwiftUI's method.
  ///
  /// - Parameters:
  ///   - selection: The selection in this text.
  ///   - body: The change of a run's attributes. If it throws, the runs before it stay changed.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var container = selection.typingAttributes(in: self)
      try body(&container)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: container)
    case .ranges(let ranges):
      // The characters stay, so that offsets identify the runs and the selection.
      let selected = ranges.ranges.map { utf8Range($0) }
      let parts = ranges.ranges.flatMap { self[$0].runs.map { (range: utf8Range($0.range), attributes: $0.attributes) } }
      defer { selection = AttributedTextSelection(ranges: RangeSet(selected.map { range(utf8: $0) })) }
      for part in parts {
        var container = part.attributes
        try body(&container)
        self[range(utf8: part.range)].setAttributes(container)
      }
    }
  }

  /// Changes the text and moves a selection with its characters. A selection whose text is replaced as a whole becomes an insertion point
  /// at the end. Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - selection: The selection in this text.
  ///   - body: The change of the text.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let ranges: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): ranges = [index..<index]
    case .ranges(let set): ranges = set.ranges.map { $0 }
    }
    let moved = try transform(updating: ranges, body: body) ?? []
    guard let first = moved.first else { return selection = AttributedTextSelection() }
    selection =
      moved.allSatisfy(\.isEmpty)
      ? AttributedTextSelection(insertionPoint: first.lowerBound, typingAttributes: selection.explicitTyping)
      : AttributedTextSelection(ranges: RangeSet(moved))
  }
}

extension AttributedString {
  func utf8Offset(_ index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  func utf8Range(_ range: Range<Index>) -> Range<Int> { utf8Offset(range.lowerBound)..<utf8Offset(range.upperBound) }

  /// Returns the index at a UTF-8 offset, limited to the text.
  func index(utf8 offset: Int) -> Index { utf8.index(startIndex, offsetBy: min(max(0, offset), utf8.count)) }

  func range(utf8 range: Range<Int>) -> Range<Index> { index(utf8: range.lowerBound)..<index(utf8: range.upperBound) }

  /// Returns the attributes that text inserted at an index continues: those of the character before it or, if `after` is true or there is
  /// none, of the character after it. Text beside a link doesn't become a part of it.
  func inheritedAttributes(at index: Index, after: Bool = false) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    let following = index < endIndex ? runs[index].attributes : nil
    let preceding = index > startIndex ? runs[characters.index(before: index)].attributes : nil
    guard var result = (after ? following ?? preceding : preceding ?? following)?.filter(inheritedByAddedText: true) else {
      return AttributeContainer()
    }
    if !after, preceding?.link != following?.link || preceding == nil { result.link = nil }
    return result
  }
}
