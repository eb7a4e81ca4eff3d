import OrielModel

/// Tabs as pages side by side.
struct PagedTabs: View {
  let tabs: [TabEntry]
  let chosen: AnyHashable?
  let page: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (AnyHashable) -> Void

  var body: some View {
    let position = Binding<AnyHashable?>(get: { chosen }, set: { if let id = $0 { select(id) } })
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(tabs) { tab in
          ZStack { tab.view.environment(\.tabViewLook, _TabViewLook()) }
            // Only the selected page contributes navigation options.
            .transformPreference(NavigationOptionsKey.self) { if tab.id != chosen { $0 = NavigationOptions() } }
            // The size is that of the scroll view, so that a page is complete in each frame of a window's resizing.
            .containerRelativeFrame([.horizontal, .vertical])
            .tabBackground()
            .accessibilityHidden(chosen != nil && tab.id != chosen)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position)
    .scrollBounceBehavior(.basedOnSize)
    // Pages take the whole available size, and have no ideal size.
    .frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      if page.showsDots(for: tabs.count) { PageDots(tabs: tabs, chosen: chosen, select: select) }
    }
  }
}

/// The dots of pages.
private struct PageDots: View {
  let tabs: [TabEntry]
  let chosen: AnyHashable?
  let select: @MainActor (AnyHashable) -> Void
  @State private var isHovered = false
  @State private var pressed: Set<Int> = []
  @Environment(\.indexBackground) private var background

  init(tabs: [TabEntry], chosen: AnyHashable?, select: @escaping @MainActor (AnyHashable) -> Void) {
    self.tabs = tabs
    self.chosen = chosen
    self.select = select
  }

  private var hasBackground: Bool {
    switch background.kind {
    case .automatic, .always: true
    case .never: false
    case .interactive: isHovered || !pressed.isEmpty
    }
  }

  /// The color of the dots: white on the background, otherwise that of text, so that they are visible on any page.
  private var color: Color { hasBackground ? .white : .primary }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        let isSelected = tab.id == chosen
        Button {
          withAnimation { select(tab.id) }
        } label: {
          Circle()
            .fill(color.opacity(isSelected ? 1 : hasBackground ? 0.5 : 0.35))
            .frame(width: 7.5, height: 7.5)
            .frame(width: 20, height: 24)
            .contentShape(Rectangle())
        }
        .buttonStyle(PageDotStyle { isPressed in if isPressed { pressed.insert(index) } else { pressed.remove(index) } })
        .accessibilityLabel(Text(.own(.pageOf, index + 1, tabs.count)))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(.horizontal, 6)
    .background(Color.black.opacity(hasBackground ? 0.42 : 0), in: Capsule())
    .animation(.easeOut(duration: 0.15), value: hasBackground)
    .onHover { isHovered = $0 }
    .padding(.bottom, 12)
  }
}

private struct PageDotStyle: ButtonStyle {
  let pressingChanged: (Bool) -> Void

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.6 : 1)
      .onChange(of: configuration.isPressed) { _, isPressed in pressingChanged(isPressed) }
  }
}
