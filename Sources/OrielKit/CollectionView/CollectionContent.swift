import SwiftUI

/// Everything that a collection shows, where its plan says.
nonisolated struct CollectionContent<Section: Hashable, Item: Hashable, Cell: View, SupplementaryView: View>: View {
  let plan: CollectionDataPlan<Section, Item>
  let canReload: Bool
  let cell: (IndexPath, Item) -> Cell
  let supplementaryView: (String, IndexPath) -> SupplementaryView

  @MainActor var body: some View {
    if canReload {
      LazyPlane(plan) { id in view(of: id).id(plan.generation(of: id)) }
    } else {
      LazyPlane(plan) { id in view(of: id) }
    }
  }

  /// Cells go from one section to another, which may scroll by itself: they are of one type everywhere. Nothing stands between a row and its cell,
  /// since each view in between would be looked at whenever the row becomes another item's; so the types of all else are hidden.
  @MainActor @ViewBuilder
  func view(of id: LazyPlaneID) -> some View {
    if let position = ElementNames.position(of: id), let item = plan.item(at: position), plan.swipes(in: position.section) == nil {
      cell(IndexPath(item: position.item, section: position.section), item)
    } else {
      AnyView(others(id))
    }
  }

  @MainActor @ViewBuilder
  private func others(_ id: LazyPlaneID) -> some View {
    if let position = ElementNames.position(of: id), let item = plan.item(at: position), let swipes = plan.swipes(in: position.section) {
      let path = IndexPath(item: position.item, section: position.section)
      cell(path, item).swipes(swipes, at: path)
    } else {
      surroundings(id)
    }
  }

  /// Made with its row: one on its way out is asked for nothing any more, whose section is gone.
  @MainActor @ViewBuilder
  private func surroundings(_ id: LazyPlaneID) -> some View {
    if ElementNames.isShelf(id) { CollectionShelf(shelf: plan.shelf(id.first), content: self) } else { supplementary(id) }
  }

  @MainActor @ViewBuilder
  private func supplementary(_ id: LazyPlaneID) -> some View {
    switch plan.names.element(id) {
    case .badge(let kind, let position, _):
      supplementaryView(kind, IndexPath(item: position.item, section: position.section))
    case .boundary(let kind, let section, let ordinal):
      supplementaryView(kind, IndexPath(item: ordinal, section: section))
    case .layoutBoundary(let kind, let ordinal): supplementaryView(kind, IndexPath(item: ordinal, section: 0))
    case .decoration(let kind, let section, let ordinal):
      if kind == UICollectionLayoutListConfiguration.backgroundKind {
        RoundedRectangle(cornerRadius: 10).fill(Color.primary.opacity(0.06))
      } else {
        supplementaryView(kind, IndexPath(item: ordinal, section: section))
      }
    case .separator: Color.primary.opacity(0.2)
    case .item, nil: EmptyView()
    }
  }
}

/// A section that scrolls by itself.
nonisolated struct CollectionShelf<Section: Hashable, Item: Hashable, Cell: View, SupplementaryView: View>: View {
  let shelf: ShelfPlan
  let content: CollectionContent<Section, Item, Cell, SupplementaryView>
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce

  init(shelf: ShelfPlan, content: CollectionContent<Section, Item, Cell, SupplementaryView>) {
    self.shelf = shelf
    self.content = content
  }

  @MainActor var body: some View {
    ScrollView(shelf.axes, showsIndicators: false) {
      Group {
        if content.canReload {
          LazyPlane(shelf) { id in content.view(of: id).id(content.plan.generation(of: id)) }
        } else {
          LazyPlane(shelf) { id in content.view(of: id) }
        }
      }
      // What is said for the section isn't meant for scroll views in its cells.
      .environment(\.horizontalScrollBounceBehavior, horizontalBounce)
      .environment(\.verticalScrollBounceBehavior, verticalBounce)
    }
    .swipeRows(false)
    .scrollBounceBehavior(shelf.bounce ?? (shelf.axes == .vertical ? verticalBounce : horizontalBounce), axes: shelf.axes)
    .scrollDecelerates(quickly: shelf.deceleratesQuickly)
    // What is enlarged is seen whole.
    .scrollClipDisabled()
    .scrollTargetBehavior(ShelfBehavior(shelf: shelf))
  }
}

/// Lets a section rest where its layout says.
nonisolated struct ShelfBehavior: ScrollTargetBehavior {
  let shelf: ShelfPlan

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (proposed, original) = (target.rect, context.originalTarget.rect)
    let (width, isMirrored) = (context.contentSize.width, context.layoutDirection == .rightToLeft)
    let velocity = context.velocity
    target.rect.origin = MainActor.assumeIsolated {
      var origin = proposed.origin
      if shelf.axes == .vertical {
        origin.y = shelf.restingOffset(proposed: proposed.minY, from: original.minY, velocity: velocity.dy)
      } else if isMirrored {
        let end = shelf.restingOffset(proposed: width - proposed.maxX, from: width - original.maxX, velocity: -velocity.dx)
        origin.x = width - proposed.width - end
      } else {
        origin.x = shelf.restingOffset(proposed: proposed.minX, from: original.minX, velocity: velocity.dx)
      }
      return origin
    }
  }
}
