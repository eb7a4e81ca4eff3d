import SwiftUI

/// The mapping between the elements of a layout and the ids by which the two-axis container identifies them. Kinds receive numbers in the
/// order of their first use.
///
/// The numbers of an id are the section, its part (`Part`), the item, and an index among several elements.
@MainActor
final class ElementNames {
  /// The parts of a section in reading order.
  nonisolated enum Part: Int {
    case decoration, head, items, tail
  }

  private var kinds: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number of ordinals that are reserved for each kind of badge. Further badges overlap with the next kind.
  private static let stride = 1 << 16

  private func number(of kind: String) -> Int {
    if let number = numbers[kind] { return number }
    kinds.append(kind)
    numbers[kind] = kinds.count - 1
    return kinds.count - 1
  }

  /// Returns the id of an orthogonal section's scrolling part, which is one view.
  nonisolated static func shelf(_ section: Int) -> LazyPlaneID { LazyPlaneID(section, Part.items.rawValue, -1) }

  nonisolated static func isShelf(_ id: LazyPlaneID) -> Bool { id.second == Part.items.rawValue && id.third == -1 }

  nonisolated static func item(_ position: ItemPosition) -> LazyPlaneID {
    LazyPlaneID(position.section, Part.items.rawValue, position.item)
  }

  /// Returns the position of an item, or `nil` if the id belongs to another element.
  nonisolated static func position(of id: LazyPlaneID) -> ItemPosition? {
    guard id.second == Part.items.rawValue, id.third >= 0, id.fourth == 0 else { return nil }
    return ItemPosition(section: id.first, item: id.third)
  }

  private nonisolated static let layout = -1
  private nonisolated static let layoutTail = Int(Int32.max)

  func id(of element: LayoutElement.ID, in solver: CompositionalSolver) -> LazyPlaneID {
    switch element {
    case .item(let position): return Self.item(position)
    case .separator(let position): return LazyPlaneID(position.section, Part.items.rawValue, position.item, 1)
    case .badge(let kind, let position, let ordinal):
      return LazyPlaneID(position.section, Part.items.rawValue, position.item, 2 + ordinal + number(of: kind) * Self.stride)
    case .boundary(let kind, let section, let ordinal):
      let part = Self.isTail(solver.solver(section)?.plan.boundary, kind, ordinal) ? Part.tail : .head
      return LazyPlaneID(section, part.rawValue, ordinal, number(of: kind))
    case .layoutBoundary(let kind, let ordinal):
      let isTail = Self.isTail(solver.boundary, kind, ordinal)
      return LazyPlaneID(isTail ? Self.layoutTail : Self.layout, (isTail ? Part.tail : .head).rawValue, ordinal, number(of: kind))
    case .decoration(let kind, let section, let ordinal):
      return LazyPlaneID(section, Part.decoration.rawValue, ordinal, number(of: kind))
    }
  }

  private static func isTail(_ plan: BoundaryPlan?, _ kind: String, _ ordinal: Int) -> Bool {
    guard let plan, let index = plan.index(kind: kind, ordinal: ordinal) else { return false }
    return plan.items[index].edge == .tail || plan.items[index].edge == .trailingSide
  }

  /// Returns the element with an id, or `nil` for an orthogonal section.
  func element(_ id: LazyPlaneID) -> LayoutElement.ID? {
    switch Part(rawValue: id.second) {
    case .decoration: return .decoration(kind: kind(id.fourth), section: id.first, ordinal: id.third)
    case .head, .tail:
      return id.first == Self.layout || id.first == Self.layoutTail
        ? .layoutBoundary(kind: kind(id.fourth), ordinal: id.third)
        : .boundary(kind: kind(id.fourth), section: id.first, ordinal: id.third)
    case .items:
      guard id.third >= 0 else { return nil }
      let position = ItemPosition(section: id.first, item: id.third)
      switch id.fourth {
      case 0: return .item(position)
      case 1: return .separator(position)
      default:
        let (number, ordinal) = (id.fourth - 2).quotientAndRemainder(dividingBy: Self.stride)
        return .badge(kind: kind(number), position, ordinal: ordinal)
      }
    case nil: return nil
    }
  }

  private func kind(_ number: Int) -> String { kinds.indices.contains(number) ? kinds[number] : "" }

  /// Returns the id of the same element for another item. The other overload returns it for another section.
  nonisolated static func moved(_ id: LazyPlaneID, to position: ItemPosition) -> LazyPlaneID {
    LazyPlaneID(position.section, id.second, position.item, id.fourth)
  }

  nonisolated static func moved(_ id: LazyPlaneID, toSection section: Int) -> LazyPlaneID {
    LazyPlaneID(section, id.second, id.third, id.fourth)
  }

  nonisolated static func belongsToLayout(_ id: LazyPlaneID) -> Bool { id.first == layout || id.first == layoutTail }

  /// Returns whether an element moves together with an item.
  nonisolated static func belongsToItem(_ id: LazyPlaneID) -> Bool { id.second == Part.items.rawValue && id.third >= 0 }

  /// Returns a number that identifies views that can be reused for each other, because the same code creates them.
  func reuse(_ id: LazyPlaneID) -> Int {
    switch Part(rawValue: id.second) {
    case .items:
      if id.third < 0 { return -1 }
      return id.fourth == 0 ? 0 : id.fourth == 1 ? 1 : 2 + (id.fourth - 2) / Self.stride
    case .decoration: return 1 << 24 + id.fourth
    case .head, .tail, nil: return 2 + id.fourth
    }
  }
}
