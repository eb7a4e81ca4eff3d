import Foundation
import Observation
import OrielModel

/// The columns of one split view, as what is in them refers to them.
@MainActor
final class SplitColumns {
  private var references: [NavigationSplitViewColumn: SplitColumn] = [:]

  nonisolated init() {}

  /// A column, with what is done when something was chosen in it, and when what it shows isn't wanted any more: that says whether it is seen to go.
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

  /// Lets go of what is done then, which has the view and with it this in it.
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

/// A column: what it shows in place of its own content, and what is done when something in it is chosen.
@MainActor @Observable
final class SplitColumn {
  @ObservationIgnored fileprivate let column: NavigationSplitViewColumn
  @ObservationIgnored fileprivate var chosen: @MainActor (NavigationSplitViewColumn) -> Void = { _ in }
  @ObservationIgnored fileprivate var left: @MainActor (NavigationSplitViewColumn) -> Bool = { _ in false }
  @ObservationIgnored private unowned let columns: SplitColumns

  struct Shown {
    /// Tells one screen from the next.
    let number: Int
    let source: NavigationSource
    /// Grows when the screen is to be made again in its place.
    var revision = 0
    /// Whether it is seen only until it has gone.
    var isLeaving = false
  }

  /// What selected the row that led on.
  @ObservationIgnored private weak var selector: ListSelector?
  /// What selects the rows of the lists in the column.
  @ObservationIgnored private var lists: [WeakSelector] = []
  /// The screen that a link in the column before asked for.
  private(set) var shown: Shown?
  /// The link that did. Apart from the screen, which is made anew whenever the link's body has run: that reads this.
  private var link: Link?

  enum Link: Equatable {
    case view(ObjectIdentifier)
    case value(NavigationPath.Element)
  }
  /// How many screens there were.
  @ObservationIgnored private var count = 0
  /// Of the column's first screen.
  var title: Text?
  /// What the column's content says of it.
  fileprivate(set) var width: ColumnWidth?
  /// Where somebody has dragged the column's edge to, in points from its beginning.
  var dragged: CGFloat?

  fileprivate init(_ column: NavigationSplitViewColumn, of columns: SplitColumns) {
    self.column = column
    self.columns = columns
  }

  /// The place among the columns, with or without one in the middle.
  fileprivate var place: Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    default: 2
    }
  }

  /// Whether there is a column after it, where links show their screens.
  var hasNext: Bool { columns.next(after: column) != nil }

  /// Shows a link's screen in the next column, from the beginning if it is there already.
  func show(_ source: NavigationSource) {
    guard let next = columns.next(after: column) else { return }
    next.count += 1
    next.replaceShown(with: Shown(number: next.count, source: source))
    chosen(column)
  }

  /// A link was pressed that a binding speaks for: a screen that is there already stays as it is.
  func choose(_ source: NavigationSource) {
    guard let shown = columns.next(after: column)?.shown, shown.source === source, !shown.isLeaving else { return }
    chosen(column)
  }

  /// A link's source wants its screen, wants it no more, or makes it otherwise.
  func follow(_ source: NavigationSource) {
    guard let next = columns.next(after: column) else { return }
    let isShown = next.shown?.source === source
    if source.isBound, source.isWanted, !source.wasDropped, !isShown || next.shown?.isLeaving == true {
      show(source)
    } else if source.isBound, !source.isWanted, isShown {
      guard next.shown?.isLeaving == false else { return }
      next.shown?.isLeaving = true
      if !next.left(next.column) { next.shown = nil }
      next.linkMayHaveChanged()
    } else if isShown {
      next.shown?.revision += 1
    }
  }

  private func linkMayHaveChanged() {
    let source = shown.flatMap { $0.isLeaving ? nil : $0.source }
    let new = source.map { source in source.element.map { Link.value($0) } ?? .view(ObjectIdentifier(source)) }
    if new != link { link = new }
  }

  /// Whether the next column shows a link's screen.
  func shows(_ link: Link) -> Bool { columns.next(after: column)?.link == link }

  /// Whoever asked for what was shown is told that something else has its place.
  private func replaceShown(with new: Shown?) {
    let old = shown?.source
    shown = new
    linkMayHaveChanged()
    guard let old, old !== new?.source, old.isBound, old.isWanted else { return }
    old.wasDropped = true
    old.withdraw()
  }

  /// A row was chosen: the next column follows the selection by itself.
  func rowWasChosen(by selector: ListSelector) {
    columns.next(after: column)?.replaceShown(with: nil)
    self.selector = selector
    chosen(column)
  }

  /// A row was chosen whose link shows its own screen in the next column.
  func linkWasChosen(by selector: ListSelector) { self.selector = selector }

  /// A list has come into the column.
  func listDidAppear(_ selector: ListSelector) {
    lists.removeAll { $0.selector == nil || $0.selector === selector }
    lists.append(WeakSelector(selector: selector))
  }

  /// Whether something is chosen in the column, be it by a program, so that the next one has something to show.
  func looksChosen() -> Bool {
    if let chosen = lists.lazy.compactMap(\.selector).first(where: \.isSelecting) {
      selector = chosen
      return true
    }
    return columns.next(after: column)?.shown != nil
  }

  /// Somebody came back to the column: nothing is chosen in it.
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

/// The way from a column to the one before, where only one is seen.
struct SplitBack {
  let title: Text?
  let action: @MainActor () -> Void
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum SplitBackKey: EnvironmentKey { static var defaultValue: SplitBack? { nil } }
private enum LinksLeadOnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The column that the view is in, on the column's first screen.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  var splitBack: SplitBack? {
    get { self[SplitBackKey.self] }
    set { self[SplitBackKey.self] = newValue }
  }

  /// Whether a link that selects its row goes on to another screen too: in a column that is seen alone.
  var linksLeadOn: Bool {
    get { self[LinksLeadOnKey.self] }
    set { self[LinksLeadOnKey.self] = newValue }
  }
}

/// A column with its stack.
struct SplitColumnView<Content: View>: View {
  let reference: SplitColumn
  let back: SplitBack?
  let isReached: Bool
  let leadsOn: Bool
  let toggle: (@MainActor () -> Void)?
  let content: Content

  init(
    reference: SplitColumn, back: SplitBack?, isReached: Bool, leadsOn: Bool, toggle: (@MainActor () -> Void)?,
    @ViewBuilder content: () -> Content
  ) {
    self.reference = reference
    self.back = back
    self.isReached = isReached
    self.leadsOn = leadsOn
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
    .environment(\.linksLeadOn, leadsOn)
    .transformEnvironment(\.searchOffer) { [column = reference.column] in if $0?.column != column { $0 = nil } }
    // Columns of a split view within are no business of the one around.
    .onLayoutPreferenceChange(SplitColumnWidthKey.self) { reference.width = $0 }
    .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
    .transformPreference(NavigationOptionsKey.self) { options in
      if isReached { options.screen?.column = reference.place } else { options.screen = nil }
    }
    .outOfReach(!isReached, includesPresentations: false)
  }
}
