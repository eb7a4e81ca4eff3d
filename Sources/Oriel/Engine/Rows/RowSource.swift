import Foundation

/// A node that represents rows of a lazy container: a collection or a single view.
///
/// The source has the number of rows and builds those that the container requests. An index is a row's position in the source and may
/// change with the data; a row's node keeps its identity.
@MainActor
protocol RowSource: _AnyViewNode {
  var rowCount: Int { get }
  /// Indicates whether the rows are known to be empty before they are built.
  var showsNothing: Bool { get }
  /// Calls the closure for each built row, in order.
  func forEachLiveRow(_ body: (Row) -> Void)
  /// Indicates whether removed views of rows that are no longer in the data are still shown.
  var hasRemovedRows: Bool { get }
  /// Builds the rows in the ranges and removes all others. The ranges are sorted and disjoint. Rows that are built in `prefetching` aren't
  /// visible yet.
  func realize(_ wanted: [Range<Int>], prefetching: Range<Int>)
  /// Indicates whether rows can be built before they are visible.
  var canPrefetch: Bool { get }
  /// Returns the index of the row with an id that the app defines, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for the first call after a change of the data.
  func index(of id: AnyHashable) -> Int?
  /// Returns the id that the app has given a row, or `nil` if it has given none.
  func id(at index: Int) -> AnyHashable?
}

extension RowSource {
  var showsNothing: Bool { false }
  var canPrefetch: Bool { false }
}

/// The position of a row in a layout.
struct RowPosition {
  /// The start along the container's axis, which is that of the line if rows share it.
  var start: CGFloat
  var end: CGFloat
  /// The index among all rows of the container.
  var index: Int
}

/// A change of a source's rows that replaces a range by another number of rows.
struct RowEdit {
  var range: Range<Int>
  var count: Int
  /// The new indices of the rows of the range that still exist, by their old index.
  var kept: [Int: Int] = [:]
  /// A part of the range that still exists and has moved as a whole, and the distance in rows; `nil` if there is none.
  var shift: (range: Range<Int>, by: Int)?

  /// Returns the new index of a row, or `nil` if it was removed.
  func place(of index: Int) -> Int? {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index + count - range.count }
    if let shift, shift.range.contains(index) { return index + shift.by }
    return kept[index]
  }

  /// Returns a Boolean value that indicates whether the row at a new index was inserted.
  func isNew(_ place: Int) -> Bool {
    guard place >= range.lowerBound, place < range.lowerBound + count else { return false }
    if let shift, shift.range.contains(place - shift.by) { return false }
    return !kept.values.contains(place)
  }
}

/// A container that builds its rows when they are needed.
@MainActor
protocol RowHost: _AnyViewNode {
  /// Called before the rows of a source change. `rowCount` already returns the new number.
  func rowsDidChange(_ edit: RowEdit, in source: any RowSource)
  /// Called when the rows of a source become empty, or are no longer empty.
  func rowEmptinessDidChange(in source: any RowSource)
  /// Called when sources are inserted or removed. A change of boxes doesn't indicate that because rows that aren't built have none.
  func rowSourcesDidChange()
  /// Called when an offscreen row is reused for another element, which invalidates all cached values of the row.
  func rowWasRecycled(_ row: Row)
  /// Called when a row has been built that isn't visible yet.
  func rowWasPrefetched(_ row: Row)
  /// Called when the edits that the rows support have changed.
  func editsDidChange()
}

extension RowHost {
  func editsDidChange() {}
}

/// The part of a section that rows belong to.
enum RowRole { case content, header, footer }

/// Collects the row sources of a container, in order.
@MainActor
struct RowCollector {
  struct Entry {
    var source: any RowSource
    var role: RowRole
    /// The index of the section, or `nil` outside any section.
    var section: Int?
  }

  private(set) var entries: [Entry] = []
  private var sectionCount = 0
  private var section: Int?
  private var role = RowRole.content

  mutating func append(_ source: any RowSource) { entries.append(Entry(source: source, role: role, section: section)) }

  mutating func beginSection() -> Int? {
    let outer = section
    section = sectionCount
    sectionCount += 1
    return outer
  }

  mutating func endSection(_ outer: Int?) {
    section = outer
    role = .content
  }

  mutating func setRole(_ newRole: RowRole) { role = newRole }
}

extension _NodeContext {
  /// The lazy container that builds the rows at the position of a new node, or `nil` if rows aren't built lazily there.
  @MainActor var rowHost: (any RowHost)? { parent?.rowHost(for: nil) }

  /// Creates the node of a view in a tuple, or an empty node if an excerpt omits the view.
  @usableFromInline @MainActor func makeListed<V: View>(_ view: V, at index: Int, of tuple: _AnyViewNode) -> _ViewNode<V> {
    if let only = graph.updates.excerpt?.onlyChild(of: tuple), only.index != index { return _ViewNode<V>(in: self) }
    return makeListed(view)
  }

  /// Creates the node of a view in a list of views. In a container that builds its rows lazily, a view that isn't a list becomes one row.
  @usableFromInline @MainActor func makeListed<V: View>(_ view: V) -> _ViewNode<V> {
    guard rowHost != nil, !RowShape.of(V.self).isList else { return V._makeNode(view, in: self) }
    return SingleRowNode(view, in: self)
  }
}
