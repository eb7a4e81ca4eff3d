import SwiftUI

extension LayoutNode {
  /// The maximum number of items in a group. Only a group with custom frames can have more.
  static let greatestCellCount = 10_000
  /// The maximum number of items in a row whose items have less than a point each.
  static let greatestDenseCount = 1_000

  /// The tolerance for rounding errors, in points: three thirds of a length must fit into it.
  private static let tolerance: CGFloat = 0.01

  /// Creates a node from a declaration. Invalid values are reported once and replaced.
  ///
  /// - Parameter length: A length along an axis that overrides the declared one, or `nil`.
  @MainActor
  static func make(
    _ item: NSCollectionLayoutItem, in container: CGSize, traits: UITraitCollection, place: LayoutPlace,
    length: (axis: LayoutAxis, points: CGFloat)? = nil
  ) -> LayoutNode {
    var width = LayoutLength(item.layoutSize.widthDimension, "a width", in: place)
    var height = LayoutLength(item.layoutSize.heightDimension, "a height", in: place)
    if let length {
      switch length.axis {
      case .horizontal: width = .points(length.points)
      case .vertical: height = .points(length.points)
      }
    }
    let insets = place.usable(item.contentInsets)
    if let group = item as? NSCollectionLayoutGroup, let ratio = group.cellAspectRatio {
      height = .points(rowHeight(group, width.points(in: container) - insets.both(.horizontal), ratio, place) + insets.both(.vertical))
    }
    let frame = LayoutNode(width: width, height: height, insets: insets, content: .cell)
    let room = CGRect(origin: .zero, size: frame.size(in: container)).less(frame.insets()).size
    var content = Content.cell
    if let group = item as? NSCollectionLayoutGroup {
      content = Self.content(of: group, frame, room: room, traits: traits, place: place)
    }
    return LayoutNode(
      width: width, height: height, insets: insets, edges: edges(item.edgeSpacing, place), badges: badges(item, place), content: content)
  }

  @MainActor
  private static func content(
    of group: NSCollectionLayoutGroup, _ frame: LayoutNode, room: CGSize, traits: UITraitCollection, place: LayoutPlace
  ) -> Content {
    let spacing = LayoutSpace(group.interItemSpacing, in: place)
    switch group.arrangement {
    case .filling(let axis, let items):
      guard !items.isEmpty else { return withoutItems(place) }
      let pattern = items.map { make($0, in: room, traits: traits, place: place) }
      return .stack(axis, filled(pattern, axis, frame, room, spacing, place), spacing: spacing)
    case .repeating(let axis, let item, let count, let isEven):
      let length = frame.length(axis).isMeasured ? .infinity : room[axis]
      let number = number(count, length: length, spacing: spacing.points, place)
      return .stack(
        axis, repeated(item, number, isEven: isEven, axis, frame, room, spacing, traits: traits, place: place), spacing: spacing)
    case .custom(let provider):
      let environment = CollectionLayoutEnvironment(container: CollectionLayoutContainer(contentSize: room), traitCollection: traits)
      let items = provider(environment).filter { item in
        let isUsable =
          item.frame.minX.isFinite && item.frame.minY.isFinite && item.frame.width.isFinite && item.frame.height.isFinite
          && abs(item.frame.minX) < LayoutLength.greatest && abs(item.frame.minY) < LayoutLength.greatest
          && item.frame.width < LayoutLength.greatest && item.frame.height < LayoutLength.greatest
        if !isUsable { place.report("a custom group with the frame \(item.frame)", "the item is ignored") }
        return isUsable
      }
      return items.isEmpty ? withoutItems(place) : .custom(items)
    }
  }

  @MainActor
  private static func number(
    _ count: NSCollectionLayoutGroup.Count, length: CGFloat, spacing: CGFloat, _ place: LayoutPlace
  ) -> Int {
    switch count {
    case .fixed(let number):
      if number < 1 { place.report("a group that repeats an item \(number) times", "the item is shown once") }
      return max(1, limited(number, length: length, place))
    case .adaptive(let minimum):
      guard minimum.isFinite, minimum > 0 else {
        place.report("columns that are at least \(minimum) points wide", "the minimum is invalid, and one column is used instead")
        return 1
      }
      guard length.isFinite else { return 1 }
      return max(1, limited(Int(min((length + spacing + tolerance) / (minimum + spacing), 1e9)), length: length, place))
    }
  }

  /// Returns the number of items of a group, limited to a sensible number. Solving a larger group would take as long as solving a whole
  /// layout.
  @MainActor
  private static func limited(_ count: Int, length: CGFloat, _ place: LayoutPlace) -> Int {
    let most = min(greatestCellCount, max(greatestDenseCount, Int(min(length, CGFloat(greatestCellCount)))))
    guard count > most else { return count }
    place.report("a group of \(count) items", "that exceeds the maximum, and only \(most) are shown in each group")
    return most
  }

