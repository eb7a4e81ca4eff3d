/// Two or three columns, in which the selection of a column determines the content of the next. Mirrors SwiftUI's `NavigationSplitView`.
///
/// Each column is a stack of its own, which has bars and can push screens. A link in a column shows its screen in the next column. So does
/// a row of a list with a selection, on which the content of the next column depends. In a narrow window one column is visible at a time: a
/// selection shows the next column, and the back button shows the previous column and clears its selection. Such a window first shows the
/// last column for which something is selected. Columns keep their state while the window's width changes.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  private let hasContent: Bool
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var columns = SplitColumns()
  @State private var shown = NavigationSplitViewColumn.sidebar
  @State private var record = SplitLayoutResult()
  @State private var hasNoToggle = false
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.splitDetailIsProminent) private var detailIsProminent

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?, hasContent: Bool,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.hasContent = hasContent
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    if let preferredColumn { _shown = State(initialValue: preferredColumn.wrappedValue) }
  }

  private var order: [NavigationSplitViewColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

  /// The column that a narrow window shows.
  private var top: NavigationSplitViewColumn {
    let column = preferredColumn?.wrappedValue ?? shown
    return order.contains(column) ? column : .detail
  }

  private func show(_ column: NavigationSplitViewColumn) {
    if let preferredColumn { preferredColumn.wrappedValue = column } else { shown = column }
  }

  public var body: some View {
    let isNarrow = sizeClass == .compact
    let isOver = detailIsProminent && !isNarrow
    let current = shownVisibility(isOver: isOver)
    let hidden: Set<NavigationSplitViewColumn> = isNarrow ? [] : current.hidden(hasContent: hasContent)
    SplitLayout(
      isNarrow: isNarrow, isOver: isOver, top: order.firstIndex(of: top) ?? 0,
      columns: order.map { column in
        let reference = columns.reference(column)
        return .init(stated: reference.width, dragged: reference.dragged, hidden: hidden.contains(column) ? 1 : 0)
      }, record: record
    ) {
      ForEach(order, id: \.self) { column in
        SplitColumnView(
          reference: columns.reference(column, chosen: next, left: { leave($0, isNarrow: isNarrow) }),
          back: isNarrow && column != .sidebar && top == column ? back(from: column) : nil,
          isReached: isNarrow ? column == top : !hidden.contains(column),
          pointsForward: isNarrow && column != .detail,
          toggle: hasNoToggle ? nil : toggle(in: column, hidden: hidden, isNarrow: isNarrow, isOver: isOver)
        ) {
          switch column {
          case .sidebar: sidebar.listStyle(.sidebar)
          case .content: content
          default: detail
          }
        }
        .overlay {
          if isOver, column == .detail, hidden.count + 1 < order.count {
            Color.black.opacity(0.12).ignoresSafeArea().contentShape(Rectangle())
              .onTapGesture { setVisibility(.detailOnly) }
              .accessibilityHidden(true)
          }
        }
        .zIndex(isOver && column != .detail ? 1 : 0)
      }
      if !isNarrow {
        ForEach(order.dropLast(), id: \.self) { column in
          divider(after: column).ignoresSafeArea().outOfReach(hidden.contains(column), includesPresentations: false).zIndex(2)
        }
      }
    }
    .coordinateSpace(name: ObjectIdentifier(record))
    .clipped()
    .focusedSceneValue(\.sidebarToggle, isNarrow ? nil : SidebarToggle { toggleSidebar(isOver: isOver) })
    .onPreferenceChange(NoSidebarToggleKey.self) { hasNoToggle = $0 }
    .onChange(of: isNarrow, initial: true) { if isNarrow, preferredColumn == nil { showWhatIsChosen() } }
    .animation(Self.spring, value: SplitState(top: top, visibility: current))
    .onUnmount { [columns] in columns.letGo() }
  }

  /// Returns the edge of a column, which the user can drag. The detail's width changes by the opposite amount.
  private func divider(after column: NavigationSplitViewColumn) -> some View {
    let reference = columns.reference(column)
    let index = order.firstIndex(of: column) ?? 0
    return SplitDivider(axis: .horizontal, space: ObjectIdentifier(record), value: "") {
      record.start = record.panes
    } move: { distance in
      guard record.start.indices.contains(index) else { return }
      let pane = record.start[index]
      // The width is clamped to its limits, so that a drag in the opposite direction has an immediate effect.
      reference.dragged = min(max(pane.length + distance, pane.limits.lowerBound), pane.limits.upperBound)
    }
  }

  /// Shows the next column after a selection in a column.
  private func next(_ column: NavigationSplitViewColumn) {
    guard let index = order.firstIndex(of: column), index + 1 < order.count else { return }
    if top == column { show(order[index + 1]) }
  }

  /// Goes back from a column whose screen has been withdrawn. Returns `true` in a narrow window, where the transition shows the screen
  /// until its end.
  private func leave(_ column: NavigationSplitViewColumn, isNarrow: Bool) -> Bool {
    guard top == column, let index = order.firstIndex(of: column), index > 0 else { return false }
    if isNarrow { previous(column) } else { show(order[index - 1]) }
    return isNarrow
  }

  /// Shows the last column for which something is selected, without animation.
  private func showWhatIsChosen() {
    let column = order.dropLast().first { !columns.reference($0).showsSelection() } ?? .detail
    guard column != shown else { return }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { shown = column }
  }

  private func back(from column: NavigationSplitViewColumn) -> SplitBack {
    let index = order.firstIndex(of: column) ?? 0
    return SplitBack(title: index > 0 ? columns.title(of: order[index - 1]) : nil) { previous(column) }
  }

  /// Returns the visibility of the columns. Columns over the detail are hidden by default.
  private func shownVisibility(isOver: Bool) -> NavigationSplitViewVisibility {
    let current = visibility?.wrappedValue ?? ownVisibility
    return isOver && current == .automatic ? .detailOnly : current
  }

  private func setVisibility(_ new: NavigationSplitViewVisibility) {
    if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
  }

  private func previous(_ column: NavigationSplitViewColumn) {
    guard let index = order.firstIndex(of: column), index > 0 else { return }
    let before = order[index - 1]
    // The column shows its content until the end of the transition.
    withAnimation(Self.spring) {
      show(before)
    } completion: {
      if top == before { columns.reference(before).deselect() }
    }
  }

  private static var spring: Animation { .interpolatingSpring(duration: 0.4, bounce: 0) }

  /// Returns the action of the button that hides the sidebar, or `nil` if the column doesn't have the button. The first visible column has
  /// it.
  private func toggle(
    in column: NavigationSplitViewColumn, hidden: Set<NavigationSplitViewColumn>, isNarrow: Bool, isOver: Bool
  ) -> (@MainActor () -> Void)? {
    guard !isNarrow, column == order.first(where: { !hidden.contains($0) }) else { return nil }
    return { toggleSidebar(isOver: isOver) }
  }

  private func toggleSidebar(isOver: Bool) {
    let isHidden = shownVisibility(isOver: isOver).hidden(hasContent: hasContent).contains(.sidebar)
    setVisibility(isHidden ? .all : hasContent ? .doubleColumn : .detailOnly)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, hasContent: false, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns, and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, hasContent: false, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns, and a binding to the column that a narrow window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail())
  }

  /// Creates a split view with two columns, and bindings to their visibility and to the column that a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail())
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, hasContent: true, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, and a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, hasContent: true, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, and bindings to their visibility and to the column that a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, hasContent: true, sidebar(), content(), detail())
  }
}

/// The state whose changes are animated.
private struct SplitState: Equatable {
  let top: NavigationSplitViewColumn
  let visibility: NavigationSplitViewVisibility
}

extension NavigationSplitViewVisibility {
  fileprivate func hidden(hasContent: Bool) -> Set<NavigationSplitViewColumn> {
    switch self {
    case .detailOnly: [.sidebar, .content]
    case .doubleColumn: hasContent ? [.sidebar] : []
    default: []
    }
  }
}
