/// The title in a screen's bar, the subtitle below it, and the menu that they open.
struct NavigationBarTitle: View {
  let screen: NavigationScreen
  let look: NavigationBars.Look

  var body: some View {
    HStack(spacing: 6) {
      VStack(alignment: look.isTitleLeading || look.titleIsLargeInBar ? .leading : .center, spacing: 0) {
        look.title?.font(look.titleIsLargeInBar ? .largeTitle.bold() : .headline)
          .lineLimit(1)
          .minimumScaleFactor(look.titleIsLargeInBar ? 0.7 : 1)
          .foregroundStyle(Color.primary)
          .accessibilityAddTraits(.isHeader)
        look.subtitle?.font(look.title == nil ? .subheadline : .caption).lineLimit(1).foregroundStyle(.secondary)
      }
      if look.hasTitleMenu { MenuArrow().foregroundStyle(.secondary) }
    }
    .overlay { if look.hasTitleMenu { ToolbarItems(shelf: screen, slot: .titleMenu) } }
    .modifier(NavigationTitleFade(screen: screen))
  }
}
