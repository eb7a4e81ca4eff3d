import SwiftUI

/// The content of a collection: the cells and supplementary views at the frames of the plan.
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

  /// Returns the view of an element. Cells can move between sections, including orthogonal ones, so their type is the same everywhere. A
  /// row contains its cell directly, because each view in between would be compared whenever the row is reused for another item. Therefore
  /// the types of all other views are erased.
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

  /// Returns the view of an element that isn't a cell. It is created together with its row. A row that is being removed isn't evaluated
  /// again, because its section no longer exists.
  @MainActor @ViewBuilder
  private func surroundings(_ id: LazyPlaneID) -> some View {
    if ElementNames.isShelf(id) { OrthogonalSectionView(shelf: plan.shelf(id.first), content: self) } else { supplementary(id) }
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

/// The view of an orthogonal section.
nonisolated struct OrthogonalSectionView<Section: Hashable, Item: Hashable, Cell: View, SupplementaryView: View>: View {
  let shelf: OrthogonalSectionPlan
  let content: CollectionContent<Section, Item, Cell, SupplementaryView>
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce

  init(shelf: OrthogonalSectionPlan, content: CollectionContent<Section, Item, Cell, SupplementaryView>) {
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
      // The bounce behavior applies to the section, but not to scroll views in its cells.
      .environment(\.horizontalScrollBounceBehavior, horizontalBounce)
      .environment(\.verticalScrollBounceBehavior, verticalBounce)
    }
    .swipeActionsDisabled()
    .scrollBounceBehavior(shelf.bounce ?? (shelf.axes == .vertical ? verticalBounce : horizontalBounce), axes: shelf.axes)
    .scrollDecelerates(quickly: shelf.deceleratesQuickly)
    // Scaled cells may extend beyond the viewport.
    .scrollClipDisabled()
    .scrollTargetBehavior(OrthogonalScrollTargetBehavior(shelf: shelf))
  }
}

/// The scroll target behavior of an orthogonal section, which settles at the offsets of its layout.
nonisolated struct OrthogonalScrollTargetBehavior: ScrollTargetBehavior {
  let shelf: OrthogonalSectionPlan

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
