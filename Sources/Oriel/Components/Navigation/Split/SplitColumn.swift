import Foundation
import Observation
import OrielModel

/// The columns of a split view, as their content accesses them.
@MainActor
final class SplitColumns {
  private var references: [NavigationSplitViewColumn: SplitColumn] = [:]

  nonisolated init() {}

  /// Returns a column. `chosen` is called after a selection in the column. `left` is called when the column's screen is withdrawn, and
  /// returns `true` if a transition shows the screen until its end.
  func reference(
    _ column: NavigationSplitViewColumn, chosen: (@MainActor (NavigationSplitViewColumn) -> Void)? = nil,
    left: (@MainActor (NavigationSplitViewColumn) -> Bool)? = nil
  ) -> SplitColumn {
    let reference = references[column] ?? SplitColumn(column, of: self)
    references[column] = reference
    if let chosen { reference.chosen = chosen }
    if let left { reference.left = left }
    return reference
  }

  /// Releases the closures, which capture the view and thereby retain this object.
  func letGo() {
    for reference in references.values {
      reference.chosen = { _ in }
      reference.left = { _ in false }
    }
  }

  func title(of column: NavigationSplitViewColumn) -> Text? { references[column]?.title }

  fileprivate func next(after column: NavigationSplitViewColumn) -> SplitColumn? {
    switch column {
    case .sidebar: references[.content] ?? references[.detail]
    case .content: references[.detail]
    default: nil
    }
  }
}

/// A column of a split view: the screen that it shows in place of its own content, and the responses to selections in it.
@MainActor @Observable
final class SplitColumn {
  @ObservationIgnored fileprivate let column: NavigationSplitViewColumn
  @ObservationIgnored fileprivate var chosen: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }
  @ObservationIgnored fileprivate var left: @MainActor (NavigationSplitViewColumn) -> Bool = { _ in false }
  @ObservationIgnored private unowned let columns: SplitColumns

  struct Shown {
    /// The number that distinguishes the screen from others.
    let number: Int
    let source: NavigationSource
    /// A number that increases when the screen has to be built again in its place.
    var revision = 0
    /// Indicates whether the screen is visible only until the end of its removal.
    var isBeingRemoved = false
  }

  /// The selector of the row that showed the next column.
  @ObservationIgnored private weak var selector: ListSelector?
  /// The selectors of the lists in the column.
  @ObservationIgnored private var lists: [WeakSelector] = []
  /// The screen that a link in the previous column requested, or `nil` if there is none.
  private(set) var shown: Shown?
  /// The link that requested the screen. It is separate from `shown`, which changes with each evaluation of the link's body, because that
  /// body reads this property.
  private var link: Link?

  enum Link: Equatable {
    case view(ObjectIdentifier)
    case value(NavigationPath.Element)
  }
  /// The number of screens so far.
  @ObservationIgnored private var count = 0
  /// The title of the column's first screen.
  var title: Text?
  /// The width that the column's content sets.
  fileprivate(set) var width: ColumnWidth?
  /// The width to which the user has dragged the column's edge, in points, or `nil` if there is none.
  var dragged: CGFloat?

  fileprivate init(_ column: NavigationSplitViewColumn, of columns: SplitColumns) {
    self.column = column
    self.columns = columns
  }

  /// The index of the column, which doesn't depend on whether there is a content column.
  fileprivate var place: Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    default: 2
    }
  }

  /// Indicates whether another column follows, in which links show their screens.
  var hasNext: Bool { columns.next(after: column) != nil }

  /// Shows a link's screen in the next column. If the screen is there already, it is built again.
  func show(_ source: NavigationSource) {
    guard let next = columns.next(after: column) else { return }
    next.count += 1
    next.replaceShown(with: Shown(number: next.count, source: source))
    chosen(column)
  }

  /// Handles a press on a link with a binding. A screen that is there already remains unchanged.
  func choose(_ source: NavigationSource) {
    guard let shown = columns.next(after: column)?.shown, shown.source === source, !shown.isBeingRemoved else { return }
    chosen(column)
  }

  /// Updates the next column after a source's request, or the content of its screen, has changed.
  func follow(_ source: NavigationSource) {
    guard let next = columns.next(after: column) else { return }
    let isShown = next.shown?.source === source
    if source.isBound, source.isWanted, !source.wasDropped, !isShown || next.shown?.isBeingRemoved == true {
      show(source)
    } else if source.isBound, !source.isWanted, isShown {
      guard next.shown?.isBeingRemoved == false else { return }
      next.shown?.isBeingRemoved = true
      if !next.left(next.column) { next.shown = nil }
      next.linkMayHaveChanged()
    } else if isShown {
      next.shown?.revision += 1
    }
  }

  private func linkMayHaveChanged() {
    let source = shown.flatMap { $0.isBeingRemoved ? nil : $0.source }
    let new = source.map { source in source.element.map { Link.value($0) } ?? .view(ObjectIdentifier(source)) }
    if new != link { link = new }
  }

  /// Returns `true` if the next column shows a link's screen.
  func shows(_ link: Link) -> Bool { columns.next(after: column)?.link == link }

  /// Replaces the screen, and notifies the source of the old one.
  private func replaceShown(with new: Shown?) {
    let old = shown?.source
    shown = new
    linkMayHaveChanged()
    guard let old, old !== new?.source, old.isBound, old.isWanted else { return }
    old.wasDropped = true
    old.withdraw()
  }

  /// Handles the selection of a row without a screen of its own. The next column follows the selection.
  func rowWasSelected(by selector: ListSelector) {
    columns.next(after: column)?.replaceShown(with: nil)
    self.selector = selector
    chosen(column)
  }

  /// Handles the selection of a row whose link shows its own screen in the next column.
  func linkWasSelected(by selector: ListSelector) { self.selector = selector }

  /// Registers the selector of a list in the column.
  func listDidAppear(_ selector: ListSelector) {
    lists.removeAll { $0.selector == nil || $0.selector === selector }
    lists.append(WeakSelector(selector: selector))
  }

  /// Returns `true` if something is selected in the column, by the user or the app, so that the next column has content.
  func showsSelection() -> Bool {
    if let chosen = lists.lazy.compactMap(\.selector).first(where: \.isSelecting) {
      selector = chosen
      return true
    }
    return columns.next(after: column)?.shown != nil
  }

  /// Clears the selection after the user has returned to the column.
  func deselect() {
    selector?.deselect()
    selector = nil
    guard let next = columns.next(after: column), next.shown?.source.isBound == true else { return }
    next.replaceShown(with: nil)
  }
}

