/// Two or three columns, where what is chosen in one shows in the next. Mirrors SwiftUI's `NavigationSplitView`.
///
/// Each column is a stack of its own: it has bars, and may push. A link in a column shows its screen in the next one; so does a row of a list with a
/// selection, which the next column's content follows. In a narrow window one column is seen at a time: a choice goes on to the next, the back button
/// to the one before, where nothing is selected any more. It begins with the last column that something was
/// chosen for. Columns keep their state while the window's width changes.
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
  @State private var record = SplitRecord()
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

  /// The one that a narrow window shows.
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
          leadsOn: isNarrow && column != .detail,
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

  /// The edge of a column, which can be dragged: what the column gains is the detail's loss.
  private func divider(after column: NavigationSplitViewColumn) -> some View {
    let reference = columns.reference(column)
    let index = order.firstIndex(of: column) ?? 0
    return SplitDivider(axis: .horizontal, space: ObjectIdentifier(record), value: "") {
      record.start = record.panes
    } move: { distance in
      guard record.start.indices.contains(index) else { return }
      let pane = record.start[index]
      // Not beyond what is seen to move: the way back begins at once.
      reference.dragged = min(max(pane.length + distance, pane.limits.lowerBound), pane.limits.upperBound)
    }
  }

  /// Something was chosen in a column.
  private func next(_ column: NavigationSplitViewColumn) {
    guard let index = order.firstIndex(of: column), index + 1 < order.count else { return }
    if top == column { show(order[index + 1]) }
  }

  /// What a column showed isn't wanted any more: a narrow window goes back from it, and true is the answer.
  private func leave(_ column: NavigationSplitViewColumn, isNarrow: Bool) -> Bool {
    guard top == column, let index = order.firstIndex(of: column), index > 0 else { return false }
    if isNarrow { previous(column) } else { show(order[index - 1]) }
    return isNarrow
  }

  /// Shows the last column that something was chosen for, at once.
  private func showWhatIsChosen() {
    let column = order.dropLast().first { !columns.reference($0).looksChosen() } ?? .detail
    guard column != shown else { return }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { shown = column }
  }

  private func back(from column: NavigationSplitViewColumn) -> SplitBack {
    let index = order.firstIndex(of: column) ?? 0
    return SplitBack(title: index > 0 ? columns.title(of: order[index - 1]) : nil) { previous(column) }
  }

  /// Columns that would lie over the detail wait until they are asked for.
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
    // What goes shows what was chosen until it has gone.
    withAnimation(Self.spring) {
      show(before)
    } completion: {
      if top == before { columns.reference(before).deselect() }
    }
  }

  private static var spring: Animation { .interpolatingSpring(duration: 0.4, bounce: 0) }

  /// The button that hides the sidebar stands in it, and in the first column that is left while it is hidden.
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
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, hasContent: false, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, hasContent: false, sidebar(), EmptyView(), detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, hasContent: false, sidebar(), EmptyView(), detail())
  }
}

extension NavigationSplitView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, hasContent: true, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, hasContent: true, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, hasContent: true, sidebar(), content(), detail())
  }
}

/// What a change of is animated.
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
