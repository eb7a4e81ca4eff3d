import Foundation
import Observation

/// A position of a dragged item: before another item of a collection, or at its end.
struct ReorderPlace: Equatable {
  let collection: ReorderCollection
  /// The item before which the dragged item is inserted, or `nil` for the end of the collection.
  let before: AnyHashable?

  static func == (left: Self, right: Self) -> Bool { left.collection === right.collection && left.before == right.before }
}

/// The elements of a `ForEach` that the user can reorder, and their boxes.
@MainActor @Observable
final class ReorderCollection: ElementArranging {
  /// The way in which the shown elements differ from the data while an item is dragged.
  enum Arrangement: Equatable {
    /// One of the elements is shown before another one, or at the end.
    case own(AnyHashable, before: AnyHashable?)
    /// One of the elements is dragged over another collection.
    case without(AnyHashable)
    /// An element of another collection is dragged over this one.
    case gap(AnyHashable, before: AnyHashable?)
  }

  /// The arrangement, or `nil` if the elements are shown as they are in the data.
  var arrangement: Arrangement?
  @ObservationIgnored var id: AnyHashable
  @ObservationIgnored private(set) weak var container: ReorderContainer?
  /// The node around the `ForEach`.
  @ObservationIgnored weak var node: AnyViewNode?
  /// The boxes of the built elements, in no order.
  @ObservationIgnored private(set) var boxes: [ReorderItemBox] = []
  @ObservationIgnored private var readIDs: () -> [AnyHashable] = { [] }
  @ObservationIgnored private var knownIDs: [AnyHashable]?
  @ObservationIgnored private var isID: (AnyHashable) -> Bool = { _ in false }

  /// The state of the item that is dragged over another collection.
  @ObservationIgnored private var kept: (item: AnyHashable, state: SavedState)?

  init(id: AnyHashable, container: ReorderContainer?) {
    self.id = id
    self.container = container
    container?.add(self)
  }

  func add(_ box: ReorderItemBox) { boxes.append(box) }

  func remove(_ box: ReorderItemBox) {
    boxes.removeAll { $0 === box }
    container?.settled = nil
  }

  /// The ids of the data, in order.
  var ids: [AnyHashable] {
    if let knownIDs { return knownIDs }
    let ids = readIDs()
    knownIDs = ids
    return ids
  }

  /// Returns the place of an item of the data, or `nil` if the data doesn't contain it.
  func place(of item: AnyHashable) -> ReorderPlace? {
    let ids = ids
    guard let index = ids.firstIndex(of: item) else { return nil }
    return ReorderPlace(collection: self, before: index + 1 < ids.count ? ids[index + 1] : nil)
  }

  /// Returns a Boolean value that indicates whether an item of another collection can be moved to this one.
  func canReceive(_ item: AnyHashable) -> Bool { isID(item) && !ids.contains(item) && container?.accepts(item, in: self) == true }

  // MARK: State

  /// Keeps the state of an item that is removed because it is dragged over another collection.
  func keepState(of node: AnyViewNode, for item: AnyHashable) {
    guard container?.drag?.item == item, container?.drag?.source === self, let state = SavedState(of: node) else { return }
    kept = (item, state)
  }

  /// Returns the state of an item that returns to the collection, or `nil` if there is none.
  func takeState(of item: AnyHashable) -> SavedState? {
    guard let kept, kept.item == item else { return nil }
    self.kept = nil
    return kept.state
  }

  /// Discards the state of an item that hasn't returned by the end of the drag.
  func dragDidEnd() { kept = nil }

  // MARK: Elements

  func makeNode<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ view: ForEach<Data, ID, Content>, in context: _NodeContext
  ) -> _ViewNode<ForEach<Data, ID, Content>> {
    PassthroughNode(view, in: context) { [self] in ArrangedForEach(base: $0, collection: self) }
  }

  /// Takes over the data of a `ForEach`, and returns the difference between it and the elements to show.
  func change<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    of view: ForEach<Data, ID, Content>
  ) -> ArrangedElements<Data, ID>.Change {
    knownIDs = nil
    readIDs = { view.data.map { AnyHashable(view.id($0)) } }
    isID = { $0 as? ID != nil }
    guard let arrangement else { return .none }
    let ids = ids
    func offset(of target: AnyHashable?) -> Int { target.flatMap { ids.firstIndex(of: $0) } ?? ids.count }
    switch arrangement {
    case .own(let item, let target):
      guard let from = ids.firstIndex(of: item) else { return .none }
      let to = offset(of: target)
      return .move(from: from, to: to > from ? to - 1 : to)
    case .without(let item):
      return ids.firstIndex(of: item).map { .removal($0) } ?? .none
    case .gap(let item, let target):
      guard let id = item as? ID, !ids.contains(item) else { return .none }
      return .gap(id, at: offset(of: target))
    }
  }
}
