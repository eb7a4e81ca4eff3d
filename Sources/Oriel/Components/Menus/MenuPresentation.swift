import Foundation

/// The state of a menu that its controls use.
struct MenuContext {
  /// An action that closes the menu, and those from which it was opened.
  let close: @MainActor () -> Void
  /// Indicates whether an entry leaves the menu open.
  var keepsOpen = false
  /// The shared state of the entries, or `nil` if the desktop environment shows the menu.
  var pointer: MenuPointer?
  /// Indicates whether the desktop environment shows the menu. Its entries are then read instead of drawn.
  var isExported = false
}

private enum MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
  /// The enclosing menu, or `nil` outside of menus.
  var menuContext: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}

extension View {
  /// Applies the styles of a menu's entries to the controls in the view.
  nonisolated func controlsOfMenu(_ context: MenuContext) -> some View {
    environment(\.menuContext, context)
      .buttonStyle(MenuItemButtonStyle())
      .toggleStyle(MenuItemToggleStyle())
      .labelsHidden(false)
      .environment(\.keyboardShortcut, nil)
  }

  /// Applies the look of a menu's entries to the view.
  nonisolated func menuEntryLook(_ context: MenuContext) -> some View {
    controlsOfMenu(context)
      .font(.system(size: 14, relativeTo: .body))
      // Entries set a color of their own. Other text in the menu has the color of disabled entries, because it can't be chosen.
      .foregroundStyle(Color.disabledEntry)
      .multilineTextAlignment(.leading)
  }

  /// Presents a menu below this view, or beside it, while the binding is `true`.
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

/// The entries of a menu in a column, which scrolls if they don't fit.
nonisolated struct MenuPanel<Content: View>: View {
  let context: MenuContext
  let isBeside: Bool
  let leave: @MainActor () -> Void
  let content: Content
  @State private var pointer = MenuPointer()
  @Environment(\.menuOrder) private var order
  /// The maximum width of entries, in points. Longer text wraps.
  @ScaledMetric private var maxWidth: CGFloat = 348

  init(context: MenuContext, isBeside: Bool, leave: @escaping @MainActor () -> Void, content: Content) {
    self.context = context
    self.isBeside = isBeside
    self.leave = leave
    self.content = content
  }

  @MainActor var body: some View {
    ScrollView {
      MenuLayout(reversesAboveAnchor: order == .priority, maxWidth: maxWidth) { content }
        .padding(MenuLayout.padding)
    }
    .scrollBounceBehavior(.basedOnSize)
    .menuEntryLook(MenuContext(close: context.close, pointer: pointer))
    .modifier(MenuPanelKeys(isBeside: isBeside, leave: leave))
  }
}

/// Indicates whether a view is the header of the entries below it, without a separator between them.
enum IsMenuHeaderKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Indicates whether a view includes the insets of an entry. The layout adds them to other views.
enum IncludesMenuEntryInsetsKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Indicates whether a view is a preview: centered above the entries, in the space that they leave in the window.
enum IsMenuPreviewKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A column that is as wide as its widest entry. A separator at an end, below a header, or next to another separator takes no space.
nonisolated struct MenuLayout: Layout {
  /// The horizontal and vertical insets of an entry's content, in points.
  static let entryInset = CGSize(width: 10, height: 5)
  static let entryHeight: CGFloat = 32
  /// The inset around the content of a menu, in points.
  static let padding: CGFloat = 6
  private static let separatorMargin: CGFloat = 5
  private static let minWidth: CGFloat = 132

  /// Indicates whether the order of the entries is reversed if the menu is above its anchor.
  var reversesAboveAnchor = false
  /// The maximum width of the entries, in points.
  var maxWidth: CGFloat

  /// Returns the indices of the views in their order from top to bottom. In the reversed order headers stay above their entries.
  private func order(of subviews: LayoutSubviews) -> [Int] {
    guard reversesAboveAnchor, let first = subviews.first else { return Array(subviews.indices) }
    let box = first.box
    guard LayoutIsolation.run({ PresentationBox.around(box)?.isMenuAboveAnchor == true }) else { return Array(subviews.indices) }
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

  /// Returns the horizontal and vertical insets that the layout adds to a view, in points.
  private func inset(_ view: LayoutSubview) -> CGSize { view[IncludesMenuEntryInsetsKey.self] ? .zero : Self.entryInset }

  private func height(_ view: LayoutSubview, width: CGFloat) -> CGFloat {
    let inset = inset(view)
    let height = view.sizeThatFits(ProposedViewSize(width: max(0, width - 2 * inset.width), height: nil)).height
    return inset == .zero || height <= 0 ? height : max(height + 2 * inset.height, Self.entryHeight)
  }

  /// Returns the height of each view, or 0 for separators that are left out.
  private func heights(_ subviews: LayoutSubviews, width: CGFloat) -> [CGFloat] {
    var heights = entryHeights(subviews, width: width)
    for (index, view) in subviews.enumerated() where view[IsMenuPreviewKey.self] {
      heights[index] = view.sizeThatFits(ProposedViewSize(width: width, height: previewHeight(view, below: heights))).height
    }
    return heights
  }

  /// Returns the maximum height of a preview. It is at least half of the available height, even if the entries then have to scroll.
  private func previewHeight(_ view: LayoutSubview, below entries: [CGFloat]) -> CGFloat {
    let room = Self.room(of: view).height
    return max(room - entries.reduce(0, +), room / 2)
  }

  /// Returns the size that is available to a menu's content in the window or on the screen, in points.
  private static func room(of view: LayoutSubview) -> CGSize {
    let box = view.box
    return LayoutIsolation.run {
      let most = PresentationBox.around(box)?.maximumMenuContentSize ?? box.graph.rootBox.size
      return CGSize(width: max(0, most.width - 2 * padding), height: max(0, most.height - 2 * padding))
    }
  }

  /// Returns the height of each view as in `heights`, or 0 for previews.
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
    // The width is a whole number of points, so that rounding doesn't wrap a line.
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