private struct WeakSelector {
  weak var selector: ListSelector?
}

nonisolated enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The action that goes from a column to the previous one, if one column is visible at a time.
struct SplitBack {
  let title: Text?
  let action: @MainActor () -> Void
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum SplitBackKey: EnvironmentKey { static var defaultValue: SplitBack? { nil } }
private enum LinksLeadOnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The column that contains the view, on the column's first screen, or `nil` elsewhere.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  var splitBack: SplitBack? {
    get { self[SplitBackKey.self] }
    set { self[SplitBackKey.self] = newValue }
  }

  /// Indicates whether a link that selects its row also shows another screen, because its column is visible alone.
  var linksPushInCompactColumn: Bool {
    get { self[LinksLeadOnKey.self] }
    set { self[LinksLeadOnKey.self] = newValue }
  }
}

/// A column with its stack.
struct SplitColumnView<Content: View>: View {
  let reference: SplitColumn
  let back: SplitBack?
  let isReached: Bool
  let pointsForward: Bool
  let toggle: (@MainActor () -> Void)?
  let content: Content

  init(
    reference: SplitColumn, back: SplitBack?, isReached: Bool, pointsForward: Bool, toggle: (@MainActor () -> Void)?,
    @ViewBuilder content: () -> Content
  ) {
    self.reference = reference
    self.back = back
    self.isReached = isReached
    self.pointsForward = pointsForward
    self.toggle = toggle
    self.content = content()
  }

  var body: some View {
    NavigationStack {
      Group {
        if let shown = reference.shown { shown.source.make().id(shown.number) } else { content }
      }
      .toolbar {
        ToolbarItem(placement: .navigation) {
          if let toggle {
            Button(action: toggle) { Image(systemName: "sidebar.leading").accessibilityLabel(Text(.own(.sidebar))) }
          }
        }
      }
    }
    .environment(\.splitColumn, reference)
    .environment(\.splitBack, back)
    .environment(\.linksPushInCompactColumn, pointsForward)
    .transformEnvironment(\.searchOffer) { [column = reference.column] in if $0?.column != column { $0 = nil } }
    // The widths of columns in a nested split view must not affect the enclosing one.
    .onLayoutPreferenceChange(SplitColumnWidthKey.self) { reference.width = $0 }
    .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
    .transformPreference(NavigationOptionsKey.self) { options in
      if isReached { options.screen?.column = reference.place } else { options.screen = nil }
    }
    .outOfReach(!isReached, includesPresentations: false)
  }
}
