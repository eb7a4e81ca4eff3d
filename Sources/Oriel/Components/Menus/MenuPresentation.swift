import Foundation

/// What the controls in a menu know of it.
struct MenuContext {
  /// Closes the menu, and those it was opened from.
  let close: @MainActor () -> Void
  /// Whether an entry leaves it open.
  var keepsOpen = false
  /// Nil where the desktop shows it.
  var pointer: MenuPointer?
  /// Whether the desktop shows it, so that its entries are read and not drawn.
  var isExported = false
}

private enum MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
  /// The menu around; nil outside of any.
  var menuContext: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}

extension View {
  /// Has the controls inside be a menu's entries.
  nonisolated func controlsOfMenu(_ context: MenuContext) -> some View {
    environment(\.menuContext, context)
      .buttonStyle(MenuItemButtonStyle())
      .toggleStyle(MenuItemToggleStyle())
      .labelsHidden(false)
      .environment(\.keyboardShortcut, nil)
  }

  /// Shows a menu below this view, or beside it, while the binding is true.
  nonisolated func menu<Content: View>(
    isPresented: Binding<Bool>, isBeside: Bool = false, anchor: PopoverAttachmentAnchor = .rect(.bounds), parent: MenuContext? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let close: @MainActor () -> Void = {
      isPresented.wrappedValue = false
      parent?.close()
    }
    return modifier(
      PresentingModifier(.menu(anchor, isBeside: isBeside), isPresented: isPresented, onDismiss: nil) {
        MenuPanel(context: MenuContext(close: close), isBeside: isBeside, leave: { isPresented.wrappedValue = false }, content: content())
      })
  }
}

/// The entries of a menu, one below the other; more than there is room for are scrolled.
nonisolated struct MenuPanel<Content: View>: View {
  let context: MenuContext
  let isBeside: Bool
  let leave: @MainActor () -> Void
  let content: Content
  @State private var pointer = MenuPointer()
  @Environment(\.menuOrder) private var order
  /// What is longer goes on in another line.
  @ScaledMetric private var maxWidth: CGFloat = 348

  init(context: MenuContext, isBeside: Bool, leave: @escaping @MainActor () -> Void, content: Content) {
    self.context = context
    self.isBeside = isBeside
    self.leave = leave
    self.content = content
  }

  @MainActor var body: some View {
    ScrollView {
      MenuLayout(followsPlace: order == .priority, maxWidth: maxWidth) { content }
        .padding(MenuLayout.padding)
    }
    .scrollBounceBehavior(.basedOnSize)
    .controlsOfMenu(MenuContext(close: context.close, pointer: pointer))
    .font(.system(size: 14, relativeTo: .body))
    // Entries have their own colour; a text among them is none that can be chosen.
    .foregroundStyle(Color.disabledEntry)
    .multilineTextAlignment(.leading)
    .modifier(MenuPanelKeys(isBeside: isBeside, leave: leave))
  }
}