  /// Returns the height of a row of cells with equal widths and an aspect ratio.
  @MainActor
  private static func rowHeight(_ group: NSCollectionLayoutGroup, _ width: CGFloat, _ ratio: CGFloat, _ place: LayoutPlace) -> CGFloat {
    guard case .repeating(.horizontal, _, let count, _) = group.arrangement else { return 0 }
    guard ratio.isFinite, ratio > 0 else {
      place.report("cells with the aspect ratio \(ratio)", "squares are used instead")
      return rowHeight(group, width, 1, place)
    }
    let spacing = place.usable(group.interItemSpacing?.spacing ?? 0, "a spacing")
    let number = number(count, length: width, spacing: spacing, place)
    return max(0, width - spacing * CGFloat(number - 1)) / CGFloat(number) / ratio
  }

  /// Returns the content of a group without items: one item that fills it.
  @MainActor
  private static func withoutItems(_ place: LayoutPlace) -> Content {
    place.report("a group without items", "one item fills it instead")
    return .stack(.vertical, [LayoutNode(width: .width(1), height: .height(1), content: .cell)], spacing: .none)
  }

  /// Returns the pattern as many times as it fits, followed by the part of it that still fits. In a group with a measured length it occurs
  /// once.
  @MainActor
  private static func filled(
    _ pattern: [LayoutNode], _ axis: LayoutAxis, _ frame: LayoutNode, _ room: CGSize, _ spacing: LayoutSpace, _ place: LayoutPlace
  ) -> [LayoutNode] {
    guard !frame.length(axis).isMeasured else { return pattern }
    let limit = room[axis] + tolerance
    let most = min(greatestCellCount, max(greatestDenseCount, Int(min(max(0, room[axis]), CGFloat(greatestCellCount)))))
    var children: [LayoutNode] = []
    var position: CGFloat = 0
    var cells = 0
    while true {
      let start = position
      for child in pattern {
        let extent = (children.isEmpty ? 0 : spacing.points) + child.size(in: room)[axis] + child.edges.points(axis)
        guard position + extent <= limit || children.isEmpty else {
          if children.count < pattern.count {
            place.report(
              "a group of \(Int(room[axis])) points with \(pattern.count) items",
              "only \(children.count) of them fit into each group")
          }
          return children
        }
        position += extent
        cells += child.cellCount
        children.append(child)
      }
      // A pattern without a length would fit endlessly.
      guard position > start else { return children }
      guard cells < most else {
        place.report("a group of \(Int(room[axis])) points with more than \(most) items", "only the maximum is shown")
        return children
      }
    }
  }

  @MainActor
  private static func repeated(
    _ item: NSCollectionLayoutItem, _ count: Int, isEven: Bool, _ axis: LayoutAxis, _ frame: LayoutNode, _ room: CGSize,
    _ spacing: LayoutSpace, traits: UITraitCollection, place: LayoutPlace
  ) -> [LayoutNode] {
    let child = make(item, in: room, traits: traits, place: place)
    // The cell counts of nested groups multiply.
    var count = count
    if child.cellCount > 1, count > greatestCellCount / child.cellCount {
      count = max(1, greatestCellCount / child.cellCount)
      place.report("a group of groups with more than \(greatestCellCount) items", "only the maximum is shown")
    }
    guard !frame.length(axis).isMeasured else { return Array(repeating: child, count: count) }
    let gaps = spacing.points * CGFloat(count - 1) + child.edges.points(axis) * CGFloat(count)
    let fits = child.size(in: room)[axis] * CGFloat(count) + gaps <= room[axis] + tolerance
    guard isEven || !fits else { return Array(repeating: child, count: count) }
    let share = max(0, (room[axis] - gaps) / CGFloat(count))
    return Array(repeating: make(item, in: room, traits: traits, place: place, length: (axis, share)), count: count)
  }

  @MainActor
  private static func edges(_ spacing: NSCollectionLayoutEdgeSpacing?, _ place: LayoutPlace) -> Edges {
    guard let spacing else { return Edges() }
    return Edges(
      leading: LayoutSpace(spacing.leading, in: place), top: LayoutSpace(spacing.top, in: place),
      trailing: LayoutSpace(spacing.trailing, in: place), bottom: LayoutSpace(spacing.bottom, in: place))
  }

  @MainActor
  private static func badges(_ item: NSCollectionLayoutItem, _ place: LayoutPlace) -> [Badge] {
    var ordinals: [String: Int] = [:]
    return item.supplementaryItems.map { badge in
      let ordinal = ordinals[badge.elementKind, default: 0]
      ordinals[badge.elementKind] = ordinal + 1
      return Badge(
        kind: badge.elementKind, ordinal: ordinal, width: LayoutLength(badge.layoutSize.widthDimension, "a badge's width", in: place),
        height: LayoutLength(badge.layoutSize.heightDimension, "a badge's height", in: place), anchor: Anchor(badge.containerAnchor),
        ownAnchor: badge.itemAnchor.map(Anchor.init), zIndex: badge.zIndex)
    }
  }
}

extension LayoutNode.Anchor {
  @MainActor
  init(_ anchor: NSCollectionLayoutAnchor) {
    func unit(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (anchor.edges.contains(start), anchor.edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      case (true, true), (false, false): 0.5
      }
    }
    let isUsable = anchor.offset.x.isFinite && anchor.offset.y.isFinite
    self.init(
      unit: CGPoint(x: unit(.leading, .trailing), y: unit(.top, .bottom)), offset: isUsable ? anchor.offset : .zero,
      isAbsolute: anchor.isAbsoluteOffset)
  }
}
