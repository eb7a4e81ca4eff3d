import SwiftUI

/// A collection of sections with items, in a compositional layout.
///
/// Cells are built when they approach the viewport, and have exactly the frame that the layout determines. A cell that was scrolled away is
/// built again with its previous state: the state of up to 4,096 cells is kept by section and item, and moves with the item to another
/// section. The views of a cell without state are reused for other items.
///
/// **Data.** The first rows are shown without an animation. Changes are applied with the animation of their transaction or, if it has none,
/// with the default one. With `disablesAnimations` in the transaction they aren't animated.
///
/// Equal rows aren't applied, but visible cells are still evaluated with the new values, so that an equal item with a different title shows
/// it. An item that moves to another section moves there together with its cell and the state inside.
///
/// Items that are marked in a snapshot, which is passed to the collection or applied to a `CollectionDataSource`, are updated:
/// `reloadItems` replaces their cells, which lose their state, and `reconfigureItems` evaluates their cells.
///
/// **Scroll position.** A collection that is scrolled to its start remains there. Otherwise, if most of the visible items move by the same
/// distance, they keep their position on the screen; if they don't, the content offset remains.
///
/// **Focus.** A view keeps the focus when its item moves, and the collection scrolls to it; no other view has the focus in between. If the
/// item is removed, the focus moves to the nearest remaining one: in the same section if it contains a focusable view, otherwise in the
/// whole collection.
///
/// The collection is a focus section, which arrow keys enter from outside, or if no view has the focus. The focused view is scrolled to a
/// position that pinned supplementary views don't cover. Page Up, Page Down, Home and End move the focus. A `FocusState` whose value is an
/// item, or its id, scrolls to a cell that isn't built; a visible cell has to be bound to that state. `preferredFocus(_:)` sets the item of
/// a section that receives the focus.
///
/// **User actions.** `onMove(isEnabled:perform:)`, or rows that are a binding, enable the user to move items by dragging, with keys and
/// with assistive technology. Cells with `swipeActions(edge:allowsFullSwipe:content:)` reveal them like the rows of a `List`, except in
/// orthogonal sections. Cells of list sections also reveal the swipe actions of the list's configuration; a cell loses its state if its
/// section begins or ceases to have such actions.
///
/// **Invalid data.** An item that occurs several times in its section, and a section that occurs several times, are reported once, and the
/// first occurrence is shown. Beyond the first 4,096 items, duplicates are searched for in the following seconds, while no animation runs;
/// until then all occurrences are shown.
nonisolated public struct CollectionView<Section: Hashable, Item: Hashable, Cell: View, SupplementaryView: View>: View {
  /// The source of the sections' layouts.
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

  /// Creates a collection of sections and items.
  ///
  /// - Parameters:
  ///   - rows: The sections with their items, in order.
  ///   - sectionLayoutProvider: Returns the layout of the section with an index. It is called in each evaluation, for the sections near the
  ///     viewport.
  ///   - cell: The view of an item.
  ///   - supplementaryView: The header, footer, badge or decoration of a kind that the layout declares. The index path of a view that
  ///     belongs to a section has the item 0.
  @inlinable public init(
    rows: [CollectionRow<Section, Item>],
    sectionLayoutProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
    @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
    @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
  ) {
    self.init(
      CollectionData(rows, work: CollectionOperations()), sectionLayoutProvider: sectionLayoutProvider, cell: cell,
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
      .swipeActionsContainer()
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
      // Registers a dependency, so that an invalidated layout is evaluated again.
      _ = layout.invalidations
      return layout.sectionProvider
    }
  }

  /// A copy of the layout's configuration, because modifiers may change it for this collection only.
  @MainActor private var configuration: UICollectionViewCompositionalLayoutConfiguration {
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    if case .compositional(let layout) = layout { configuration = UICollectionViewCompositionalLayoutConfiguration(layout.configuration) }
    configure(configuration)
    return configuration
  }

  /// Changes the configuration of the layout: the scroll direction, the spacing between sections, and the supplementary views at the edges
  /// of the whole content. The closure is called in each evaluation. Closures that are added later override the changes of earlier ones.
  public func layoutConfiguration(_ change: @escaping @MainActor (UICollectionViewCompositionalLayoutConfiguration) -> Void) -> Self {
    var result = self
    result.configure = { [configure] configuration in
      configure(configuration)
      change(configuration)
    }
    return result
  }

  /// Calls an action with the items that are about to be visible. These are the items within one viewport length before and after the
  /// viewport that weren't there when the action was called last. The action is called in a task, after the frame.
  public func onPrefetch(perform action: @escaping @MainActor ([Item]) -> Void) -> Self {
    var result = self
    result.prefetch = CollectionPrefetching.Actions(announce: action)
    return result
  }

  /// Calls an action with the items that are about to be visible, and another one with prefetched items that have left that range, or were
  /// removed, without having been visible. The work for these items can be canceled.
  ///
  /// Both actions are called in tasks, after the frame. An item that enters the range again is prefetched again. Corresponds to UIKit's
  /// `UICollectionViewDataSourcePrefetching` with `collectionView(_:cancelPrefetchingForItemsAt:)`.
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
  /// Creates a collection of sections and items, without supplementary views.
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