/// Says that a view is the title of what is below, from which nothing separates it.
enum IsMenuHeaderKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Says that a view has the room around it that an entry has; any other is given it.
enum HasMenuRoomKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Says that a view stands in the middle above a menu's entries, in the room that they leave of the window.
enum IsMenuPreviewKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A column as wide as its widest entry. A separator at an end, below a title, or beside another, takes no room.
nonisolated struct MenuLayout: Layout {
  /// Points beside and above what is in an entry.
  static let entryInset = CGSize(width: 10, height: 5)
  static let entryHeight: CGFloat = 32
  /// Points around all that is in a menu.
  static let padding: CGFloat = 6
  private static let separatorMargin: CGFloat = 5
  private static let minWidth: CGFloat = 132

  /// Whether the first entries are the lowest ones where the menu stands above its anchor.
  var followsPlace = false
  /// The most points that entries take across.
  var maxWidth: CGFloat

  /// The order from top to bottom, by the views' indices: turned round, titles stay above what they are the titles of.
  private func order(of subviews: LayoutSubviews) -> [Int] {
    guard followsPlace, let first = subviews.first else { return Array(subviews.indices) }
    let box = first.box
    guard LayoutIsolation.run({ PresentationBox.around(box)?.menuStandsAbove == true }) else { return Array(subviews.indices) }
    var result: [Int] = []
    var group: [Int] = []
    for index in subviews.indices.reversed() {
      if subviews[index][IsSeparatorKey.self] {
        result += group + [index]
        group = []
      } else if subviews[index][IsMenuHeaderKey.self] {
        group.insert(index, at: 0)
      } else {
        group.append(index)
      }
    }
    return result + group
  }

  /// Points beside and above a view.
  private func inset(_ view: LayoutSubview) -> CGSize { view[HasMenuRoomKey.self] ? .zero : Self.entryInset }

  private func height(_ view: LayoutSubview, width: CGFloat) -> CGFloat {
    let inset = inset(view)
    let height = view.sizeThatFits(ProposedViewSize(width: max(0, width - 2 * inset.width), height: nil)).height
    return inset == .zero || height <= 0 ? height : max(height + 2 * inset.height, Self.entryHeight)
  }

  /// The height of each view, 0 for separators that are left out.
  private func heights(_ subviews: LayoutSubviews, width: CGFloat) -> [CGFloat] {
    var heights = entryHeights(subviews, width: width)
    for (index, view) in subviews.enumerated() where view[IsMenuPreviewKey.self] {
      heights[index] = view.sizeThatFits(ProposedViewSize(width: width, height: previewHeight(view, below: heights))).height
    }
    return heights
  }

  /// The most that a preview may have of the window: where there are many entries, they are scrolled.
  private func previewHeight(_ view: LayoutSubview, below entries: [CGFloat]) -> CGFloat {
    let room = Self.room(of: view).height
    return max(room - entries.reduce(0, +), room / 2)
  }

  /// What the entries of the menu around a view may take of the window or the screen, in points.
  private static func room(of view: LayoutSubview) -> CGSize {
    let box = view.box
    return LayoutIsolation.run {
      let most = PresentationBox.around(box)?.mostMenuContent ?? box.graph.rootBox.size
      return CGSize(width: max(0, most.width - 2 * padding), height: max(0, most.height - 2 * padding))
    }
  }

  /// The height of each view as in `heights`, 0 for previews.
  private func entryHeights(_ subviews: LayoutSubviews, width: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: subviews.count)
    var separator: Int?
    var hasEntry = false
    var isBelowHeader = false
    for (index, view) in subviews.enumerated() {
      if view[IsSeparatorKey.self] {
        if !isBelowHeader { separator = separator ?? index }
        continue
      }
      if view[IsMenuPreviewKey.self] {
        hasEntry = true
        continue
      }
      let height = height(view, width: width)
      guard height > 0 else { continue }
      if let separator, hasEntry { result[separator] = 2 * Self.separatorMargin + 1 }
      separator = nil
      hasEntry = true
      isBelowHeader = view[IsMenuHeaderKey.self]
      result[index] = height
    }
    return result
  }

  private func width(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> CGFloat {
    if let width = proposal.width { return width }
    let entries = subviews.filter { !$0[IsSeparatorKey.self] && !$0[IsMenuPreviewKey.self] }
    let widest = entries.map { $0.sizeThatFits(.unspecified).width + 2 * inset($0).width }.max() ?? 0
    // Whole points, so that nothing is a fraction of a point too wide for its line.
    let width = min(max(widest.rounded(.up), Self.minWidth), max(Self.minWidth, maxWidth))
    guard let preview = subviews.first(where: { $0[IsMenuPreviewKey.self] }) else { return width }
    let height = previewHeight(preview, below: entryHeights(subviews, width: width))
    let shown = preview.sizeThatFits(ProposedViewSize(width: Self.room(of: preview).width, height: height))
    return max(width, shown.width.rounded(.up))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let width = width(subviews, proposal: proposal)
    return CGSize(width: width, height: heights(subviews, width: width).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    var y = bounds.minY
    let heights = heights(subviews, width: bounds.width)
    for index in order(of: subviews) {
      let (view, height) = (subviews[index], heights[index])
      if view[IsSeparatorKey.self] {
        let isShown = height > 0
        view.place(
          at: CGPoint(x: bounds.minX + 8, y: y + (isShown ? Self.separatorMargin : 0)),
          proposal: ProposedViewSize(width: isShown ? max(0, bounds.width - 16) : 0, height: 1))
      } else if view[IsMenuPreviewKey.self] {
        view.place(
          at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(width: bounds.width, height: height))
      } else {
        let inset = inset(view)
        let hasRoom = inset == .zero
        view.place(
          at: CGPoint(x: bounds.minX + inset.width, y: hasRoom ? y : y + height / 2), anchor: hasRoom ? .topLeading : .leading,
          proposal: ProposedViewSize(width: max(0, bounds.width - 2 * inset.width), height: hasRoom ? height : nil))
      }
      y += height
    }
  }
}
