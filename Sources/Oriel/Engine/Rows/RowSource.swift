import Foundation

/// A node that stands for rows of a lazy container: a collection, or a single view.
///
/// The source knows how many rows there are and makes those that the container asks for; an index is the row's place in
/// the source and may change with the data, a row's node stays with its identity.
@MainActor
protocol RowSource: _AnyViewNode {
  var rowCount: Int { get }
  /// Whether its rows are known to show nothing before they are built.
  var showsNothing: Bool { get }
  /// Calls the closure for the rows that exist, in order.
  func forEachLiveRow(_ body: (Row) -> Void)
  /// Whether rows that are no longer among the data are still on their way out.
  var hasLeavingRows: Bool { get }
  /// Makes the rows in the ranges and lets go of all others. The ranges are sorted and apart.
  func realize(_ wanted: [Range<Int>])
  /// The row with an id that user code knows; nil if there is none. O(n) at the first question after the data changed.
  func index(of id: AnyHashable) -> Int?
  /// The id that user code knows a row by; nil where it has given none.
  func id(at index: Int) -> AnyHashable?
}

extension RowSource {
  var showsNothing: Bool { false }
}

/// Where a row was in a layout.
struct RowPlace {
  /// Along the container's axis; the line's, where rows share one.
  var start: CGFloat
  var end: CGFloat
  /// Among all rows of the container.
  var index: Int
}

/// A change of a source's rows: a range is replaced by another number of rows.
struct RowEdit {
  var range: Range<Int>
  var count: Int
  /// Where rows of the range that are still there have gone, by their old index.
  var kept: [Int: Int] = [:]
  /// A stretch of the range that is still there and moved as one, and by how much.
  var shift: (range: Range<Int>, by: Int)?

  /// The new index of a row; nil if it is gone.
  func place(of index: Int) -> Int? {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index + count - range.count }
    if let shift, shift.range.contains(index) { return index + shift.by }
    return kept[index]
  }

  /// Whether the row at a new index was not there before.
  func isNew(_ place: Int) -> Bool {
    guard place >= range.lowerBound, place < range.lowerBound + count else { return false }
    if let shift, shift.range.contains(place - shift.by) { return false }
    return !kept.values.contains(place)
  }
}

/// A container that builds its rows when they are needed.
@MainActor
protocol RowHost: _AnyViewNode {
  /// The rows of a source are about to be others: `rowCount` already tells the new number.
  func rowsDidChange(_ edit: RowEdit, in source: any RowSource)
  /// A source shows nothing from now on, or something again.
  func rowEmptinessDidChange(in source: any RowSource)
  /// Sources came or went. No box may tell so: rows that aren't built have none.
  func rowSourcesDidChange()
  /// A row that went out of sight stands for another element from now on: nothing that was known of it holds.
  func rowWasRecycled(_ row: Row)
  /// What can be done to rows changed.
  func editsDidChange()
}

extension RowHost {
  func editsDidChange() {}
}

/// A part of a section that rows belong to.
enum RowRole { case content, header, footer }

/// Collects the sources below a container, in order.
@MainActor
struct RowCollector {
  struct Entry {
    var source: any RowSource
    var role: RowRole
    /// Counts the sections from 0; nil outside of any.
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
  /// The lazy container that a new node's place belongs to, if rows are built when they are needed here.
  @MainActor var rowHost: (any RowHost)? { parent?.rowHost(for: nil) }

  /// Makes the node of a view that stands in a tuple with others; one that stands for nothing where the view is left out.
  @usableFromInline @MainActor func makeListed<V: View>(_ view: V, at index: Int, of tuple: _AnyViewNode) -> _ViewNode<V> {
    if let only = graph.updates.excerpt?.onlyChild(of: tuple), only.index != index { return _ViewNode<V>(in: self) }
    return makeListed(view)
  }

  /// Makes the node of a view that stands in a list with others: one row where the container builds its rows when needed.
  @usableFromInline @MainActor func makeListed<V: View>(_ view: V) -> _ViewNode<V> {
    guard rowHost != nil, !RowShape.of(V.self).isList else { return V._makeNode(view, in: self) }
    return SingleRowNode(view, in: self)
  }
}
