import SwiftUI

/// Sections of items in a compositional layout.
///
/// Cells are built when they come near, and each gets exactly the frame that the layout says. A cell that was scrolled away is built again
/// with the state that it had: of up to 4,096 of them that state is kept by section and item, and goes with the item, to another section, too.
/// Where a cell has no state of its own, its views go on as another item's.
///
/// **Data.** The first rows are shown at once; others are applied with an animation: the one of the change, or the default where it has none.
/// Nothing is applied while the rows are equal, but what is in sight is built from the new values all the same, so that an
/// item that is equal and yet has another title shows it. What goes from one section to another moves there, its cell with all that is in it
/// included. `disablesAnimations` in the transaction has data applied at once.
/// What is marked in a snapshot, given as such or applied to a `CollectionDataSource`, is shown anew: `reloadItems` gives items other cells, whose state
/// begins anew; `reconfigureItems` has their cells show what there is now.
///
/// **Place.** At its start the content stays there. Else, where most of what is in sight moves as one, it keeps its place on the screen; where
/// it goes different ways, the offset stays.
///
/// **Focus.** What has the focus keeps it, wherever its item goes, and the collection scrolls there; nothing else has it in between.
/// If its item is removed, the focus goes to the nearest of what is left: in the same section if anything there can have it, then
/// anywhere in the collection.
///
/// The collection is a focus section: arrow keys come to it from outside, and from nothing. What gets the focus is shown clear of pinned supplementaries. Page
/// Up, Page Down, Home and End take the focus along. A `FocusState` that names an item, or its id, scrolls to a cell that isn't built; some cell
/// in sight has to belong to that state. `preferredFocus(_:)` says which item of a section gets the focus.
///
/// **Hands.** `onMove(isEnabled:perform:)`, or rows that are a binding, let items be dragged to other places, or moved by keys and assistive technology. Cells
/// with `swipeActions(edge:allowsFullSwipe:content:)` reveal them as the rows of a `List` do, except in sections that scroll by themselves. Those of list
/// sections also reveal what the list's configuration has for them; a cell has other state where its section begins or ceases to have such buttons.
///
/// **Bad input.** An item that is in its section more than once, or a section that is there more than once, is reported once: the first is shown.
/// Beyond the first 4,096 items that is found out in the seconds after, while nothing moves; until then they are shown as they were given.
nonisolated public struct CollectionView<Section: Hashable, Item: Hashable, Cell: View, SupplementaryView: View>: View {
  /// What says how sections are laid out.
  private enum Layout {
    case sections((Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
    case compositional(UICollectionViewCompositionalLayout)
  }

  private let data: CollectionData<Section, Item>
  private let layout: Layout
  private let cell: (IndexPath, Item) -> Cell
  private let supplementaryView: (String, IndexPath) -> SupplementaryView
  private var configure: @MainActor (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  var selection: CollectionSelection<Item>?
  var moves: CollectionMoves<Item>?
  var levels: LayoutLevels?
  var preferredFocus: (Section) -> CollectionPreferredFocus? = { _ in nil }
  private var prefetch: CollectionPrefetching<Item>.Actions?
  @State private var model: CollectionModel<Section, Item>
  private var messages = ViewMessages()
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.moveFocus) private var moveFocus
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// - Parameters:
  ///   - rows: The sections with their items, in order.
  ///   - sectionLayoutProvider: Says how a section is laid out, by its number; called for sections that come near, in each evaluation.
  ///   - cell: Makes the view of an item.
  ///   - supplementaryView: Makes the view of a header, a footer, a badge or a decoration, by its kind. Called for what the layout declares.
  ///     What belongs to a section has the item 0 in its path.
  @inlinable public init(
    rows: [CollectionRow<Section, Item>],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(rows, work: CollectionWork()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
      supplementaryView: supplementaryView)
  }

  @usableFromInline
  init(
    _ data: CollectionData<Section, Item>,
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    cell: @escaping (IndexPath, Item) -> Cell, supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.data = data
    layout = .sections(sectionLayoutProvider)
    self.cell = cell
    self.supplementaryView = supplementaryView
    _model = State(wrappedValue: CollectionModel())
  }

  @usableFromInline
  init(
    _ data: CollectionData<Section, Item>, layout: UICollectionViewCompositionalLayout, cell: @escaping (IndexPath, Item) -> Cell,
    supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.data = data
    self.layout = .compositional(layout)
    self.cell = cell
    self.supplementaryView = supplementaryView
    _model = State(wrappedValue: CollectionModel())
  }

  @MainActor public var body: some View {
    GeometryReader { proxy in
      let plan = model.plan(
        for: data.content, in: environment(proxy.size), configuration: configuration, messages: messages, prefetch: prefetch,
        moves: moves, levels: levels, preferredFocus: preferredFocus, provider: provider)
      let axis: Axis = plan.solver.axis == .vertical ? .vertical : .horizontal
      let keys = keys(plan)
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        let content = content(plan, keys).scrollTargetLayout()
          .transaction(value: plan.application) {
            if $0.animation == nil, !$0.disablesAnimations { $0.animation = .default }
          }
        if levels == nil { content } else { content.modifier(LayoutZoomGesture(zoom: model.zoom, axis: axis, size: proxy.size)) }
      }
      .swipeRows()
      .background { if let search = plan.search { DuplicateSearching(search: search) } }
      .onKeyPress(phases: [.down, .repeat]) { keys.handle($0) }
      .focusSection()
    }
  }

  @MainActor
  private func keys(_ plan: CollectionDataPlan<Section, Item>) -> CollectionKeys<Section, Item> {
    let keys = model.keys
    keys.plan = plan
    keys.selection = selection
    keys.moves = moves
    keys.isMirrored = layoutDirection == .rightToLeft
    keys.moveFocus = moveFocus
    return keys
  }

  @MainActor @ViewBuilder
  private func content(_ plan: CollectionDataPlan<Section, Item>, _ keys: CollectionKeys<Section, Item>) -> some View {
    if let selection {
      CollectionContent(plan: plan, canReload: data.canReload) { path, item in
        SelectableCell(isSelected: selection.contains(item)) {
          selection.toggle(item)
        } focusDidChange: {
          keys.cellFocusDidChange($0, at: path, item)
        } content: {
          cell(path, item)
        }
        .accessibilityOffer { keys.offer(at: path, item) }
      } supplementaryView: {
        supplementaryView($0, $1)
      }
    } else if moves != nil {
      CollectionContent(plan: plan, canReload: data.canReload) { path, item in
        cell(path, item).accessibilityOffer { keys.offer(at: path, item) }
      } supplementaryView: {
        supplementaryView($0, $1)
      }
    } else {
      CollectionContent(plan: plan, canReload: data.canReload, cell: cell, supplementaryView: supplementaryView)
    }
  }

  @MainActor private var provider: UICollectionViewCompositionalLayoutSectionProvider {
    switch layout {
    case .sections(let provider): return provider
    case .compositional(let layout):
      // Read, so that a layout that is invalidated is asked anew.
      _ = layout.invalidations
      return layout.sectionProvider
    }
  }

  /// A copy, since it may be changed for this collection alone.
  @MainActor private var configuration: UICollectionViewCompositionalLayoutConfiguration {
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    if case .compositional(let layout) = layout { configuration = UICollectionViewCompositionalLayoutConfiguration(layout.configuration) }
    configure(configuration)
    return configuration
  }

  /// Says what goes for all sections: the direction that they follow each other in, the points between them, and what stands at the edges of all of
  /// it. Called in each evaluation; later ones change what earlier ones have set.
  public func layoutConfiguration(_ change: @escaping @MainActor (UICollectionViewCompositionalLayoutConfiguration) -> Void) -> Self {
    var result = self
    result.configure = { [configure] configuration in
      configure(configuration)
      change(configuration)
    }
    return result
  }

  /// Calls an action with items that are about to come near: those within the length of what is seen before and behind it, which weren't there
  /// when it was called last. In a task of its own, after the frame.
  public func onPrefetch(perform action: @escaping @MainActor ([Item]) -> Void) -> Self {
    var result = self
    result.prefetch = CollectionPrefetching.Actions(announce: action)
    return result
  }

  /// Calls an action with items that are about to come near, and another one with those that were announced and have gone out of reach, or were removed,
  /// without ever having been in sight: what was begun for them can be given up. Corresponds to UIKit's `UICollectionViewDataSourcePrefetching` with
  /// `collectionView(_:cancelPrefetchingForItemsAt:)`. Both are called in tasks of their own, after the frame; an item that comes near again is
  /// announced again.
  public func onPrefetch(perform action: @escaping @MainActor ([Item]) -> Void, cancel: @escaping @MainActor ([Item]) -> Void) -> Self {
    var result = self
    result.prefetch = CollectionPrefetching.Actions(announce: action, cancel: cancel)
    return result
  }

  @MainActor
  private func environment(_ size: CGSize) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: size),
      traitCollection: UITraitCollection(
        horizontalSizeClass: UIUserInterfaceSizeClass(horizontalSizeClass), verticalSizeClass: UIUserInterfaceSizeClass(verticalSizeClass),
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        userInterfaceStyle: colorScheme == .dark ? .dark : .light, displayScale: displayScale))
  }
}

extension CollectionView where SupplementaryView == EmptyView {
  /// A collection without supplementaries.
  @inlinable public init(
    rows: [CollectionRow<Section, Item>],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
  ) {
    self.init(rows: rows, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}
