import Foundation

/// What the controls in a menu know of it.
struct MenuContext {
  /// Closes the menu, and those it was opened from.
  let close: @MainActor () -> Void
  /// Whether an entry leaves it open.
  var keepsOpen = false
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

  @MainActor var body: some View {
    ScrollView {
      MenuLayout { content }
        .padding(6)
    }
    .scrollBounceBehavior(.basedOnSize)
    .environment(\.menuContext, context)
    .buttonStyle(MenuItemButtonStyle())
    .toggleStyle(MenuItemToggleStyle())
    .labelsHidden(false)
    .environment(\.keyboardShortcut, nil)
    .font(.system(size: 14))
    .foregroundStyle(Color.primary)
    .multilineTextAlignment(.leading)
    .onKeyPress(.leftArrow) {
      guard isBeside else { return .ignored }
      leave()
      return .handled
    }
  }
}

/// Says that a view separates others, and is left out where there is nothing to separate.
enum IsSeparatorKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Says that a view is the title of what is below, from which nothing separates it.
enum IsMenuHeaderKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// A column as wide as its widest entry. A separator at an end, below a title, or beside another, takes no room.
nonisolated struct MenuLayout: Layout {
  private static let separatorMargin: CGFloat = 5
  private static let minWidth: CGFloat = 132

  /// The height of each view, 0 for separators that are left out.
  private func heights(_ subviews: LayoutSubviews, width: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: subviews.count)
    var separator: Int?
    var hasEntry = false
    var isBelowHeader = false
    for (index, view) in subviews.enumerated() {
      if view[IsSeparatorKey.self] {
        if !isBelowHeader { separator = separator ?? index }
        continue
      }
      let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
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
    let widest = subviews.filter { !$0[IsSeparatorKey.self] }.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return max(proposal.width ?? 0, min(max(widest, Self.minWidth), proposal.width ?? .infinity))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let width = width(subviews, proposal: proposal)
    return CGSize(width: width, height: heights(subviews, width: width).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
    var y = bounds.minY
    for (view, height) in zip(subviews, heights(subviews, width: bounds.width)) {
      if view[IsSeparatorKey.self] {
        let isShown = height > 0
        view.place(
          at: CGPoint(x: bounds.minX + 8, y: y + (isShown ? Self.separatorMargin : 0)),
          proposal: ProposedViewSize(width: isShown ? max(0, bounds.width - 16) : 0, height: 1))
      } else {
        view.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      }
      y += height
    }
  }
}
