/// Tabs as pages side by side.
struct PagedTabs: View {
  let tabs: [TabEntry]
  let chosen: AnyHashable?
  let page: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (AnyHashable) -> Void

  var body: some View {
    let position = Binding<AnyHashable?>(get: { chosen }, set: { if let id = $0 { select(id) } })
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(tabs) { tab in
            ZStack { tab.view.environment(\.tabViewLook, _TabViewLook()) }
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: position)
      .scrollBounceBehavior(.basedOnSize)
    }
    .overlay(alignment: .bottom) {
      if page.showsDots(for: tabs.count) { PageDots(tabs: tabs, chosen: chosen, select: select) }
    }
  }
}

/// A dot for each page.
private struct PageDots: View {
  let tabs: [TabEntry]
  let chosen: AnyHashable?
  let select: @MainActor (AnyHashable) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        let isChosen = tab.id == chosen
        Button {
          withAnimation { select(tab.id) }
        } label: {
          Circle()
            .fill(Color.white.opacity(isChosen ? 1 : 0.5))
            .frame(width: 7.5, height: 7.5)
            .frame(width: 20, height: 24)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Page \(index + 1) of \(tabs.count)"))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    }
    .padding(.horizontal, 6)
    .background(Color.black.opacity(0.42), in: Capsule())
    .padding(.bottom, 12)
  }
}
